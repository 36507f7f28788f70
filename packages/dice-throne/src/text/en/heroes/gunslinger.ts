import type { ReloadAgain } from '../../../heroes/gunslinger/reloadAgain.ts'
import type { HeroText } from '../../heroText.ts'
import { noun } from '../../phrase.ts'

export const gunslinger = {
  name: 'Gunslinger',
  style: [
    'Fast, direct attacks, and a little luck in the chamber.',
    'Put a Bounty on your opponent, so that every attack on them hurts more and pays you CP, and spend Reload to add half a die to the damage.',
  ],
  symbols: {
    bullet: noun('Bullet', 'Bullets'),
    dash: noun('Dash', 'Dashes'),
    bullseye: noun('Bullseye', 'Bullseyes'),
  },
  abilities: {
    revolver: 'Revolver',
    'bounty-hunter': 'Bounty Hunter',
    'quick-draw': 'Quick Draw',
    'take-cover': 'Take Cover',
    showdown: 'Showdown',
    deadeye: 'Deadeye',
    'fan-the-hammer': 'Fan the Hammer',
    duel: 'Duel',
    'fill-em-with-lead': 'Fill ’em with Lead!',
    'pistol-whip': 'Pistol Whip',
    'mark-the-target': 'Mark the Target',
    enforcer: 'Enforcer',
  },
  tokens: {
    reload: {
      name: 'Reload',
      text: 'Spend on your attack and roll a die: add half its value, rounded up, to the damage.',
    },
    bounty: { name: 'Bounty', text: 'Whoever attacks you gains 1 CP and deals 1 more damage. Persistent.' },
  },
  cards: {
    wanted: 'Wanted!',
    'spin-the-chamber': 'Spin the Chamber!',
    roulette: 'Roulette!',
    'wild-west': 'Wild West!',
    'eat-lead': 'Eat Lead!',
    'run-and-gun': 'Run and Gun!',
  },
  verbs: {
    'gunslinger/reload-again': (p: ReloadAgain) =>
      `whenever you spend Reload, you may reroll its die once${p.plus > 0 ? `, and it adds ${p.plus} more damage` : ''}`,
    'gunslinger/reload': () => 'roll 1 die: add half of it (rounded up) to the damage of the attack',
  },
} satisfies HeroText
