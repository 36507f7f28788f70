import { type HeroText, noun, type Say } from '@alea/dice-throne/hero'
import type { Illusion } from '../../loki/illusion.ts'
import type { OpenBag } from '../../loki/openBag.ts'

export const loki = {
  name: 'Loki',
  style: [
    'Takes his opponents’ abilities away from them, and leaves them guessing which Loki is the real one.',
    'Cover what they need with Spellbound, hand out Bags of Tricks to friend and foe, and save an Illusion for the attack that would hurt.',
  ],
  symbols: {
    scepter: noun('Scepter', 'Scepters'),
    illusion: noun('Illusion', 'Illusions'),
    lie: noun('Lie', 'Lies'),
    deceit: noun('Deceit', 'Deceits'),
  },
  abilities: {
    mockery: 'Mockery',
    confuddle: 'Confuddle',
    antics: 'Antics',
    vilify: 'Vilify',
    vex: 'Vex',
    'kneel-to-me': 'Kneel To Me',
    'double-take': 'Double Take',
    'glorious-purpose': 'Glorious Purpose!',
    misdirection: 'Misdirection',
    'liars-gifts': 'Liar’s Gifts',
    bewilder: 'Bewilder',
    'made-you-look': 'Made You Look',
  },
  tokens: {
    illusion: {
      name: 'Illusion',
      text: 'Spend when you are attacked: lay The Real Loki, Fading Illusion and Perfect Illusion face down in any order and recommend one if you like. The attacker turns one up: they gain a Bag of Tricks, half of the damage is prevented, or all of it.',
    },
    'bag-of-tricks': {
      name: 'Bag of Tricks',
      text: 'During upkeep, remove it and roll a die. On a 1, lose 1 CP. On a 2 to 5, whoever gave it to you chooses: you heal 2, gain 1 CP or suffer 2 undefendable damage. On a 6, gain 2 CP.',
    },
    spellbound: {
      name: 'Spellbound',
      text: 'Lies on one of your offensive abilities, never an ultimate: that ability cannot be activated. Removed at the end of your offensive roll phase.',
    },
  },
  cards: {
    outwit: 'Outwit!',
    'a-gift-for-you': 'A Gift for You!',
    'mind-games': 'Mind Games!',
    'silver-tongue': 'Silver Tongue!',
    backstab: 'Backstab!',
    'not-the-real-me': 'Not the Real Me!',
    'illusion-real': 'The Real Loki',
    'illusion-fading': 'Fading Illusion',
    'illusion-perfect': 'Perfect Illusion',
  },
  verbs: {
    'loki/illusion': (p: Illusion, say: Say) =>
      `lay three cards face down, of which the attacker turns one up: they gain ${say.tokens(p.token, p.count)}, half of the damage is prevented, or all of it`,
    'loki/open-bag': (p: OpenBag, say: Say) => `remove it and ${say.facing('whoever gave it').list(p.effects)}`,
    'loki/take-back': () =>
      'take back the card of your Illusion just turned up: the attacker turns up one of the others',
  },
} satisfies HeroText
