/** An amount of something: `2 damage for each Sword`, `damage equal to half your CP (rounded up)`. */
import type { Amount } from '../effects/amount.ts'
import { counted, type Measure, type Noun } from './phrase.ts'
import type { Say } from './say.ts'
import type { Words } from './words.ts'

export function amountText(amount: Amount, noun: Noun, say: Say, { amounts }: Words): string {
  if (typeof amount === 'number') return counted(amount, noun)
  if (isCounting(amount)) return countingText(amount, noun, say, amounts)
  switch (amount.of) {
    case 'total':
      return amounts.total(noun, say.oneDie)
    case 'dealt':
      return amounts.dealt(noun)
    case 'half-die':
      return amounts.halfDie(noun)
    case 'upgrades':
      return growing(amount.base, 1, amounts.eachUpgrade)
    case 'upgrades-this-turn':
      return growing(amount.base, 1, amounts.eachUpgradeThisTurn)
  }

  /** `7 damage, plus 1 for each Baton` */
  function growing(base: number, times: number, each: string): string {
    return base > 0 ? amounts.plus(counted(base, noun), `${times} ${each}`) : `${counted(times, noun)} ${each}`
  }
}

/** `3 times`, or `for each Lotus`. */
export function timesText(amount: Amount, say: Say, words: Words): string {
  const { amounts } = words
  if (!isCounting(amount)) return say.amount(amount, amounts.times)
  const { times, plus = 0, half, most } = amount
  const plain = times === 1 && plus === 0 && !half && most === undefined
  return plain ? eachText(amount, say, amounts) : countingText(amount, amounts.times, say, amounts)
}

type Counted = Extract<Amount, { readonly times: number }>

const isCounting = (amount: Amount): amount is Counted => typeof amount === 'object' && 'times' in amount

/** `1 damage for each Arrow`, `1 damage for every 2 Arrows`, `damage equal to half your CP (rounded up)`. */
function countingText(amount: Counted, noun: Noun, say: Say, amounts: Words['amounts']): string {
  const { times, plus = 0, half, most } = amount
  const each = eachText(amount, say, amounts)
  const base = plus === 0 ? '' : counted(plus, noun)
  const whole = times === 1 ? allText(amount, say, amounts) : `${times} ${each}`
  const plain = `${base === '' ? counted(times, noun) : times} ${each}`
  const grown = half ? amounts.half(base === '' ? noun.many : '', whole) : plain
  const text = base === '' ? grown : amounts.plus(base, grown)
  return most === undefined ? text : amounts.atMost(text, most)
}

export function measureOf(amount: Amount, { many }: Noun, say: Say, { amounts }: Words): Measure {
  if (!isCounting(amount) || amount.plus || amount.half || amount.most !== undefined) return { of: many }
  return { of: many, again: countingText(amount, NUMBER, say, amounts) }
}

const NUMBER: Noun = { one: '', many: '' }

/** Everything that is counted, as a noun: `the Arrows`, `your CP`. */
function allText(amount: Counted, say: Say, amounts: Words['amounts']): string {
  if ('of' in amount) return amount.of === 'paid' ? amounts.allPaid : amounts.allFurtherAttempts
  if ('per' in amount) return amounts.all(say.symbol(amount.per, 2))
  if ('tokens' in amount) return amounts.all(amounts.tokens(say.token(amount.tokens)).many)
  return amounts.allOwn(say.kind(amount.own, 2))
}

/** `for each Arrow`, `for every 2 Arrows`, `for each Chi you have`. */
function eachText(amount: Counted, say: Say, amounts: Words['amounts']): string {
  const { every = 1 } = amount
  if ('of' in amount) return amount.of === 'paid' ? amounts.eachPaid(every) : amounts.eachFurtherAttempt(every)
  if ('per' in amount) return amounts.each(say.symbol(amount.per, every), every)
  if ('tokens' in amount) return amounts.each(say.kind(amount.tokens, every), every)
  return amounts.eachOwn(say.kind(amount.own, every), every)
}
