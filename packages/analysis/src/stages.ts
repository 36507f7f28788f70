/** In which order a match is analysed, and with how many samples. */
import type { Analysis } from './analysis.ts'

export const USUAL_SAMPLES = 200

/** More samples would not move a line on a screen. */
export const ENOUGH_FOR_THE_GRAPH = 48

/** What is done one after the other: all positions or all decisions, with so many samples. */
export interface Stage {
  readonly of: 'chances' | 'luck' | 'decisions'
  readonly samples: number
}

/** A first picture, then a good one, then as good as asked for. */
const STAGES: readonly Stage[] = [
  { of: 'chances', samples: 2 },
  { of: 'luck', samples: 12 },
  { of: 'decisions', samples: 16 },
  { of: 'luck', samples: 48 },
  { of: 'decisions', samples: 64 },
]

export const stagesFor = (samples: number): Stage[] => [
  ...STAGES.filter((stage) => stage.samples < samples),
  { of: 'luck', samples },
  { of: 'decisions', samples },
]

/**
 * Whether every roll, or every decision, has been looked at, if only roughly: until then their sums are of a part of the match.
 * A first picture of all positions is there before either.
 */
export function isThrough({ samples, done }: Pick<Analysis, 'samples' | 'done'>, of: 'luck' | 'decisions'): boolean {
  const stages = stagesFor(samples)
  const first = stages.findIndex((stage) => stage.of === of)
  return Math.round(done * stages.length * 1e6) >= (first + 1) * 1e6
}
