import { type HeroText, noun } from '@alea/dice-throne/hero'

export const scarletWitch = {
  name: 'Scarlet Witch',
  style: [
    'Bends dice and probabilities, and borrows the powers of whoever she meets.',
    'Gather tokens of every kind, warp the dice of your opponents, and let Crackle turn all of it into one great attack.',
  ],
  symbols: {
    hex: noun('Hex', 'Hexes'),
    mind: noun('Mind', 'Minds'),
    darkhold: noun('Darkhold', 'Darkholds'),
    chaos: noun('Chaos', 'Chaos'),
  },
  abilities: {
    'hex-bolt': 'Hex Bolt',
    jinx: 'Jinx',
    darkhold: 'Darkhold',
    'mind-blast': 'Mind Blast',
    spellcraft: 'Spellcraft',
    bewitch: 'Bewitch',
    'pure-chaos': 'Pure Chaos',
    'sealed-your-fate': 'Sealed Your Fate!',
    'chaos-barrier': 'Chaos Barrier',
    conjuration: 'Conjuration',
    'energy-drain': 'Energy Drain',
    chaos: 'Chaos',
  },
  tokens: {
    crackle: {
      name: 'Crackle',
      text: 'Spend during your attack, at most twice per turn: it deals 1 more damage for each positive or negative status effect token you still have, at most 3.',
    },
    'probability-manipulation': {
      name: 'Probability Manipulation',
      text: 'Spend while your dice can still be altered: turn one of them that shows an even number up or down by one.',
    },
    conjure: {
      name: 'Conjure',
      text: 'Spend during your main phase, once per turn: gain a positive status effect of any hero at the table, unless an opponent discards a card to prevent it; or inflict Reality Warp on an opponent.',
    },
    'reality-warp': {
      name: 'Reality Warp',
      text: 'When your offensive roll phase begins, remove it: for this phase, one of your dice is a die of the Scarlet Witch. It counts as a number, never as one of your symbols.',
    },
  },
  cards: {
    'chaos-magic': 'Chaos Magic!',
    'bend-reality': 'Bend Reality!',
    improbable: 'Improbable!',
    'whispers-of-the-darkhold': 'Whispers of the Darkhold!',
    'no-more': 'No More!',
    'hex-sphere': 'Hex Sphere!',
  },
  verbs: {
    'scarlet-witch/conjure': () =>
      'gain a positive status effect of any hero at the table, unless an opponent discards a card to prevent it',
  },
  asks: {
    conjure: 'Conjure: which status effect do you gain?',
    'prevent-conjuring': 'Conjure: discard a card to prevent it?',
  },
} satisfies HeroText
