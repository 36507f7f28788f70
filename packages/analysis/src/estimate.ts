/** Means of samples, with their standard errors, as plain JSON. */
/** One number for each seat. */
export type Chances = readonly number[]

/** A mean of samples. */
export interface Estimate {
  readonly mean: number
  /** The standard error of the mean; 0 if it was computed exactly. */
  readonly error: number
}

/** The same for each seat, of as many samples; 0 samples: computed exactly. */
export interface Estimates {
  readonly samples: number
  readonly means: Chances
  readonly errors: Chances
}

export const exactly = (values: Chances): Estimates => ({
  samples: 0,
  means: [...values],
  errors: values.map(() => 0),
})

/** Of samples that each have a value for every seat. */
export function estimates(samples: readonly Chances[]): Estimates {
  const found = samples[0]!.map((_, seat) => estimate(samples.map((values) => values[seat]!)))
  return { samples: samples.length, means: found.map(({ mean }) => mean), errors: found.map(({ error }) => error) }
}

/** A single sample says nothing about its error: it is taken to be as large as a chance can be uncertain. */
const UNKNOWN_ERROR = 0.5

export function estimate(values: readonly number[]): Estimate {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  if (values.length < 2) return { mean, error: UNKNOWN_ERROR }
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  return { mean, error: Math.sqrt(squares / (values.length * (values.length - 1))) }
}

/** A sum of independent estimates. */
export const sumOf = (parts: readonly Estimate[]): Estimate => ({
  mean: parts.reduce((sum, { mean }) => sum + mean, 0),
  error: Math.hypot(...parts.map(({ error }) => error)),
})
