import type { TokenId } from '../state.ts'

/** Tokens, one of each or so many. */
export type Tokens = readonly TokenId[] | Readonly<Record<TokenId, number>>

/** Tokens and how many of each. */
export const numbered = (tokens: Tokens): (readonly [TokenId, number])[] =>
  Array.isArray(tokens) ? tokens.map((token: TokenId) => [token, 1]) : Object.entries(tokens)
