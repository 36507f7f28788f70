/** Small steps through imagined matches, shared by every bot that looks ahead. */
import {
  advance,
  answerChance,
  type ChanceSource,
  fromRandom,
  type Game,
  type Insight,
  isOver,
  type Outcome,
  type Question,
  type Random,
  type Running,
  type Seat,
} from '@alea/engine'

/** Answers chance at random, up to the next question or the end. */
export const advanceByChance = (g: Running, random: Random): Question | undefined => advanceBy(g, fromRandom(random))

/** `declining`: every window on the way is declined. */
export function advanceBy(g: Running, chance: ChanceSource, declining = false): Question | undefined {
  for (;;) {
    const pending = advance(g, declining)
    if (pending?.kind !== 'chance') return pending
    answerChance(g, pending, chance(pending, 0))
  }
}

/** The place of a seat among those asked. */
export const placeOf = (question: Question, seat: Seat): number => question.seats.indexOf(seat)

/** What a finished match is worth to each seat: 1 for winning alone or as a team, a share for a shared victory. */
export function rewards({ places, teams }: Outcome): number[] {
  const side = (seat: Seat) => teams?.[seat] ?? seat
  const best = new Set(places.flatMap((place, seat) => (place === 1 ? [side(seat)] : [])))
  return places.map((place) => (place === 1 ? 1 / best.size : 0))
}

/** The result if there is one, else the game's evaluation of the position. */
export function worthOf(game: Game, insight: Insight | undefined, g: Running): readonly number[] | undefined {
  const outcome = isOver(g) ? game.outcome(g) : undefined
  return outcome ? rewards(outcome) : insight?.evaluate(g)
}

export function argMax(values: readonly number[]): number {
  let best = 0
  for (let i = 1; i < values.length; i++) if (values[i]! > values[best]! || Number.isNaN(values[best])) best = i
  return best
}
