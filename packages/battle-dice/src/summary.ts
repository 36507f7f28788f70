/** What a stable is worth by race, and what happened in the arena. */
import {
  type Event,
  type Highlight,
  type Seat,
  type Summary,
  type SummaryItem,
  summaryItems,
  summaryParts,
} from '@alea/engine'
import { RACE, RACES } from './content/races.ts'
import type { BattleEvent } from './events.ts'
import type { View } from './view.ts'

/** Everybody plays a turn together. */
export function highlight(event: Event): Highlight | undefined {
  return (event as BattleEvent).type === 'turn' ? { kind: 'turn' } : undefined
}

export function summary(view: View, events: readonly Event[]): Summary {
  const owned = view.trainers.flatMap(({ locker, arena, infirmary }) => [...locker, ...arena, ...infirmary])
  return view.trainers.map(({ seat }) => {
    const mine = owned.filter(({ owner }) => owner === seat)
    const own = events.filter((event) => (event as BattleEvent & { seat?: Seat }).seat === seat) as BattleEvent[]
    const count = (type: BattleEvent['type']) => own.filter((event) => event.type === type).length
    const races = RACES.map((race): SummaryItem => {
      const times = mine.filter((creature) => creature.race === race).length
      return { id: race, amount: times * RACE[race].cost, times }
    })
    return summaryParts([
      { id: 'stable', items: races, isScore: true },
      {
        id: 'deeds',
        items: summaryItems({
          killed: count('killed'),
          knockedOut: count('knocked-out'),
          corrupted: count('corrupted'),
          bought: count('bought'),
          gold: own.reduce((sum, e) => (e.type === 'gold' ? sum + e.gold : sum), 0),
        }),
      },
    ])
  })
}
