import type { Names } from './names.ts'

/** What the rules say about a question. */
export interface AskParams {
  phase?: string
  attempts?: number
  /** What a further attempt costs. */
  price?: number
  cp?: number
  action?: string
  by?: string
  token?: string
  left?: number
  /** Whether the opponents begin to choose a target, or the one on the left decides. */
  word?: 'first' | 'last'
}

/** Names, and an action such as `play:tip-it` in words. */
export interface AskNames extends Names {
  action(action: string): string
}

export type AskText = (p: AskParams, say: AskNames) => string
