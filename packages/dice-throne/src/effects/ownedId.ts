import type { Seat } from '@alea/engine'
import { tokenOf } from '../content/roster.ts'
import type { TokenId } from '../state.ts'

/** A token of one's own make carries its maker's seat. */
export const ownedId = (token: TokenId, maker: Seat): TokenId => (tokenOf(token).owned ? `${token}@${maker}` : token)
