/** What a screen reader is told: each step once, in order, never what happened before one came. */
import type { LogLine } from '../useLogLines.ts'

/** The sentences of one answer, read together. */
export interface SpokenStep {
  readonly position: number
  readonly text: string
}

/** Of many at once, the last. */
const MOST_LINES = 20

/** Steps behind this position, from the first to the last. */
export function spokenSince(
  lines: readonly Pick<LogLine, 'position' | 'text'>[],
  since: number,
): readonly SpokenStep[] {
  const steps: SpokenStep[] = []
  for (const { position, text } of lines.filter((line) => line.position > since).slice(-MOST_LINES)) {
    const last = steps.at(-1)
    if (last?.position === position) steps[steps.length - 1] = { position, text: `${last.text} ${text}` }
    else steps.push({ position, text })
  }
  return steps
}
