/** What rules and content were used: every instruction for the conformance suite, content alone for statistics. It costs nothing unless somebody listens. */
import type { Seat } from './seat.ts'

/** Is told the id of what was used, and the seat that used it, where the rules name one. */
export type UseNote = (id: string, by?: Seat) => void

let tracer: UseNote | undefined
let isTracing = false

/**
 * Records that a piece of content (a card, a face, a power) was used, and by whom. Pass a function if the id has to be built: it is called only while
 * somebody listens.
 */
export function visit(id: string | (() => string), by?: Seat): void {
  if (tracer) tracer(typeof id === 'string' ? id : id(), by)
}

export const tracing = (): boolean => isTracing

/** Does the work and reports every instruction, and everything that `visit` is called with meanwhile. */
export const trace = <T>(note: UseNote, work: () => T): T => noting(note, true, work)

/** Does the work and reports only what `visit` is called with meanwhile. Without a note, nobody hears of it: for imagined matches inside a real one. */
export const hearVisits = <T>(note: UseNote | undefined, work: () => T): T => noting(note, false, work)

function noting<T>(note: UseNote | undefined, instructions: boolean, work: () => T): T {
  const before = { tracer, isTracing }
  tracer = note
  isTracing = instructions
  try {
    return work()
  } finally {
    ;({ tracer, isTracing } = before)
  }
}
