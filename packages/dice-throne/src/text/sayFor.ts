/** Says what a list of effects does: the sentence is made from the data, so text and effect cannot disagree. */
import type { Language } from '@alea/engine'
import type { Need } from '../content/need.ts'
import { tokenOf } from '../content/roster.ts'
import type { Amount } from '../effects/amount.ts'
import type { Choose } from '../effects/choose.ts'
import type { Condition } from '../effects/condition.ts'
import type { Effect } from '../effects/effect.ts'
import type { When } from '../effects/when.ts'
import { companionName, companionState, familyName, sentenceOf, sourceName, symbolName, tokenName } from './lexicon.ts'
import { counted, isAlike, type Noun, type Phrase } from './phrase.ts'
import type { Say } from './say.ts'
import { WORDS, type Words } from './words.ts'

/** What the sentences belong to. */
export type About = Pick<Say, 'ultimate' | 'target' | 'oneDie'>

/** The helpers of one hero's sentences, in one language. */
export function sayFor(hero: string, language: Language, about: Partial<About> = {}): Say {
  const words = WORDS[language]
  const say: Say = {
    ultimate: about.ultimate ?? false,
    target: about.target,
    oneDie: about.oneDie ?? false,
    token: (id) => tokenName(id, language),
    isOwned: (id) => tokenOf(id).owned === true,
    symbol: (id, count) => symbolName(hero, id, language, count),
    source: (id) => sourceName(id, language),
    companion: (id) => companionName(id, language),
    companionState: (id, state) => companionState(id, state, language),
    kind: (what, count = 1) => {
      if (what === 'cp') return words.amounts.cp
      const name = say.token(what)
      return familyName(what, language, count) ?? (count === 1 ? name : words.amounts.tokens(name).many)
    },
    times: (amount) => timesText(amount, say, words),
    who: (who) => (who === 'target' && about.target !== undefined ? about.target : words.who[who]),
    amount: (amount, noun) => amountText(amount, noun, say, words),
    tokens: (id, amount) => (amount === 1 ? say.token(id) : say.amount(amount, words.amounts.tokens(say.token(id)))),
    price: (price, may) => (may ? words.prices.toPay(price, say) : words.prices.pay(price, say)),
    priceUpTo: (price, most) => words.prices.upTo(price, most, say),
    one: (effect) => sentenceOf(effect.do, language)(effect, say),
    list: (effects) => words.grammar.spaced(listText(effects, say, words)),
    ways: (p) => waysText(p, say, words),
    conditional: (p) => conditionalText(p, say, words),
    facing: (target) => sayFor(hero, language, { ...about, target }),
    rolling: (dice) => sayFor(hero, language, { ...about, oneDie: dice === 1 }),
  }
  return say
}

/** Effects one after another, with the breaks between them; neighbours with the same verb share it. */
function listText(effects: readonly Effect[], say: Say, { grammar }: Words): string {
  const stretches: (string | Phrase)[][] = [[]]
  for (const effect of effects) {
    if (effect.do === 'then') stretches.push([])
    else addTo(stretches.at(-1)!, say.one(effect))
  }
  const texts = stretches.map((parts) =>
    sequence(
      parts.map((part) => (typeof part === 'string' ? part : `${part.verb} ${grammar.and(part.things)}${part.end}`)),
      grammar,
    ),
  )
  return texts.reduce(grammar.broken)
}

function addTo(parts: (string | Phrase)[], part: string | Phrase): void {
  const last = parts.at(-1)
  if (typeof last === 'object' && typeof part === 'object' && isAlike(last, part))
    parts[parts.length - 1] = { ...part, things: [...last.things, ...part.things] }
  else parts.push(part)
}

/** Effects one after another: an enumeration if they are simple, otherwise separated by semicolons. */
const sequence = (parts: readonly string[], grammar: Words['grammar']): string =>
  parts.every(grammar.isPlain) && !parts.slice(0, -1).some(grammar.isOptional) ? grammar.and(parts) : parts.join('; ')

