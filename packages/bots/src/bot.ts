import { type Game, type Random, type Running, redealt, type Seat } from '@alea/engine'

/**
 * What a bot is given: the table as its seat knows it. Everything that seat cannot see was dealt anew before the bot was called,
 * so there is nothing to peek at; the seat's view and question can be read from it like everything else.
 */
export interface Seen {
  readonly game: Game
  readonly seat: Seat
  readonly world: Running
}

/** Asked now and then by a bot that searches: should it stop? */
export type Stop = () => boolean

export interface Bot {
  readonly name: string
  /** It looks at a clock, so that its choice depends on how fast the machine is. */
  readonly timed?: boolean
  /** The number, from 0, of one of the options the seat now has. The same things seen and the same random numbers give the same choice. */
  choose(seen: Seen, random: Random, stop?: Stop): number
  /** For a bot that only counts its options: the same choice, without a world being imagined for it. */
  chooseBlindly?(options: number, random: Random): number
}

/** The table as a seat knows it. */
export const seenBy = (game: Game, g: Running, seat: Seat, random: Random): Seen => ({
  game,
  seat,
  world: redealt(game, g, [seat], random),
})

/** Another table that the seat could not tell from this one. */
export const imagine = ({ game, seat, world }: Seen, random: Random): Running => redealt(game, world, [seat], random)
