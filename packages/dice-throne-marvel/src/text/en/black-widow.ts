import { type HeroText, noun, type Say } from '@alea/dice-throne/hero'
import type { CovertOps } from '../../black-widow/covertOps.ts'
import type { Elude } from '../../black-widow/elude.ts'
import type { GatherUpgrades } from '../../black-widow/gatherUpgrades.ts'
import type { TickBombs } from '../../black-widow/tickBombs.ts'

export const blackWidow = {
  name: 'Black Widow',
  style: [
    'Plays upgrades even in the middle of a roll phase, and grows with every one of them.',
    'Use Covert Ops to bring upgrades out early, plant Time Bombs along the way, and finish with attacks that count the upgrades in play.',
  ],
  symbols: {
    espionage: noun('Espionage', 'Espionage'),
    batons: noun('Baton', 'Batons'),
    widow: noun('Widow', 'Widows'),
  },
  abilities: {
    'baton-strike': 'Baton Strike',
    infiltrate: 'Infiltrate',
    'widows-gauntlets': 'Widow’s Gauntlets',
    hacked: 'Hacked',
    grapple: 'Grapple',
    vengeance: 'Vengeance',
    'widows-bite': 'Widow’s Bite!',
    'red-room-training': 'Red Room Training',
    sabotage: 'Sabotage',
    'covert-mission': 'Covert Mission',
    'spy-game': 'Spy Game',
    recon: 'Recon',
    subvert: 'Subvert',
  },
  actions: {
    'sabotage-reroll': 'the Sabotage reroll',
  },
  tokens: {
    'covert-ops': {
      name: 'Covert Ops',
      text: 'Once per turn, during your main phase: put an upgrade from your hand into play for free, or look at the top three cards of your deck. If none is an upgrade, you may show them, take an upgrade from the deck and shuffle; otherwise, put them back in any order.',
    },
    agility: {
      name: 'Agility',
      text: 'Spend against incoming non-ultimate damage and roll a die: on a 1, 2 or 3, half of it, rounded up, is prevented.',
    },
    'time-bomb-2': {
      name: 'Time Bomb 0:02',
      text: 'During upkeep, roll a die: on a 6 it is removed, otherwise it turns to 0:01.',
    },
    'time-bomb-1': {
      name: 'Time Bomb 0:01',
      text: 'During upkeep, roll a die and remove it: unless the die shows a 6, it deals you 4 damage at once.',
    },
  },
  cards: {
    recoil: 'Recoil!',
    subversion: 'Subversion!',
    assemble: 'Assemble!',
    elude: 'Elude!',
    'undercover-mission': 'Undercover Mission!',
    cunning: 'Cunning!',
  },
  verbs: {
    'black-widow/tick': (p: TickBombs) =>
      `roll a die for each bomb: on a 6 it is removed, otherwise it advances; from 0:01, it explodes for ${p.blast} damage`,
    'black-widow/advance': () => 'advance every Time Bomb in play',
    'black-widow/recount': () => 'count it towards any attack in progress that counts upgrades',
    'black-widow/covert-ops': (p: CovertOps) =>
      `put an upgrade from your hand into play for free, or look at the top ${p.cards} cards of your deck: if none is an upgrade, you may show them, search the deck for one and shuffle; otherwise, put them back in any order`,
    'black-widow/gather': (p: GatherUpgrades) =>
      `look at the top ${p.cards} cards of your deck, show and take every upgrade among them, and put the others back in any order`,
    'black-widow/elude': (p: Elude, say: Say) =>
      `when your ${say.token(p.token)} die shows ${p.from} or more, avoid one source of incoming damage`,
  },
  asks: { 'covert-ops': 'Covert Ops: put an upgrade into play for free, or look at the deck?' },
} satisfies HeroText
