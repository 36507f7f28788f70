/** A price beside the combat points of cards and actions: tokens of one kind, tokens of a family, cards of the hand, or combat points. */
import type { Seat } from '@alea/engine'
import { tokensOn } from '../rules/tokens.ts'
import { type CardId, type DiceThrone, fighter, type TokenId } from '../state.ts'
import { ownCount } from './amount.ts'
import type { Odds } from './effect.ts'
import { ownedId } from './ownedId.ts'

export type Price =
  | { readonly token: TokenId; readonly n: number }
  /** Of any kinds of a family. */
  | { readonly family: string; readonly n: number }
  | { readonly cards: number }
  | { readonly cp: number }

/** What is already given away: the card that is being played, and its cost. */
interface Apart {
  readonly card?: CardId
  readonly cp?: number
}

export const canPay = (g: DiceThrone, seat: Seat, price: Price, apart?: Apart): boolean =>
  timesPayable(g, seat, price, apart) > 0

/** How often the price could be paid. */
export function timesPayable(g: DiceThrone, seat: Seat, price: Price, { card, cp = 0 }: Apart = {}): number {
  const { hand, cp: points } = fighter(g, seat)
  if ('token' in price) return Math.floor(tokensOn(g, seat, ownedId(price.token, seat)) / price.n)
  if ('family' in price) return Math.floor(ownCount(g, seat, price.family) / price.n)
  if ('cp' in price) return Math.floor((points - cp) / price.cp)
  const held = card !== undefined && hand.includes(card) ? hand.length - 1 : hand.length
  return Math.floor(held / price.cards)
}

/** In points of health, as bots value them. */
const CARD = 1.2
const CP = 0.8
const OF_A_FAMILY = 1.5

export function worthOfPrice(price: Price, token: Odds['token']): number {
  if ('token' in price) return price.n * Math.max(0, token(price.token))
  if ('family' in price) return price.n * OF_A_FAMILY
  return 'cp' in price ? CP * price.cp : CARD * price.cards
}

/** Tells the prices of one attack apart: what was paid when it was activated counts again when its target is known. */
export const paidMark = (price: Price): string =>
  `paid:${'token' in price ? price.token : 'family' in price ? price.family : Object.keys(price)[0]}`
