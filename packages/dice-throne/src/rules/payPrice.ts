/** Paying a price beside combat points; which cards, and which tokens of a family, the payer chooses one by one. */
import { flow, type Seat } from '@alea/engine'
import { tokenOf } from '../content/roster.ts'
import { discardFromHand } from '../effects/discardFromHand.ts'
import { ownedId } from '../effects/ownedId.ts'
import type { Price } from '../effects/price.ts'
import { type CardId, type DiceThrone, fighter, type TokenId } from '../state.ts'
import { changeCp } from './points.ts'
import { takeToken, tokenIdsOn } from './tokens.ts'

interface Paying {
  seat: Seat
  price: Price
  /** How often it is paid. */
  times: number
  by: string
  /** How many cards or tokens are still to be chosen. */
  left?: number
}

export const payPrice = flow<DiceThrone, Paying>('dice-throne/pay', ($) => [
  $.run((g, l) => {
    const { seat, price, times } = l
    l.left = 'cards' in price ? times * price.cards : 'family' in price ? times * price.n : 0
    if ('token' in price) takeToken(g, seat, ownedId(price.token, seat), times * price.n)
    else if ('cp' in price) changeCp(g, seat, -times * price.cp)
  }),
  $.loop(
    (g, l) => l.left! > 0 && (cards(g, l).length > 0 || tokens(g, l).length > 0),
    $.run((_, l) => {
      l.left!--
    }),
    $.ask<CardId>('discard', {
      who: (_, l) => l.seat,
      options: cards,
      params: (_, l) => ({ by: l.by }),
      then: (g, l, card) => discardFromHand(g, l.seat, card),
    }),
    $.ask<TokenId>('pay-with', {
      who: (_, l) => l.seat,
      options: tokens,
      params: (_, l) => ({ by: l.by }),
      auto: true,
      then: (g, l, token) => {
        takeToken(g, l.seat, token, 1)
      },
    }),
  ),
])

const cards = (g: DiceThrone, { seat, price }: Paying): CardId[] =>
  'cards' in price ? [...new Set(fighter(g, seat).hand)] : []

const tokens = (g: DiceThrone, { seat, price }: Paying): TokenId[] =>
  'family' in price ? tokenIdsOn(g, seat).filter((id) => tokenOf(id).family === price.family) : []
