import type { Tally } from './tally.ts'

/** Adds all numbers of a tally to another of the same experiment; what one of them does not have yet is copied. */
export const mergeTally = (into: Tally, from: Tally): void => merge(into as unknown as Node, from as unknown as Node)

type Node = { [key: string]: number | Node }

/** The most of a match, not a sum. */
const MOST = 'sides'

function merge(into: Node, from: Node): void {
  for (const key of Object.keys(from)) {
    const value = from[key]!
    const before = into[key]
    if (typeof value !== 'number') {
      if (before === undefined) into[key] = structuredClone(value)
      else merge(before as Node, value)
    } else into[key] = key === MOST ? Math.max((before as number) ?? 0, value) : ((before as number) ?? 0) + value
  }
}
