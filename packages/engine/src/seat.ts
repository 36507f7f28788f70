/** A seat at the table, counted from 0; people read and write `p1`, `p2`, … */
export type Seat = number

/** One item for every seat, in their order. */
export type BySeat<T> = T[]

/** Who looks at a match: a seat, or undefined for a spectator. */
export type Viewer = Seat | undefined

/** Seat 0 is `p1`, as in logs and scenarios. */
export const seatName = (seat: Seat): string => `p${seat + 1}`

/** `p1` is seat 0; undefined if it is not the name of a seat. */
export const parseSeat = (text: string): Seat | undefined => {
  const match = /^p([1-9]\d?)$/.exec(text)
  return match ? Number(match[1]) - 1 : undefined
}

/** All seats clockwise, beginning with `first`. */
export function seatsFrom(first: Seat, count: number): Seat[] {
  const seats: Seat[] = []
  for (let i = 0; i < count; i++) seats.push((first + i) % count)
  return seats
}
