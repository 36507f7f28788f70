/** One answer to be found, as plain data that can be sent to a worker, on a server or in a browser. */
import { gameOf } from '@alea/catalog'
import { InputError, keysOf, type Running, random, type Seat } from '@alea/engine'
import type { Stop } from '../bot.ts'
import { botOf } from '../botOf.ts'
import { questionOf } from '../greedyBot.ts'
import { FAULTS } from '../text/index.ts'
import { placeOf } from '../walk.ts'

export interface Job {
  readonly game: string
  /** As `botOf` takes it. */
  readonly bot: string
  readonly seat: Seat
  /** The table as the seat knows it: everything else is already dealt again (`Match.imagine`). A worker is never given what the seat cannot see. */
  readonly world: Running
  readonly seed: number
}

/** The key of the option the bot takes. */
export function think({ game: id, bot, seat, world, seed }: Job, stop?: Stop): string {
  const game = gameOf(id)
  if (!game) throw new InputError((language) => FAULTS[language].noGame(id))
  const choice = botOf(bot).choose({ game, seat, world }, random(seed), stop)
  const question = questionOf({ game, seat, world })
  return keysOf(world, question, placeOf(question, seat))[choice]!
}
