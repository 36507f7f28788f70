import { type Game, type Random, type Running, redealt, type Seat } from '@alea/engine'
import type { Tell } from './thought.ts'

/**
 * What a bot is given: the table as its seat knows it. Everything that seat cannot see was dealt again at random before the bot
 * was called, so it cannot cheat; the seat's view and question can be read from it like everything else.
 */
export interface Seen {
  readonly game: Game
  readonly seat: Seat
  readonly world: Running
}

/** Called now and then by a bot that searches: whether it should stop. */
export type Stop = () => boolean

export interface Bot {
  readonly name: string
  /** It has a time budget, so its choice depends on the speed of the machine. */
  readonly timed?: boolean
  /** The number, from 0, of one of the options the seat now has. The same things seen and the same random numbers give the same choice, whether or not somebody is told why. */
  choose(seen: Seen, random: Random, stop?: Stop, tell?: Tell): number
  /** For a bot that only counts its options: the same choice, without imagining a table for it. */
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
