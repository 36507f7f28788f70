/** Pig on our engine and on boardgame.io's, with the same rules and the same policy. */
import { aleaPig } from './aleaPig.ts'
import { hasBoardgameio } from './boardgameio.ts'
import { boardgameioPig } from './boardgameioPig.ts'
import { MEASURING, measureAll } from './measure.ts'

export interface PigBench {
  /** Decisions per second on one core, dice included in the time. */
  readonly ours: number
  /** Left out where boardgame.io is not installed. */
  readonly boardgameio?: number
  /** `ours` divided by `boardgameio`. */
  readonly ratio?: number
}

export function benchPig(how = MEASURING, compares = hasBoardgameio()): PigBench {
  const players = [aleaPig(1), ...(compares ? [boardgameioPig(1)] : [])]
  const [ours = 0, boardgameio] = measureAll(
    players.map((play) => () => play().decisions),
    how,
  )
  return { ours, ...(boardgameio !== undefined && { boardgameio, ratio: ours / boardgameio }) }
}
