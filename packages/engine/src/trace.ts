/** Coverage of rules and content, for the conformance suite: what was visited. Free when nobody traces. */
let tracer: ((id: string) => void) | undefined

/** Notes that a piece of content (a card, a face, a power) was used. */
export function visit(id: string): void {
  if (tracer) tracer(id)
}

export const tracing = (): boolean => tracer !== undefined

export function trace<T>(note: (id: string) => void, work: () => T): T {
  const before = tracer
  tracer = note
  try {
    return work()
  } finally {
    tracer = before
  }
}
