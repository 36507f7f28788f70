import type { Price } from '../../effects/price.ts'
import { counted, noun } from '../phrase.ts'
import type { Say } from '../say.ts'
import { amounts } from './amounts.ts'

/** Where nobody can have two, the name is enough. */
const spent = ({ token, n }: Extract<Price, { token: string }>, say: Say): string =>
  n === 1 && say.isSingle(token) ? say.token(token) : counted(n, amounts.tokens(say.token(token)))

/** A price beside combat points: `spend 1 Chi token`, `discard 2 cards`. */
const pay = (price: Price, say: Say): string => {
  if ('token' in price) return `spend ${spent(price, say)}`
  if ('family' in price) return `remove ${price.n} ${say.kind(price.family, price.n)}`
  return 'cp' in price ? `pay ${price.cp} CP` : `discard ${counted(price.cards, noun('card', 'cards'))}`
}

export const prices = {
  /** As an instruction. */
  pay,
  /** After `you may`. */
  toPay: pay,
  /** After `you may`, for any number up to this. */
  upTo: (price: Price, most: number | 'any', say: Say): string => {
    const number = most === 'any' ? 'any number of' : `up to ${most}`
    if ('token' in price) return `spend ${number} ${amounts.tokens(say.token(price.token)).many}`
    if ('family' in price) return `remove ${number} ${say.kind(price.family, 2)}`
    return 'cp' in price ? `pay ${number} CP` : `discard ${number} cards`
  },
}
