/** Coverage of rules and content, for the conformance suite: what was visited. Free when nobody traces. */
let tracer: ((id: string) => void) | undefined

/** Notes that a piece of content (a card, a face, a power) was used; an id that must be put together is only made when somebody traces. */
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
