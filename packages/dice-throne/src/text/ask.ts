import type { Names } from './names.ts'

/** What the rules say about a question. */
export interface AskParams {
  phase?: string
  attempts?: number
  cp?: number
  action?: string
  by?: string
  token?: string
  left?: number
}

/** Names, and an action such as `play:tip-it` in words. */
export interface AskNames extends Names {
  action(action: string): string
}

export type AskText = (p: AskParams, say: AskNames) => string
