import { seatName, seedOf } from '@alea/engine'
import { type Plan, pairingsOf, type Result, seatOfOne } from './plan.ts'

/** One row a match, in the order of the plan; `seat` is that of `bot`. */
export function csvOf(plan: Plan, results: readonly (readonly Result[])[]): string[] {
  const seats = Array.from({ length: plan.seats }, (_, seat) => `${seatName(seat)}_place`)
  const rows = pairingsOf(plan).flatMap(({ one, other }, i) =>
    // `flatMap` passes over matches that were not played.
    results[i]!.flatMap(({ places }, match) => {
      const seed = seedOf(plan.seed, Math.floor(match / plan.seats))
      return [[one, other, match + 1, seed >>> 0, seatName(seatOfOne(plan, match)), ...places].join(',')]
    }),
  )
  return [['bot', 'against', 'match', 'seed', 'seat', ...seats].join(','), ...rows]
}
