import type { Pierce } from '../../../heroes/vampire-lord/pierce.ts'
import type { SmellBlood } from '../../../heroes/vampire-lord/smellBlood.ts'
import type { HeroText } from '../../heroText.ts'
import { noun } from '../../phrase.ts'

export const vampireLord = {
  name: 'Vampire Lord',
  style: [
    'She saves up Blood Power and decides late what it is for.',
    'One token strengthens an attack, four heal you by all the damage it deals; opponents who bleed twice bring you more of it.',
  ],
  symbols: {
    claw: noun('Claw', 'Claws'),
    gaze: noun('Gaze', 'Gazes'),
    drop: noun('Blood Drop', 'Blood Drops'),
  },
  abilities: {
    gouge: 'Gouge',
    glamour: 'Glamour',
    sanguimancy: 'Sanguimancy',
    rend: 'Rend',
    possess: 'Possess',
    'blood-thirst': 'Blood Thirst',
    'blood-magic': 'Blood Magic',
    'immortal-flesh': 'Immortal Flesh',
    exsanguinate: 'Exsanguinate!',
    'blood-power': 'Blood Power',
    influence: 'Influence',
    presence: 'Presence',
    'draw-blood': 'Draw Blood',
    hemorrhage: 'Hemorrhage',
    gash: 'Gash',
  },
  tokens: {
    'blood-power': {
      name: 'Blood Power',
      text: 'Each use at most once per turn. Spend 1 on your attack to add 3 damage; 2 in your main phases to remove one status effect from a player of your choice; 3 at any time to draw 2 cards; 4 in your roll phase to heal as much as you deal by attacking in it. (Original leaflet: at most 4 tokens; 1 adds 2 damage; 2 remove one of your own status effects, at any time; 3 draw 2 cards, then you discard 1.)',
    },
    mesmerize: {
      name: 'Mesmerize',
      text: 'Spend while an opponent’s dice are on the table and roll a die: on a 5 or 6, you may make them reroll one of those dice. Or spend it on Blood Magic before the defence: the attack becomes undefendable.',
    },
  },
  cards: {
    'blood-flow': 'Blood Flow!',
    'limb-from-limb': 'Limb from Limb!',
    'blood-boil': 'Blood Boil!',
    'blood-letting': 'Blood Letting!',
    'consume-blood': 'Consume Blood!',
    'dark-omen': 'Dark Omen!',
    'blood-tide': 'Blood Tide!',
  },
  verbs: {
    'vampire-lord/mesmerize': () => 'roll 1 die: on a 5 or 6, you may make an opponent reroll one of their dice',
    'vampire-lord/pierce': ({ on }: Pierce): string =>
      on === 'ability'
        ? 'before the defence you may spend Mesmerize to make the attack undefendable'
        : 'the attack becomes undefendable',
    'vampire-lord/smell-blood': ({ at }: SmellBlood): string =>
      at === 'dealt'
        ? ''
        : 'if an attack of yours damaged an opponent with 2 Bleed tokens this turn, gain Blood Power (not with the original leaflet)',
  },
} satisfies HeroText
