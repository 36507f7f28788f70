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

/** What is paid with, how many of it at once, and the verb. */
function counting(price: Price, say: Say): readonly [things: string, each: number, verb: string] {
  if ('token' in price) return [amounts.tokens(say.token(price.token)).many, price.n, 'spend']
  if ('family' in price) return [say.kind(price.family, 2), price.n, 'remove']
  return 'cp' in price ? ['CP', price.cp, 'pay'] : ['cards', price.cards, 'discard']
}

export const prices = {
  /** As an instruction. */
  pay,
  /** After `you may`. */
  toPay: pay,
  /** How often it is paid, as a question without its mark. */
  howMany: (price: Price, say: Say): string => {
    const [thing, times, verb] = counting(price, say)
    return times === 1 ? `how many ${thing} do you ${verb}` : `how often do you ${pay(price, say)}`
  },
  /** After `you may`, for any number up to this. */
  upTo: (price: Price, most: number | 'any', say: Say): string => {
    const [thing, , verb] = counting(price, say)
    return `${verb} ${most === 'any' ? 'any number of' : `up to ${most}`} ${thing}`
  },
}
