/** A token as an option, with its holder: `p2.evasive`. */

import type { Seat } from '@alea/engine'
import { tokenKey } from '../options.ts'
import { tokenIdsOn, tokensOn } from '../rules/tokens.ts'
import type { DiceThrone, TokenId } from '../state.ts'

/** Tokens that are about to be spent: they are gone when their effect happens. */
export interface Spent {
  readonly seat: Seat
  readonly token: TokenId
  readonly count: number
}

/** The tokens of these players that fit. */
export const tokensOnPlayers = (
  g: DiceThrone,
  seats: readonly Seat[],
  fits: (id: TokenId) => boolean,
  spent?: Spent,
): string[] =>
  seats.flatMap((seat) =>
    tokenIdsOn(g, seat)
      .filter(
        (id) => fits(id) && tokensOn(g, seat, id) > (spent?.seat === seat && spent.token === id ? spent.count : 0),
      )
      .map((id) => tokenKey(seat, id)),
  )
