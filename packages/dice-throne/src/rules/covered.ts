/** Status effects that lie on an offensive ability, which then cannot be announced; each is a token of its own: `spellbound@smack`. */
import type { Seat } from '@alea/engine'
import { boardOf } from '../content/board.ts'
import { tokenOf } from '../content/roster.ts'
import { type DiceThrone, fighter, type TokenId } from '../state.ts'
import { roomFor, takeToken, tokenIdsOn } from './tokens.ts'

export const coverId = (token: TokenId, ability: string): TokenId => `${token}@${ability}`

/** The abilities of this player that are covered. */
export function coveredOn(g: DiceThrone, seat: Seat): string[] {
  const { tokens } = fighter(g, seat)
  const covered: string[] = []
  for (const id in tokens) if (tokens[id]! > 0 && tokenOf(id).covers) covered.push(abilityUnder(id))
  return covered
}

/** The abilities that may still be covered: never an ultimate, and one always stays free. */
export function coverable(g: DiceThrone, seat: Seat, token: TokenId): string[] {
  if (roomFor(g, seat, token) === 0) return []
  const covered = coveredOn(g, seat)
  const free = boardOf(g, seat)
    .abilities.filter(({ ability }) => ability.kind === 'offensive' && !covered.includes(ability.id))
    .map(({ ability }) => ability.id)
  return free.length > 1 ? free : []
}

/** The tokens that cover abilities leave when the offensive roll phase begins again. */
export function uncover(g: DiceThrone, seat: Seat): void {
  for (const id of tokenIdsOn(g, seat)) if (tokenOf(id).covers) takeToken(g, seat, id, Number.MAX_SAFE_INTEGER)
}

/** What lay on abilities that are no longer there is lost with them. */
export function dropCovers(g: DiceThrone, seat: Seat): void {
  const ids = new Set(boardOf(g, seat).abilities.map(({ ability }) => ability.id))
  for (const id of tokenIdsOn(g, seat))
    if (tokenOf(id).covers && !ids.has(abilityUnder(id))) takeToken(g, seat, id, Number.MAX_SAFE_INTEGER)
}

const abilityUnder = (id: TokenId): string => id.slice(id.indexOf('@') + 1)
