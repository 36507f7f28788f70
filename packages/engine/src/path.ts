/** Which entries of a log led to a position: what was undone or rewound is left out. */
import type { Entry } from './log.ts'

/** The positions of the entries that led from `from` to `to`, oldest first; undefined if a rewind leads to before `from`. */
export function pathTo(entries: readonly Entry[], to: number, from = 0): number[] | undefined {
  const path: number[] = []
  let undone = 0
  for (let at = to; at > from; ) {
    const { name, key, who } = entries[--at]!
    if (name === 'rewind' && who !== 'chance') at = Number(key)
    else if (name === 'undo' && who !== 'chance') undone++
    // Nothing is undone past a roll: what comes before an undo is an answer.
    else if (undone > 0) undone--
    else path.push(at)
    if (at < from) return undefined
  }
  return path.reverse()
}
