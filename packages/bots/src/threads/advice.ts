/** What a bot thinks of every option, for a person who asks. */
import { type Game, keysOf, random } from '@alea/engine'
import { lookAhead, questionOf } from '../greedyBot.ts'
import { placeOf } from '../walk.ts'
import { type Job, presentGame } from './job.ts'

export type AdviceJob = Omit<Job, 'bot'>

export interface OptionChance {
  readonly key: string
  readonly chance: number
}

/** Enough imagined tables for the advice to be stable. */
const SAMPLES = 60

/** Each option with its estimated chance of winning, best first. */
export function adviceOn(job: AdviceJob, game: Game = presentGame(job.game)): OptionChance[] {
  const { seat, world, seed } = job
  const seen = { game, seat, world }
  const question = questionOf(seen)
  const chances = lookAhead(seen, question, random(seed), SAMPLES)
  return keysOf(world, question, placeOf(question, seat))
    .map((key, i) => ({ key, chance: chances[i]! }))
    .sort((one, other) => other.chance - one.chance)
}
