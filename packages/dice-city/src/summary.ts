/** Where the points of a city come from, and what was done in the match. */
import { type Event, type Highlight, type Seat, type Summary, summaryItems, summaryParts } from '@alea/engine'
import type { Size } from './content/bounties.ts'
import type { CityEvent } from './events.ts'
import type { View } from './view.ts'

export function highlight(event: Event): Highlight | undefined {
  const e = event as CityEvent
  if (e.type === 'turn') return { kind: 'turn', seat: e.seat }
  return (e.type === 'bandit' || e.type === 'shipped') && e.size === 'large'
    ? { kind: 'feat', seat: e.seat }
    : undefined
}

export function summary(view: View, events: readonly Event[]): Summary {
  return view.cities.map(({ seat, cityPoints, points, bandits, ships }) => {
    const own = events.filter((event) => (event as CityEvent & { seat?: Seat }).seat === seat) as CityEvent[]
    const count = (type: CityEvent['type']) => own.filter((event) => event.type === type).length
    const raids = own.reduce((sum, e) => (e.type === 'attacked' ? sum + e.points : sum), 0)
    const adornments = own.reduce((sum, e) => (e.type === 'adorned' ? sum + e.stone + e.iron : sum), 0)
    return summaryParts([
      {
        id: 'points',
        items: summaryItems({
          locations: cityPoints,
          ships: worthOf(ships, view.ships),
          bandits: worthOf(bandits, view.bandits),
          raids,
          adornments,
          // Point tokens that are neither of a raid nor of an adornment come from abilities.
          abilities: (points ?? 0) - raids - adornments,
        }),
        isScore: true,
      },
      {
        id: 'deeds',
        items: summaryItems({
          built: count('built'),
          shipped: count('shipped'),
          bandits: count('bandit'),
          raids: count('attacked'),
          robberies: count('robbed'),
        }),
      },
    ])
  })
}

const worthOf = (
  taken: readonly (Size | null)[],
  piles: readonly { readonly size: Size; readonly points: number }[],
): number => taken.reduce((sum, size) => sum + (piles.find((pile) => pile.size === size)?.points ?? 0), 0)
