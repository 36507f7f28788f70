/** What a status effect is worth to whoever has it, in points of health: derived from what is printed on it. */
import type { Token } from '../content/hero.ts'
import { effectsAt, MOMENTS_ON, momentRow, SPENT, TIMES } from '../content/moments.ts'
import { tokenOf } from '../content/roster.ts'
import type { TokenId } from '../state.ts'
import { oddsWith } from './odds.ts'
import { worthOfPrice } from './price.ts'

/** What is lost while a token forbids it. */
const FORBIDDEN: Readonly<Record<NonNullable<Token['forbids']>, number>> = {
  offense: 4,
  income: 1.5,
  acting: 6,
  damage: 4,
  cards: 1.5,
}
const known = new Map<string, number>()

export function tokenWorth(token: Token): number {
  const worth = known.get(token.id)
  if (worth !== undefined) return worth
  // Without this, a token whose effects give more of the same token would recurse for ever.
  known.set(token.id, token.kind === 'negative' ? -1.5 : 1.5)
  const found = worked(token)
  known.set(token.id, found)
  return found
}

export const worthOfToken = (id: TokenId): number => tokenWorth(tokenOf(id))

function worked(token: Token): number {
  if (token.worth !== undefined) return token.worth
  const { forbids, weakens, saves, blast, foresees } = token
  let worth = 0
  for (const moment of MOMENTS_ON.token) {
    const effects = effectsAt<'token'>(token, moment)
    if (effects) worth += momentRow(moment).tokenWorth?.(plain(token.id).list(effects), token) ?? 0
  }
  for (const { effects, cost, aged, price } of token.spends ?? []) {
    const gained = plain(token.id).list(effects) - (price ? worthOfPrice(price, worthOfToken) : 0)
    worth = Math.max(worth, ((aged ? 0.9 : 1) * SPENT * gained) / Math.max(1, cost))
  }
  if (forbids) worth -= FORBIDDEN[forbids]
  if (token.attempts) worth += 2 * token.attempts
  if (token.attemptPrice) worth -= 1.5 * token.attemptPrice
  if (token.shelters) worth += 6
  if (token.aura) worth += (token.aura.of === 'attacker' ? 1 : -1) * TIMES * plain(token.id).amount(token.aura.amount)
  if (weakens) worth -= weakens * TIMES
  if (saves) worth += 8
  if (blast) worth -= blast / 2
  if (foresees) worth += 1
  if (worth === 0) worth = token.kind === 'negative' ? -1.5 : 1.5
  return token.kind === 'negative' ? Math.min(-0.5, worth) : worth
}

/** A die of no particular hero: every symbol is on two of its faces. */
const plain = (about: TokenId) => oddsWith(() => 1 / 3, 1, worthOfToken, about)
