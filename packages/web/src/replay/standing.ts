/** What of a log stands at a position: answers that were taken back are left out, and that they were taken back is noted. */
import type { Seat } from '@alea/engine'

/** The frame at `at`, or a note that a seat took an answer back. Linked backwards, so that any earlier position can be returned to. */
export interface Standing {
  readonly at: number
  readonly undoneBy?: Seat
  readonly before: Standing | undefined
}

/** After each frame, what stands; the lines of the log led to them, the first frame has none. */
export function standingAfter(answers: readonly (string | undefined)[]): (Standing | undefined)[] {
  const after: (Standing | undefined)[] = []
  for (const [at, answer] of answers.entries()) after.push(next(after, at, answer))
  return after
}

const TAKEN_BACK = /^p(\d+) (?:undo|rewind (\d+))$/

function next(after: readonly (Standing | undefined)[], at: number, answer: string | undefined): Standing | undefined {
  const before = after.at(-1)
  const taken = answer === undefined ? null : TAKEN_BACK.exec(answer)
  if (!taken) return { at, before }
  const seat = Number(taken[1]) - 1
  const left = taken[2] === undefined ? withoutLast(before) : after[Number(taken[2])]
  return left?.undoneBy === seat ? left : { at, undoneBy: seat, before: left }
}

/** Notes stay. */
function withoutLast(standing: Standing | undefined): Standing | undefined {
  if (standing?.undoneBy === undefined) return standing?.before
  return { ...standing, before: withoutLast(standing.before) }
}

/** From the first to the last. */
export function inOrder(standing: Standing | undefined): Standing[] {
  const list: Standing[] = []
  for (let one = standing; one; one = one.before) list.push(one)
  return list.reverse()
}
