/** Only the Huntress has this: by the original leaflet Nyra steps in before the defence, and instead of it. */
import { hasVariant, verb } from '../../content/heroKit.ts'
import { mayStepIn } from './nyra.ts'

export interface StepIn {
  /** Only a part of the damage, still to be decided. */
  shared: boolean
}

/** How Nyra has promised to step in: for all of it, or for a part. */
export const PROMISE = 'huntress/promise'
export const ALL = 1
export const PART = 2

const made = verb<StepIn>({
  name: 'huntress/step-in',
  possible: (g, self) =>
    hasVariant(g, 'original-leaflets') &&
    mayStepIn(g, self) &&
    g.attack?.stage === 'activated' &&
    g.attack.type !== 'ultimate' &&
    !g.attack.forgone,
  parts: ($, p) => [
    $.run((g) => {
      g.attack!.forgone = true
      g.attack!.marks[PROMISE] = p.shared ? PART : ALL
    }),
  ],
  estimate: (p) => (p.shared ? 2.5 : 2),
})
export const stepIn = (shared = false) => made({ shared })
