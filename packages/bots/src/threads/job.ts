/** One answer to be found, as plain data that can be sent to a worker, on a server or in a browser. */
import { gameOf } from '@alea/catalog'
import { rulesOf } from '@alea/catalog/rules'
import { type Game, InputError, keysOf, type Options, type Running, random, type Seat } from '@alea/engine'
import type { Stop } from '../bot.ts'
import { botOf } from '../botOf.ts'
import { greedyBot, questionOf } from '../greedyBot.ts'
import { FAULTS } from '../text/index.ts'
import { placeOf } from '../walk.ts'

export interface Job {
  readonly game: string
  /** The version of the rules the match is played under; the present one, if left out. */
  readonly rules?: number
  /** Of the match. */
  readonly options?: Options
  /** As `botOf` takes it. */
  readonly bot: string
  readonly seat: Seat
  /** The table as the seat knows it: everything else is already dealt again (`Match.imagine`). A worker is never given what the seat cannot see. */
  readonly world: Running
  readonly seed: number
  /** Whatever its name says, the bot thinks no longer than this. A record of an older server may name any budget. */
  readonly ms?: number
}

/** The key of the option the bot takes. */
export function think(job: Job, stop?: Stop, game: Game = presentGame(job.game)): string {
  const { bot, seat, world, seed, ms } = job
  const choice = botOf(bot).choose({ game, seat, world }, random(seed), endingAfter(ms, stop))
  const question = questionOf({ game, seat, world })
  return keysOf(world, question, placeOf(question, seat))[choice]!
}

export function presentGame(id: string): Game {
  const game = gameOf(id)
  if (!game) throw new InputError((language) => FAULTS[language].noGame(id))
  return game
}

/** The game at the rules of the job, which may be older than the present ones, prepared for the match. */
export async function gameFor({
  game: id,
  rules,
  options = {},
}: Pick<Job, 'game' | 'rules' | 'options'>): Promise<Game> {
  const game = rules === undefined ? presentGame(id) : await rulesOf(id, rules)
  if (!game) throw new InputError((language) => FAULTS[language].noGame(`${id}@${rules}`))
  await game.prepare?.(options)
  return game
}

/** The same for a bot that has failed: `greedy`, the simplest that looks ahead, whatever bot the job names. */
export const thinkSimply = async (job: Job): Promise<string> =>
  think({ ...job, bot: greedyBot.name }, undefined, await gameFor(job))

function endingAfter(ms: number | undefined, stop: Stop = () => false): Stop {
  if (ms === undefined) return stop
  const end = performance.now() + ms
  return () => performance.now() >= end || stop()
}