function amountText(amount: Amount, noun: Noun, say: Say, { amounts }: Words): string {
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
function timesText(amount: Amount, say: Say, words: Words): string {
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

function waysText({ among }: Choose, say: Say, { grammar }: Words): ReturnType<Say['ways']> {
  const ways = among.flatMap((effects) => (effects.length > 0 ? [say.list(effects)] : []))
  const optional = ways.length < among.length
  const list = !optional && ways.every(grammar.isPlain) ? grammar.or(ways) : ways.join(grammar.orElse)
  return { list, optional }
}

/** `deal 5 damage (7 damage with 3 or more upgrades)` if only a noun differs, otherwise one branch after the other. */
function conditionalText({ if: condition, effects, otherwise }: When, say: Say, words: Words): string {
  const { conditions } = words
  const held = conditionText(condition, say, words)
  if (otherwise.length === 0) return conditions.only(held, say.list(effects))
  const [better, plain] = [effects, otherwise].map((branch) => (branch.length === 1 ? say.one(branch[0]!) : ''))
  if (typeof better === 'object' && isAlike(better, plain))
    return conditions.instead(say.list(otherwise), better.things.join(', '), held)
  return conditions.orElse(held, say.list(effects), say.list(otherwise))
}

function conditionText(condition: Condition, say: Say, words: Words): string {
  const { conditions } = words
  const matchOptions: Readonly<Record<string, string>> = words.matchOptions
  if ('dice' in condition) return diceText(condition.dice, say, conditions)
  if ('total' in condition) return conditions.total(condition.total)
  if ('atMost' in condition) return conditions.atMost(condition.atMost)
  if ('shows' in condition) return conditions.shows(condition.shows)
  if ('without' in condition) return conditions.without(condition.without.map((symbol) => say.symbol(symbol)))
  if ('have' in condition) {
    const { have, n = 1, on = 'self' } = condition
    return conditions.have(on === 'self' ? undefined : say.who(on), say.kind(have, n), n)
  }
  if ('type' in condition) return conditions.type(condition.type)
  if ('attempts' in condition) return conditions.attempts(condition.attempts)
  if ('starter' in condition) return conditions.starter
  if ('behind' in condition) return conditions.behind(say.who('target'))
  if ('option' in condition) return conditions.option(matchOptions[condition.option] ?? condition.option)
  if ('paid' in condition) return conditions.paid(condition.paid)
  if ('peak' in condition) return conditions.peak(condition.peak)
  if ('upgrades' in condition) return conditions.upgrades(condition.upgrades)
  if ('added' in condition) return conditions.added(condition.added)
  if ('dealt' in condition) return conditions.dealt(condition.dealt)
  if ('base' in condition) return conditions.base(condition.base)
  if ('die' in condition) return dieText(condition.die, conditions)
  if ('prevented' in condition) return conditions.prevented(say.source(condition.prevented))
  if ('companion' in condition)
    return conditions.companion(
      say.companion(condition.companion),
      condition.is.map((state) => say.companionState(condition.companion, state)),
    )
  return condition.mark === 'face' ? conditions.face(condition.is) : conditions.then
}

function diceText(need: Need, say: Say, conditions: Words['conditions']): string {
  if ('ofAKind' in need) return conditions.ofAKind(need.ofAKind)
  if ('straight' in need) return conditions.straight[need.straight]
  const needed = Object.entries(need.symbols)
  const list = needed.map(([id, count]) =>
    needed.length === 1 && count === 1 ? say.symbol(id) : `${count} ${say.symbol(id, count)}`,
  )
  return conditions.symbols(list.join(' + '))
}

/** `on a 1 or 2`, `on a 3 or higher`. */
function dieText(die: readonly number[], conditions: Words['conditions']): string {
  const [lowest = 0] = die
  return die.length > 1 && die.at(-1) === 6 && lowest === 7 - die.length
    ? conditions.dieFrom(lowest)
    : conditions.die(die)
}
