/** Why something cannot be chosen now. */
import type { Resource } from './content/resources.ts'

export type WhyNot =
  /** So much is missing to pay for it. */
  | { readonly is: 'short'; readonly of: Price }
  /** No card of it, or no face, is left. */
  | { readonly is: 'pile-empty' | 'face-gone' }
  | { readonly is: 'bought' | 'boar' | 'same-die' }

type Price = { [R in Exclude<Resource, 'glory'>]?: number }

/** What of a price the reserve does not hold. */
export const shortOf = (reserve: Readonly<Required<Price>>, price: Readonly<Price>): WhyNot => {
  const of: Price = {}
  for (const resource of ['gold', 'sun', 'moon'] as const) {
    const missing = (price[resource] ?? 0) - reserve[resource]
    if (missing > 0) of[resource] = missing
  }
  return { is: 'short', of }
}
