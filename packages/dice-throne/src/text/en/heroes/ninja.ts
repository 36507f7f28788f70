import type { HeroText } from '../../heroText.ts'
import { noun } from '../../phrase.ts'

export const ninja = {
  name: 'Ninja',
  style: [
    'Strikes unseen: poison works while she is already gone in the smoke.',
    'Delayed Poison hurts at the end of the opponent’s turn, Ninjutsu sharpens the attack you are making, and a Smoke Bomb has an even chance to make a blow miss altogether.',
  ],
  symbols: {
    ninjato: noun('Ninjatō'),
    shuriken: noun('Shuriken'),
    mask: noun('Mask', 'Masks'),
  },
  abilities: {
    slash: 'Slash',
    'walk-the-line': 'Walk the Line',
    'death-blossom': 'Death Blossom',
    'smoke-screen': 'Smoke Screen',
    'poison-blade': 'Poison Blade',
    'shadow-fang': 'Shadow Fang',
    shadewalk: 'Shadewalk',
    assassinate: 'Assassinate!',
    'shade-shift': 'Shade Shift',
    'kuji-kiri': 'Kuji-Kiri',
    'tip-of-the-blade': 'Tip of the Blade',
    misdirect: 'Misdirect',
    jugulate: 'Jugulate',
  },
  actions: { 'shade-shift-reroll': 'Shade Shift (reroll)' },
  tokens: {
    'delayed-poison': {
      name: 'Delayed Poison',
      text: 'At the end of your turn, remove all of these and suffer 3 damage for each.',
    },
    'smoke-bomb': {
      name: 'Smoke Bomb',
      text: 'When you are about to suffer non-ultimate damage, spend this and roll a die: on a 1, 2 or 3, you suffer none from one source.',
    },
    ninjutsu: {
      name: 'Ninjutsu',
      text: 'Spend on your attack and roll a die: on 1 to 3, add 1 damage; on 4 or 5, add 2; on 6, choose one: add 2 damage, inflict Delayed Poison, or, before the defence, make the attack undefendable.',
    },
  },
  cards: {
    'poison-dart': 'Poison Dart!',
    'throwing-stars': 'Throwing Stars!',
    'fan-of-knives': 'Fan of Knives!',
    'smoke-offering': 'Smoke Offering!',
    train: 'Train!',
    escape: 'Escape!',
    dojo: 'Dojo!',
  },
} satisfies HeroText
