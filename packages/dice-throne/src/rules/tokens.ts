/** Status effects: placed up to their limit, removed, moved. */
import { emit, type Seat, visit } from '@alea/engine'
import type { Token } from '../content/hero.ts'
import { tokenHome } from '../content/programNames.ts'
import { tokenOf } from '../content/roster.ts'
import { ages } from '../content/spendings.ts'
import { makerOf } from '../effects/ownedId.ts'
import type { DiceThroneEvent } from '../events.ts'
import { type DiceThrone, fighter, hasVariant, isIn, type Phase, type TokenId } from '../state.ts'

export const tokensOn = (g: DiceThrone, seat: Seat, token: TokenId): number => fighter(g, seat).tokens[token] ?? 0

export const hasToken = (g: DiceThrone, seat: Seat, token: TokenId): boolean => tokensOn(g, seat, token) > 0

/** The kinds of token on a player. */
export function tokenIdsOn(g: DiceThrone, seat: Seat): TokenId[] {
  const { tokens } = fighter(g, seat)
  const ids: TokenId[] = []
  for (const id in tokens) if (tokens[id]! > 0) ids.push(id)
  return ids
}

const limitOf = (g: DiceThrone, seat: Seat, token: TokenId): number => {
  const { limit: usual, limitOnOthers, limitWith } = tokenOf(token)
  const limit = limitWith && hasVariant(g, limitWith.option) ? limitWith.limit : usual
  const own = limitOnOthers === undefined || makerOf(token) === seat
  return (own ? limit : limitOnOthers) + (fighter(g, seat).raised[token] ?? 0)
}

/** Tokens of the same `sharedLimit` share one: the two sides of a bomb. [DT-19.22] Nothing arrives at a player who is out. */
export function roomFor(g: DiceThrone, seat: Seat, token: TokenId): number {
  if (!isIn(g, seat)) return 0
  const { sharedLimit } = tokenOf(token)
  const held = sharedLimit
    ? tokenIdsOn(g, seat).reduce(
        (sum, id) => sum + (tokenOf(id).sharedLimit === sharedLimit ? tokensOn(g, seat, id) : 0),
        0,
      )
    : tokensOn(g, seat, token)
  return Math.max(0, limitOf(g, seat, token) - held)
}

/** [DT-14.6] Tokens beyond the limit are lost. Returns how many were placed. */
export function putToken(g: DiceThrone, seat: Seat, token: TokenId, count: number): number {
  const placed = Math.min(count, roomFor(g, seat, token))
  if (placed <= 0) return 0
  const { tokens, marks } = fighter(g, seat)
  tokens[token] = (tokens[token] ?? 0) + placed
  if (ages(token)) marks[freshMark(token)] = freshOn(g, seat, token) + placed
  visit(() => tokenHome(tokenOf(token).id), seat)
  emit<DiceThroneEvent>(() => ({ type: 'token', seat, token, change: placed }))
  return placed
}

/** [DT-14.12] The newest go first, unless only older ones serve. */
export function takeToken(g: DiceThrone, seat: Seat, token: TokenId, count: number, aged = false): number {
  const { tokens, marks } = fighter(g, seat)
  const taken = Math.min(count, tokens[token] ?? 0)
  if (taken <= 0) return 0
  tokens[token] = tokens[token]! - taken
  if (!aged && freshOn(g, seat, token) > 0) marks[freshMark(token)] = Math.max(0, freshOn(g, seat, token) - taken)
  // [DT-14.14] What arrives after the loss has not been there since the beginning of the turn.
  if ((marks[heldMark(token)] ?? 0) > tokens[token]) marks[heldMark(token)] = tokens[token]
  if (tokens[token] === 0) dropModifier(g, seat, token)
  emit<DiceThroneEvent>(() => ({ type: 'token', seat, token, change: -taken }))
  return taken
}

/** Counts the tokens that arrived in the holder's own roll phase, where that matters. */
export const arrivalMark = (token: TokenId): string => `arrived:${token}`

/** What covers an ability, and came too late for one offensive roll phase of the turn, ends with the next. */
export function forgetArrivals(g: DiceThrone, seat: Seat): void {
  for (const id of tokenIdsOn(g, seat)) if (tokenOf(id).covers) fighter(g, seat).marks[arrivalMark(id)] = 0
}

/** [DT-14.14] Removes what ends now, except what arrived in this roll phase. */
export function endTokens(g: DiceThrone, seat: Seat, ends: NonNullable<Token['ends']>): void {
  for (const id of tokenIdsOn(g, seat))
    if (tokenOf(id).ends === ends) takeToken(g, seat, id, tokensOn(g, seat, id) - arrivedOn(g, seat, id))
}

/** The next phase begins: what ends with the offensive roll phase makes room before anything new arrives. */
export function endOffense(g: DiceThrone, next: Phase): void {
  endTokens(g, g.active, 'offense')
  g.phase = next
}

/** Those that end with the first turn their holder begins with them. */
export function noteTokensOfTheTurn(g: DiceThrone, seat: Seat): void {
  const { tokens, marks } = fighter(g, seat)
  for (const id in tokens) if (tokenOf(id).ends === 'turn') marks[heldMark(id)] = tokens[id]!
}

export function endTokensOfTheTurn(g: DiceThrone, seat: Seat): void {
  for (const id of tokenIdsOn(g, seat)) if (tokenOf(id).ends === 'turn') takeToken(g, seat, id, endingOn(g, seat, id))
}

/** How many will end with their holder's turn. */
export const endingOn = (g: DiceThrone, seat: Seat, token: TokenId): number =>
  fighter(g, seat).marks[heldMark(token)] ?? 0

const heldMark = (token: TokenId): string => `held:${token}`

const arrivedOn = (g: DiceThrone, seat: Seat, token: TokenId): number =>
  Math.min(tokensOn(g, seat, token), fighter(g, seat).marks[arrivalMark(token)] ?? 0)

/** Counts the tokens gained in this turn, where that matters. */
const freshMark = (token: TokenId): string => `fresh:${token}`

export const freshOn = (g: DiceThrone, seat: Seat, token: TokenId): number =>
  fighter(g, seat).marks[freshMark(token)] ?? 0

/** What a persistent token adds to attacks on its holder is recomputed with the totals, so it is lost with the token. */
function dropModifier(g: DiceThrone, seat: Seat, token: TokenId): void {
  const { id, persistent, attacked } = tokenOf(token)
  if (persistent && attacked) g.incoming[seat] = g.incoming[seat]!.filter(({ kind, by }) => kind !== 'add' || by !== id)
}

export const isRemovable = (token: TokenId): boolean => {
  const { fixed, kind } = tokenOf(token)
  return kind !== 'companion' && fixed !== 'removal' && fixed !== 'both'
}

export const isMovable = (token: TokenId): boolean =>
  tokenOf(token).kind !== 'companion' && tokenOf(token).fixed === undefined
