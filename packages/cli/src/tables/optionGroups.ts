/** Questions with many options that belong together: one group a line, instead of one option a line. */
import type { Language, Offer } from '@alea/engine'
import type { Messages } from '../text/index.ts'

export interface OptionGroup {
  readonly title?: string
  readonly items: readonly {
    readonly option: Offer['options'][number]
    /** What is said beside the title; otherwise the option's own words. */
    readonly label?: string
  }[]
}

/** The groups of a question, or undefined if it has none. */
export type GroupOptions<V = unknown> = (
  offer: Offer,
  view: V,
  context: { readonly language: Language; readonly say: Messages },
) => OptionGroup[] | undefined
