import type { Price } from '../../effects/price.ts'
import type { prices as english } from '../en/prices.ts'
import { counted, noun } from '../phrase.ts'
import type { Say } from '../say.ts'
import { amounts } from './amounts.ts'
import { de } from './grammar.ts'

/** Là où personne n’en a deux, le nom suffit. */
const spent = ({ token, n }: Extract<Price, { token: string }>, say: Say): string =>
  n === 1 && say.isSingle(token) ? say.token(token) : counted(n, amounts.tokens(say.token(token)))

/** Le verbe à l’impératif et à l’infinitif, et ce qu’on paie. */
function parts(price: Price, say: Say): readonly [imperative: string, infinitive: string, what: string] {
  if ('token' in price) return ['dépensez', 'dépenser', spent(price, say)]
  if ('family' in price) return ['retirez', 'retirer', `${price.n} ${say.kind(price.family, price.n)}`]
  if ('cp' in price) return ['payez', 'payer', `${price.cp} PC`]
  return ['défaussez', 'défausser', counted(price.cards, noun('carte', 'cartes'))]
}

/** Ce avec quoi on paie, et combien à la fois. */
function counting(price: Price, say: Say): readonly [things: string, each: number] {
  if ('token' in price) return [amounts.tokens(say.token(price.token)).many, price.n]
  if ('family' in price) return [say.kind(price.family, 2), price.n]
  return 'cp' in price ? ['PC', price.cp] : ['cartes', price.cards]
}

export const prices: typeof english = {
  pay: (price, say) => {
    const [verb, , what] = parts(price, say)
    return `${verb} ${what}`
  },
  toPay: (price, say) => {
    const [, verb, what] = parts(price, say)
    return `${verb} ${what}`
  },
  howMany: (price, say) => {
    const [verb, , what] = parts(price, say)
    const [thing, each] = counting(price, say)
    return each === 1 ? `combien ${de(thing)} ${verb}-vous` : `combien de fois ${verb}-vous ${what}`
  },
  upTo: (price, most, say) => {
    const number = most === 'any' ? 'autant de' : `jusqu’à ${most}`
    const wish = most === 'any' ? ' que vous voulez' : ''
    const [, verb] = parts(price, say)
    return `${verb} ${number} ${counting(price, say)[0]}${wish}`
  },
}
