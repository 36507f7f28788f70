/** Coverage of rules and content, for the conformance suite. It costs nothing unless somebody traces. */
let tracer: ((id: string) => void) | undefined

/** Records that a piece of content (a card, a face, a power) was used. Pass a function if the id has to be built: it is called only while somebody traces. */
export function visit(id: string | (() => string)): void {
  if (tracer) tracer(typeof id === 'string' ? id : id())
}

export const tracing = (): boolean => tracer !== undefined

/** Does the work and reports the id of everything that `visit` is called with meanwhile. */
export function trace<T>(note: (id: string) => void, work: () => T): T {
  const before = tracer
  tracer = note
  try {
    return work()
  } finally {
    tracer = before
  }
}
