import type { Outcome, Seat } from '@alea/engine'

/** A team, or a player who plays alone. */
export interface Side {
  readonly place: number
  readonly seats: readonly Seat[]
  /** Undefined where the members of a team have scores of their own. */
  readonly score: number | undefined
}

/** The sides in the order of their places; a side is as good as its best member. */
export function sidesOf({ places, scores, teams }: Outcome): Side[] {
  const bySide = Map.groupBy(places.keys(), (seat) => teams?.[seat] ?? seat)
  const sides = [...bySide.values()].map((seats): Side => {
    const isShared = seats.every((seat) => scores[seat] === scores[seats[0]!])
    return {
      place: Math.min(...seats.map((seat) => places[seat]!)),
      seats,
      score: isShared ? scores[seats[0]!] : undefined,
    }
  })
  return sides
    .sort((one, other) => one.place - other.place)
    .map((side, _, all) => ({ ...side, place: 1 + all.filter(({ place }) => place < side.place).length }))
}
