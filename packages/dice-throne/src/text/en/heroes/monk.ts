import type { HeroText } from '../../heroText.ts'
import { noun } from '../../phrase.ts'

export const monk = {
  name: 'Monk',
  style: [
    'Patient: gathers Chi, soaks up blows and strikes when the time is right.',
    'Chi prevents damage at once, but adds to your attacks only from a later turn on, so decide what you save it for; Lotus faces raise how much of it you can hold.',
  ],
  symbols: {
    fist: noun('Fist', 'Fists'),
    palm: noun('Palm', 'Palms'),
    zen: noun('Zen'),
    lotus: noun('Lotus', 'Lotuses'),
  },
  abilities: {
    'fist-strike': 'Fist Strike',
    meditate: 'Meditate',
    'combo-strike': 'Combo Strike',
    'tempest-rush': 'Tempest Rush',
    'fist-of-harmony': 'Fist of Harmony',
    'fist-of-tranquility': 'Fist of Tranquility',
    'lotus-strike': 'Lotus Strike',
    transcendence: 'Transcendence!',
    serenity: 'Serenity',
    'zen-strike': 'Zen Strike',
    'way-of-the-lotus': 'Way of the Lotus',
    'way-of-the-monk': 'Way of the Monk',
  },
  tokens: {
    chi: {
      name: 'Chi',
      text: 'Spend any number when you are about to suffer non-ultimate damage: prevent 1 for each. Or spend any number that you did not gain this turn on your attack: add 1 damage for each.',
    },
  },
  cards: {
    'palm-strike': 'Palm Strike!',
    'mystic-mantra': 'Mystic Mantra!',
    ruminate: 'Ruminate!',
    contemplate: 'Contemplate!',
    enlightenment: 'Enlightenment!',
  },
} satisfies HeroText
