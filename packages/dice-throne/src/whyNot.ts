/** Why something cannot be done now. */
import type { Timing } from './content/hero.ts'
import type { Price } from './effects/price.ts'
import type { TokenId } from './state.ts'

export type WhyNot =
  | { readonly is: 'short'; readonly cp: number }
  /** What it costs besides combat points cannot be paid. */
  | { readonly is: 'price'; readonly price: Price }
  /** So many dice would have to show something else. */
  | { readonly is: 'dice'; readonly off: number }
  | { readonly is: 'timing'; readonly when: Timing }
  | { readonly is: 'tokens'; readonly token: TokenId; readonly missing: number }
  | { readonly is: 'no-cards' | 'covered' | 'warped' | 'upgraded' | 'prepared' | 'used' | 'nothing' | 'sale' }
