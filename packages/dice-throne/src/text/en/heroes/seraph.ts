import type { Purify } from '../../../heroes/seraph/purify.ts'
import type { HeroText } from '../../heroText.ts'
import { noun } from '../../phrase.ts'
import type { Say } from '../../say.ts'

export const seraph = {
  name: 'Seraph',
  style: [
    'Blesses herself and her friends, and blinds everybody else.',
    'Gather Flight, to strike past defences or to escape an attack, let Holy Presence wear your opponents down, and spoil their best rolls with Blinding Light.',
  ],
  symbols: {
    blade: noun('Blade', 'Blades'),
    wings: noun('Wing', 'Wings'),
    cross: noun('Cross', 'Crosses'),
    pendant: noun('Pendant', 'Pendants'),
  },
  abilities: {
    'holy-blade': 'Holy Blade',
    glorious: 'Glorious',
    purify: 'Purify',
    'holy-smite': 'Holy Smite',
    triumphant: 'Triumphant',
    'highest-power': 'Highest Power',
    'archangels-will': 'Archangel’s Will',
    'angelic-mantle': 'Angelic Mantle',
    'split-the-heavens': 'Split the Heavens!',
    cherubim: 'Cherubim',
    'cherubim-ii': 'Cherubim II',
    'take-flight': 'Take Flight',
    'holy-command': 'Holy Command',
    'divine-visage': 'Divine Visage',
    'heavens-blessing': 'Heaven’s Blessing',
  },
  actions: { 'mantle-again': 'Angelic Mantle again' },
  tokens: {
    flight: {
      name: 'Flight',
      text: 'Spend on your attack before the defence, or when you are attacked, unless it is by an ultimate, and roll two dice: with at least one 6, your attack becomes undefendable, or you suffer none of the damage.',
    },
    'blinding-light': {
      name: 'Blinding Light',
      text: 'The next time you activate an offensive ability, remove this and roll a die: on a 1, the ability fails; on a 2 or 3, all damage you deal until the end of the roll phase is reduced by half, the reduction rounded up. Ultimates are not affected.',
    },
    'holy-presence': {
      name: 'Holy Presence',
      text: 'During your upkeep, deals 1 damage to all opponents for each of these tokens. Cannot be moved. Persistent.',
    },
  },
  cards: {
    smote: 'Smote!',
    'angelic-combat': 'Angelic Combat!',
    'divine-intervention': 'Divine Intervention!',
    'to-the-skies': 'To the Skies!',
    'holier-than-thou': 'Holier Than Thou!',
  },
  verbs: {
    'seraph/purify': (p: Purify, say: Say) => {
      const facing = say.facing('that player')
      return `choose an opponent: ${facing.list(p.foe)}; or choose yourself or a teammate: ${facing.list(p.friend)}; in either case, ${facing.list(p.either)}`
    },
  },
} satisfies HeroText
