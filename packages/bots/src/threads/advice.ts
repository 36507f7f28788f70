/** What a bot thinks of every option, for a person who asks. */
import { gameOf } from '@alea/catalog'
import { InputError, keysOf, random } from '@alea/engine'
import { lookAhead, questionOf } from '../greedyBot.ts'
import { FAULTS } from '../text/index.ts'
import { placeOf } from '../walk.ts'
import type { Job } from './job.ts'

export type AdviceJob = Omit<Job, 'bot'>

export interface OptionChance {
  readonly key: string
  readonly chance: number
}

/** Enough imagined tables for the advice to be stable. */
const SAMPLES = 60

/** Each option with its estimated chance of winning, best first. */
export function adviceOn({ game: id, seat, world, seed }: AdviceJob): OptionChance[] {
  const game = gameOf(id)
  if (!game) throw new InputError((language) => FAULTS[language].noGame(id))
  const seen = { game, seat, world }
  const question = questionOf(seen)
  const chances = lookAhead(seen, question, random(seed), SAMPLES)
  return keysOf(world, question, placeOf(question, seat))
    .map((key, i) => ({ key, chance: chances[i]! }))
    .sort((one, other) => other.chance - one.chance)
}
