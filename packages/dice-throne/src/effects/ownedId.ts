import type { Seat } from '@alea/engine'
import { tokenOf } from '../content/roster.ts'
import type { TokenId } from '../state.ts'

/** A token that belongs to its maker carries the maker's seat. */
export const ownedId = (token: TokenId, maker: Seat): TokenId => (tokenOf(token).owned ? `${token}@${maker}` : token)

/** The seat it carries, if any. */
export function makerOf(id: TokenId): Seat | undefined {
  const seat = /@(\d+)$/.exec(id)?.[1]
  return seat === undefined ? undefined : Number(seat)
}
