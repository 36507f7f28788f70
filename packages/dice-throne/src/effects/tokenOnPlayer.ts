/** A token as an option, with its holder: `p2.evasive`. */

import type { Seat } from '@alea/engine'
import { tokenKey } from '../options.ts'
import { tokenIdsOn } from '../rules/tokens.ts'
import type { DiceThrone, TokenId } from '../state.ts'

/** The tokens of these players that fit. */
export const tokensOnPlayers = (g: DiceThrone, seats: readonly Seat[], fits: (id: TokenId) => boolean): string[] =>
  seats.flatMap((seat) =>
    tokenIdsOn(g, seat)
      .filter(fits)
      .map((id) => tokenKey(seat, id)),
  )
