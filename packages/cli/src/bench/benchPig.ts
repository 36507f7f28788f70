/** Pig on our engine and on boardgame.io's, with the same rules and the same policy. */
import { aleaPig } from './aleaPig.ts'
import { boardgameioPig } from './boardgameioPig.ts'
import { MEASURING, measureAll } from './measure.ts'

export interface PigBench {
  /** Decisions per second on one core, dice included in the time. */
  readonly ours: number
  readonly boardgameio: number
  /** `ours` divided by `boardgameio`. */
  readonly ratio: number
}

export function benchPig(how = MEASURING): PigBench {
  const players = [aleaPig(1), boardgameioPig(1)]
  const [ours, boardgameio] = measureAll(
    players.map((play) => () => play().decisions),
    how,
  ) as [number, number]
  return { ours, boardgameio, ratio: ours / boardgameio }
}
