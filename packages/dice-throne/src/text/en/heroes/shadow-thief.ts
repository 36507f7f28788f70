import type { Pilfer } from '../../../heroes/shadow-thief/pilfer.ts'
import type { HeroText } from '../../heroText.ts'
import { noun } from '../../phrase.ts'

export const shadowThief = {
  name: 'Shadow Thief',
  style: [
    'Steal, hoard, and turn every coin into a wound.',
    'Your attacks hit as hard as your purse is full, so save up for the big strike; Shadows hides you until it comes, and you pick one of two defences each time.',
  ],
  symbols: {
    dagger: noun('Dagger', 'Daggers'),
    bag: noun('Bag', 'Bags'),
    card: noun('Card', 'Cards'),
    shadow: noun('Shadow', 'Shadows'),
  },
  abilities: {
    'dagger-strike': 'Dagger Strike',
    pickpocket: 'Pickpocket',
    'shifty-strike': 'Shifty Strike',
    'insidious-strike': 'Insidious Strike',
    'shadow-dance': 'Shadow Dance',
    carducopia: 'Carducopia',
    'shadow-shank': 'Shadow Shank!',
    'shadow-defense': 'Shadow Defense',
    'counter-strike': 'Counter Strike',
    'shadow-strike': 'Shadow Strike',
    'shank-attack': 'Shank Attack',
  },
  tokens: {
    shadows: {
      name: 'Shadows',
      text: 'You suffer no damage of an opponent’s roll phase, unless it is an ultimate’s, and do not defend; everything else still happens. Removed at the end of the first turn that you begin with it.',
    },
    'sneak-attack': {
      name: 'Sneak Attack',
      text: 'Spend on your attack and roll a die: add its value to the damage.',
    },
  },
  cards: {
    sneaky: 'Sneaky!',
    'poison-wound': 'Poison Wound!',
    'wild-shadow': 'Wild Shadow!',
    'shadow-coin': 'Shadow Coin!',
    'enter-the-shadows': 'Enter the Shadows!',
    'card-trick': 'Card Trick!',
    'shadow-meld': 'Shadow Meld!',
  },
  verbs: {
    'shadow-thief/pilfer': ({ most }: Pilfer) =>
      `you may take ${most === 1 ? 'one' : `up to ${most}`} of them from an opponent instead of the bank`,
    'shadow-thief/shake-off': () => 'remove all negative status effects from yourself',
  },
  asks: {
    pilfer: 'How many of these CP do you take from an opponent?',
  },
} satisfies HeroText
