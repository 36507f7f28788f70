import type { Grow } from '../../../heroes/treant/grow.ts'
import type { HeroText } from '../../heroText.ts'
import { noun } from '../../phrase.ts'
import type { Say } from '../../say.ts'

export const treant = {
  name: 'Treant',
  style: [
    'A forest that grows a little every turn, from Seedlings to a Dryad.',
    'Decide which Spirits to keep growing, which to spend on rerolls, healing and damage, and wrap your opponent in Barbed Vine.',
  ],
  symbols: {
    branch: noun('Branch', 'Branches'),
    leaf: noun('Leaf', 'Leaves'),
    spirit: noun('Spirit', 'Spirits'),
  },
  abilities: {
    fertilize: 'Fertilize',
    splinter: 'Splinter',
    tend: 'Tend',
    overgrowth: 'Overgrowth',
    'vengeful-vines': 'Vengeful Vines',
    'call-of-the-wild': 'Call of the Wild',
    'natures-grasp': 'Nature’s Grasp',
    'wake-the-forest': 'Wake the Forest!',
    rooted: 'Rooted',
    cultivate: 'Cultivate',
    plant: 'Plant',
    bitterroot: 'Bitterroot',
    enrapture: 'Enrapture',
    'natures-blessing': 'Nature’s Blessing',
  },
  tokens: {
    seedling: { name: 'Seedling', text: 'A Spirit. Spend to reroll one of your dice. At most one Seedling per turn.' },
    sapling: {
      name: 'Sapling',
      text: 'A Spirit. Spend at any time to heal 1 and gain 1 CP, or together with 1 CP to draw a card. At most one Sapling per turn.',
    },
    dryad: {
      name: 'Dryad',
      text: 'A Spirit. Spend on your attack to add 3 damage, or after an opponent’s offensive roll phase to stop one negative status effect that their ability would inflict on you. At most one Dryad per turn.',
    },
    wellspring: {
      name: 'Wellspring',
      text: 'Spend in one of your main phases and roll a die: heal half its value, rounded up.',
    },
    'barbed-vine': {
      name: 'Barbed Vine',
      text: 'Removed when your roll attempts are over. At the end of that roll phase, suffer 1 damage for each roll attempt after the first, at most 2.',
    },
  },
  families: { spirits: noun('Spirit', 'Spirits') },
  cards: {
    harvest: 'Harvest!',
    'cultivate-spirits': 'Cultivate!',
    'will-o-wisp': 'Will o’ Wisp!',
    'down-pour': 'Down Pour!',
    stomp: 'Stomp!',
    'drink-deep': 'Drink Deep!',
    'mother-tree': 'Mother Tree!',
  },
  verbs: {
    // The die has a Spirit too.
    'treant/grow': (p: Grow, say: Say) =>
      `grow ${say.amount(p.amount, noun('Spirit', 'Spirits'))}${typeof p.amount === 'number' ? '' : ' rolled'}`,
    'treant/grow-each': () => 'each Spirit you have may grow once, in any order',
  },
  asks: {
    grow: 'A Spirit grows: into what?',
    'grow-each': 'What does the next Spirit grow into?',
  },
} satisfies HeroText
