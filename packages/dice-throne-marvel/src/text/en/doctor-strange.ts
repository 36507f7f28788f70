import { type HeroText, noun } from '@alea/dice-throne/hero'

export const doctorStrange = {
  name: 'Doctor Strange',
  style: [
    'Prepares spells, chooses what to draw, and keeps others from playing their cards.',
    'Lay your spells on the book and cast them at the right moment; Premonition finds the cards you need, and Déjà Vu starts a bad roll phase over.',
  ],
  symbols: {
    hand: noun('Mystic Hand', 'Mystic Hands'),
    vision: noun('Vision', 'Visions'),
    bands: noun('Band', 'Bands'),
    eye: noun('Eye of Agamotto', 'Eyes of Agamotto'),
  },
  abilities: {
    augury: 'Augury',
    'universal-awareness': 'Universal Awareness',
    'astral-incursion': 'Astral Incursion',
    'mystic-bolts': 'Mystic Bolts',
    binding: 'Binding',
    'wands-of-watoomb': 'Wands of Watoomb',
    'all-seeing-eye': 'All-Seeing Eye!',
    'book-of-vishanti': 'Book of Vishanti',
    'sanctum-ward': 'Sanctum Ward',
  },
  tokens: {
    'deja-vu': {
      name: 'Déjà Vu',
      text: 'Spend during your offensive roll phase, instead of activating an ability: a whole new offensive roll phase begins.',
    },
    premonition: {
      name: 'Premonition',
      text: 'During your income phase, spend one to draw 2 cards, or three to draw 3, instead of 1; then put one of them on the top or bottom of your deck.',
    },
    'crimson-bands': {
      name: 'Crimson Bands',
      text: 'You cannot play cards during the roll phase of your next turn; then this is removed.',
    },
  },
  cards: {
    'flames-of-faltine': 'Flames of Faltine',
    'bolts-of-balthakk': 'Bolts of Balthakk',
    'winds-of-watoomb': 'Winds of Watoomb',
    'crimson-bands-of-cyttorak': 'Crimson Bands of Cyttorak',
    'shield-of-the-seraphim': 'Shield of the Seraphim',
    'images-of-ikonn': 'Images of Ikonn',
    'icy-tendrils': 'Icy Tendrils!',
    'time-loop': 'Time Loop!',
    foresight: 'Foresight!',
    'cloak-of-levitation': 'Cloak of Levitation!',
  },
} satisfies HeroText
