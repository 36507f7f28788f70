/** Why something cannot be chosen now. */
export type WhyNot =
  /** So much gold is missing. */
  | { readonly is: 'short'; readonly gold: number }
  | { readonly is: 'none-left' | 'shielded' | 'armoured' | 'no-reserve' | 'others-first' }
