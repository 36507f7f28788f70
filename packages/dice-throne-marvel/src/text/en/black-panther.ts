import { type HeroText, noun } from '@alea/dice-throne/hero'

export const blackPanther = {
  name: 'Black Panther',
  style: [
    'Turns every blow he takes into Kinetic Energy, and strikes back harder with it.',
    'Hold six or seven Kinetic Energy for strong attacks, or let the eighth burst at the right moment: it pays in CP, cards and damage at once.',
  ],
  symbols: {
    claw: noun('Claw', 'Claws'),
    vibranium: noun('Vibranium'),
    panther: noun('Panther', 'Panthers'),
  },
  abilities: {
    'vibranium-claws': 'Vibranium Claws',
    'stealth-strike': 'Stealth Strike',
    'heart-shaped-herb': 'Heart-Shaped Herb',
    'meteoric-punch': 'Meteoric Punch',
    'triple-threat': 'Triple Threat',
    'ancestral-power': 'Ancestral Power',
    'wakanda-forever': 'Wakanda Forever!',
    'kinetic-absorption': 'Kinetic Absorption',
    'vibranium-guard': 'Vibranium Guard',
    'panther-reflexes': 'Panther Reflexes',
  },
  tokens: {
    'kinetic-energy': {
      name: 'Kinetic Energy',
      text: 'Your attacks deal 1 more damage for every 2 of these that you hold. When you gain the eighth, remove all of them, gain 2 CP, draw 2 cards and deal 5 undefendable damage to an opponent of your choice, at once.',
    },
    'vibranium-suit': {
      name: 'Vibranium Suit',
      text: 'Spend against incoming non-ultimate damage: prevent 3 of it. It cannot be moved.',
    },
  },
  cards: {
    'suit-up': 'Suit Up!',
    'kinetic-blast': 'Kinetic Blast!',
    'absorb-the-impact': 'Absorb the Impact!',
    resonance: 'Resonance!',
    'wakandan-tech': 'Wakandan Tech!',
    'warriors-of-wakanda': 'Warriors of Wakanda!',
  },
} satisfies HeroText
