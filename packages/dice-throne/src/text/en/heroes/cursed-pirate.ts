import type { Ransom } from '../../../heroes/cursed-pirate/ransom.ts'
import type { HeroText } from '../../heroText.ts'

export const cursedPirate = {
  name: 'Cursed Pirate',
  symbols: {
    cutlass: 'Cutlass',
    loot: 'Loot',
    skull: 'Skull',
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
      text: 'In upkeep, 1 damage for each to anybody but the Pirate it belongs to. Only her board moves or removes it.',
    },
    'powder-keg': {
      name: 'Powder Keg',
      text: 'In upkeep roll a die: on 1 or 2 it blows up, on 6 it may be moved to another player. A second Keg blows up the first. Blowing up removes it and deals you 3 damage at once, apart from any attack.',
    },
    parlay: {
      name: 'Parlay',
      text: 'You deal no damage in your next offensive roll phase; removed when that roll phase concludes.',
    },
    wither: {
      name: 'Wither',
      text: 'Whatever your offensive roll phase deals is 1 damage less for each token, ultimates apart. It stays.',
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
      'remove one of your Cursed Doubloons; if you have none, turn your board to its cursed face',
    'cursed-pirate/shed': () => 'you may remove any number of your Cursed Doubloons',
    'cursed-pirate/ransom': (p: Ransom) => `choose a die of an opponent, who pays you ${p.price} CP or rolls it again`,
  },
  asks: {
    shed: 'How many of your Cursed Doubloons do you remove?',
    ransom: 'Ransom: pay 2 CP, or roll the die again?',
  },
} satisfies HeroText
