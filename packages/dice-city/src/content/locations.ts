/**
 * All 30 locations as data. What an ability does and is worth stands beside its verb in `abilities/`; names and sentences are in
 * `text/<language>/`.
 */
import type { Ability } from '../abilities/verbs.ts'
import type { Amounts } from './resources.ts'

export const TYPES = ['resource', 'military', 'economic', 'cultural', 'civic'] as const
export type LocationType = (typeof TYPES)[number]
export type Keyword = 'army' | 'harvest'

export interface Location {
  readonly type: LocationType
  readonly keyword?: Keyword
  /** Printed locations have none of these three: they cannot be built or attacked, and score nothing. */
  readonly cost?: Amounts
  readonly defense?: number
  /** `cultural-row`: as many as there are cultural locations on its row. */
  readonly points?: number | 'cultural-row'
  /** What a die does here; without it there is nothing to use or copy. */
  readonly ability?: Ability
  /** Using it deactivates it. */
  readonly exhausts?: true
  /** Once, when it is built: at most this many more stone and iron, one point each. */
  readonly adornments?: number
  /** While active: additional defence of every other card on its row. */
  readonly shelters?: number
}

/** The four piles that are always on sale. */
const PILE_LOCATIONS = {
  'lumber-mill': card('resource', [2, 0, 0], 2, 0, { keyword: 'harvest', ability: { verb: 'gain', gain: [2, 0, 0] } }),
  quarry: card('resource', [0, 2, 0], 2, 0, { keyword: 'harvest', ability: { verb: 'gain', gain: [0, 2, 0] } }),
  mine: card('resource', [0, 0, 2], 2, 0, { keyword: 'harvest', ability: { verb: 'gain', gain: [0, 0, 2] } }),
  'regular-army': card('military', [0, 0, 2], 3, 1, { keyword: 'army', ability: { verb: 'strength', amount: 2 } }),
} satisfies Record<string, Location>

/** The designs of the deck. A new one goes last: cards are numbered in this order. */
const DECK_LOCATIONS = {
  // [B] One reading of the cost; another says 1/2/0.
  barracks: card('military', [0, 2, 1], 4, 2, { ability: { verb: 'recruit' } }),
  blacksmith: card('military', [0, 1, 2], 4, 2, { ability: { verb: 'forge', amount: 1 } }),
  catapult: card('military', [2, 0, 1], 4, 2, {
    keyword: 'army',
    ability: { verb: 'strength', amount: 3 },
    exhausts: true,
  }),
  'training-camp': card('military', [1, 0, 1], 3, 1, { ability: { verb: 'train', amount: 1 } }),
  'watch-tower': card('military', [1, 1, 1], 4, 2, { keyword: 'army', ability: { verb: 'watch', amount: 3 } }),

  bazaar: card('economic', [1, 0, 1], 3, 1, { ability: { verb: 'gain', gain: [1, 1, 1] }, exhausts: true }),
  'market-place': card('economic', [2, 0, 1], 4, 2, { ability: { verb: 'exchange', most: 2, rate: 2 } }),
  'merchant-guild': card('economic', [2, 1, 1], 5, 3, { ability: { verb: 'harvest', amount: 1 }, exhausts: true }),
  mint: card('economic', [0, 2, 2], 5, 3, { ability: { verb: 'mint', amount: 1 } }),
  storehouse: card('economic', [1, 1, 0], 3, 1, { ability: { verb: 'multiply', pay: 1, get: 3 } }),

  cathedral: card('cultural', [1, 2, 2], 6, 'cultural-row', {}),
  'festival-hall': card('cultural', [2, 0, 0], 3, 1, { ability: { verb: 'pairs', amount: 1 } }),
  'grand-statue': card('cultural', [0, 1, 1], 4, 2, { adornments: 3 }),
  'great-wall': card('cultural', [0, 2, 1], 5, 3, { shelters: 2 }),
  manor: card('cultural', [1, 2, 0], 4, 2, { ability: { verb: 'points', amount: 2 } }),

  cemetery: card('civic', [1, 1, 0], 3, 1, { ability: { verb: 'copy', from: 'row' }, exhausts: true }),
  church: card('civic', [1, 1, 1], 4, 2, { ability: { verb: 'copy', from: 'dice' } }),
  stables: card('civic', [2, 0, 0], 3, 1, { ability: { verb: 'ride' } }),
  'town-hall': card('civic', [2, 2, 1], 5, 3, { ability: { verb: 'copy', from: 'city' } }),
  well: card('civic', [0, 1, 1], 3, 1, { ability: { verb: 'reroll', others: true } }),
} satisfies Record<string, Location>

/** Printed on every city board. */
const PRINTED_LOCATIONS = {
  forest: { type: 'resource', ability: { verb: 'gain', gain: [1, 0, 0] } },
  mountain: { type: 'resource', ability: { verb: 'gain', gain: [0, 1, 0] } },
  cave: { type: 'resource', ability: { verb: 'gain', gain: [0, 0, 1] } },
  militia: { type: 'military', keyword: 'army', ability: { verb: 'strength', amount: 1 } },
  'small-house': { type: 'cultural', ability: { verb: 'points', amount: 1 } },
  traveller: { type: 'civic', ability: { verb: 'reroll', others: false } },
} satisfies Record<string, Location>

export const LOCATION: Readonly<Record<LocationId, Location>> = {
  ...PILE_LOCATIONS,
  ...DECK_LOCATIONS,
  ...PRINTED_LOCATIONS,
}

export type LocationId = keyof typeof PILE_LOCATIONS | keyof typeof DECK_LOCATIONS | keyof typeof PRINTED_LOCATIONS

export const PILE_IDS = Object.keys(PILE_LOCATIONS) as readonly LocationId[]
export const DECK_IDS = Object.keys(DECK_LOCATIONS) as readonly LocationId[]
export const LOCATION_IDS = Object.keys(LOCATION) as readonly LocationId[]

function card(
  type: LocationType,
  cost: Amounts,
  defense: number,
  points: number | 'cultural-row',
  rest: Omit<Location, 'type' | 'cost' | 'defense' | 'points'>,
): Location {
  return { type, cost, defense, points, ...rest }
}
