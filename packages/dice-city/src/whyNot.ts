/** Why something cannot be chosen now. */
export type WhyNot =
  | { readonly is: 'short-of-strength'; readonly by: number }
  /** There would be enough if strength against bandits counted. */
  | { readonly is: 'bandits-only'; readonly by: number }
  /** Wood, stone and iron that are missing. */
  | { readonly is: 'short-of-resources'; readonly of: readonly number[] }
  | { readonly is: 'short-of-hourglasses'; readonly by: number }
  | { readonly is: 'dice-left'; readonly count: number }
  | { readonly is: 'pile-empty' | 'already-off' | 'off' | 'no-ability' | 'in-chain' | 'solo' }
  | { readonly is: 'passed' | 'can-act' | 'refreshed' | 'nothing-to-refresh' }

export const shortOfResources = (stock: readonly number[], cost: readonly number[]): WhyNot => ({
  is: 'short-of-resources',
  of: cost.map((amount, i) => Math.max(0, amount - stock[i]!)),
})
