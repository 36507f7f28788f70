import type { Ransom } from '../../../heroes/cursed-pirate/ransom.ts'
import type { HeroText } from '../../heroText.ts'
import { noun } from '../../phrase.ts'

export const cursedPirate = {
  name: 'Cursed Pirate',
  style: [
    'Begins as a human and later turns her board over to a more dangerous, cursed side.',
    'Decide how fast you get rid of your own Cursed Doubloons; then wear your opponents down with Doubloons, Powder Kegs and Parlay.',
  ],
  symbols: {
    cutlass: noun('Cutlass', 'Cutlasses'),
    loot: noun('Loot', 'Loot'),
    skull: noun('Skull', 'Skulls'),
  },
  abilities: {
    'cutlass-strike': 'Cutlass Strike',
    'x-marks-the-spot': 'X Marks the Spot',
    cursed: 'Cursed',
    'walk-the-plank': 'Walk the Plank',
    'light-the-fuse': 'Light the Fuse',
    'black-spot': 'Black Spot',
    'shiver-me-timbers': 'Shiver Me Timbers',
    'pirates-touch': 'Pirate’s Touch!',
    'ahoy-matey': 'Ahoy Matey',
    'soul-cutlass': 'Soul Cutlass',
    'dread-mark': 'Dread Mark',
    curse: 'Cursed',
    'abyssal-walk': 'Abyssal Walk',
    'thar-she-blows': 'Thar She Blows!',
    'black-soul': 'Black Soul',
    'the-shivering': 'The Shivering',
    'cursed-touch': 'Cursed Touch!',
    'avast-ye': 'Avast Ye',
  },
  tokens: {
    doubloon: {
      name: 'Cursed Doubloon',
      text: 'During upkeep, deals its bearer 1 damage, unless that is the Pirate it belongs to. Only her own board can move or remove it.',
    },
    'powder-keg': {
      name: 'Powder Keg',
      text: 'During upkeep, roll a die: on a 1 or 2 it blows up, on a 6 you may move it to another player. A second Keg blows up the first. When it blows up, it is removed and deals you 3 undefendable damage at once, separate from any attack.',
    },
    parlay: {
      name: 'Parlay',
      text: 'You deal no damage in your next offensive roll phase; removed at the end of that roll phase.',
    },
    wither: {
      name: 'Wither',
      text: 'All damage from your offensive roll phase is reduced by 1 for each token, except ultimate damage. Persistent.',
    },
  },
  cards: {
    'cursed-cards': 'Cursed Cards!',
    'batten-down': 'Batten Down!',
    'shark-bait': 'Shark Bait!',
    'run-ya-through': 'Run Ya Through!',
    ransom: 'Ransom!',
    swashbuckle: 'Swashbuckle!',
    scurvy: 'Scurvy!',
    pillage: 'Pillage!',
    truce: 'Truce!',
    'crows-nest': 'Crow’s Nest!',
    'high-stakes': 'High Stakes!',
    'pirates-life': 'Pirate’s Life!',
    'feed-the-fish': 'Feed the Fish!',
    'light-it-up': 'Light It Up!',
    'yo-ho': 'Yo Ho!',
    'heave-ho': 'Heave-Ho!',
  },
  verbs: {
    'cursed-pirate/wane': () =>
      'remove one of your Cursed Doubloons; if you have none, flip your board to its cursed face',
    'cursed-pirate/shed': () => 'you may remove any number of your Cursed Doubloons',
    'cursed-pirate/ransom': (p: Ransom) => `choose one of an opponent’s dice: they pay you ${p.price} CP or reroll it`,
  },
  asks: {
    shed: 'How many of your Cursed Doubloons do you remove?',
    ransom: 'Ransom: pay 2 CP, or reroll the die?',
  },
} satisfies HeroText
