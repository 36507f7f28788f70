/** Says what a list of effects does: the sentence is made from the data, so text and effect cannot disagree. */
import type { Language } from '@alea/engine'
import type { Need } from '../content/need.ts'
import { tokenOf } from '../content/roster.ts'
import type { Choose } from '../effects/choose.ts'
import type { Condition } from '../effects/condition.ts'
import type { Effect } from '../effects/effect.ts'
import type { When } from '../effects/when.ts'
import { amountText, measureOf, timesText } from './amountText.ts'
import { branchesText, endsInBranch, isSameBranch } from './branches.ts'
import {
  cardName,
  companionName,
  companionState,
  familyName,
  sentenceOf,
  sourceName,
  symbolName,
  tokenName,
} from './lexicon.ts'
import { isAlike, joined, type Phrase } from './phrase.ts'
import type { Say } from './say.ts'
import { WORDS, type Words } from './words.ts'

/** What the sentences belong to. */
export type About = Pick<Say, 'ultimate' | 'target' | 'oneDie' | 'more'>

/** The helpers of one hero's sentences, in one language. */
export function sayFor(hero: string, language: Language, about: Partial<About> = {}): Say {
  const words = WORDS[language]
  const say: Say = {
    ultimate: about.ultimate ?? false,
    target: about.target,
    oneDie: about.oneDie ?? false,
    more: about.more ?? false,
    token: (id) => tokenName(id, language),
    isSingle: (id) => tokenOf(id).limit === 1,
    isOwned: (id) => tokenOf(id).owned === true,
    symbol: (id, count) => symbolName(hero, id, language, count),
    card: (id) => cardName(id, language),
    source: (id) => sourceName(id, language),
    companion: (id) => companionName(id, language),
    companionState: (id, state) => companionState(id, state, language),
    kind: (what, count = 1) => {
      if (what === 'cp') return words.amounts.cp
      if (what === 'status') return count === 1 ? words.amounts.status.one : words.amounts.status.many
      const name = say.token(what)
      return familyName(what, language, count) ?? (count === 1 ? name : words.amounts.tokens(name).many)
    },
    times: (amount) => timesText(amount, say, words),
    who: (who) => (who === 'target' && about.target !== undefined ? about.target : words.who[who]),
    amount: (amount, noun) => amountText(amount, noun, say, words),
    measure: (amount, noun) => measureOf(amount, noun, say, words),
    tokens: (id, amount) => (amount === 1 ? say.token(id) : say.amount(amount, words.amounts.tokens(say.token(id)))),
    price: (price, may) => (may ? words.prices.toPay(price, say) : words.prices.pay(price, say)),
    priceUpTo: (price, most) => words.prices.upTo(price, most, say),
    one: (effect) => sentenceOf(effect.do, language)(effect, say),
    list: (effects) => words.grammar.spaced(listText(effects, say, words)),
    ways: (p) => waysText(p, say, words),
    conditional: (p) => conditionalText(p, say, words),
    facing: (target) => sayFor(hero, language, { ...about, target }),
    adding: () => sayFor(hero, language, { ...about, more: true }),
    rolling: (dice) => sayFor(hero, language, { ...about, oneDie: dice === 1 }),
  }
  return say
}

/** Effects one after another, with the breaks between them; neighbours with the same verb share it. */
function listText(effects: readonly Effect[], say: Say, words: Words): string {
  const { grammar } = words
  const stretches: (string | Phrase)[][] = [[]]
  for (const [i, effect] of effects.entries()) {
    const before = effects.slice(0, i)
    if (effect.do === 'then') stretches.push([])
    else if (!before.some((other) => isSameBranch(other, effect, say)))
      addTo(stretches.at(-1)!, partText(effect, before, effects.slice(i + 1), say, words))
  }
  const texts = stretches.map((parts) =>
    sequence(
      parts.map((part) => (typeof part === 'string' ? part : `${part.verb} ${grammar.and(part.things)}${part.end}`)),
      grammar,
    ),
  )
  return texts.reduce(grammar.broken)
}

/** One effect of a list, between those before and after it. */
function partText(
  effect: Effect,
  before: readonly Effect[],
  after: readonly Effect[],
  say: Say,
  words: Words,
): string | Phrase {
  if (before.length > 0 && endsInBranch(before.at(-1)!)) return words.grammar.anyway(say.list([effect]))
  const branches = [effect, ...after.filter((other) => isSameBranch(effect, other, say))]
  if (branches.length > 1) return branchesText(branches as (Effect & When)[], say, words)
  const dealt = before.findIndex((other) => other.do === 'damage')
  const isMore = dealt >= 0 && (effect.do !== 'damage' || before.slice(dealt).some((other) => other.do === 'then'))
  return (isMore ? say.adding() : say).one(effect)
}

function addTo(parts: (string | Phrase)[], part: string | Phrase): void {
  const last = parts.at(-1)
  if (typeof last === 'object' && typeof part === 'object' && isAlike(last, part))
    parts[parts.length - 1] = joined(last, part)
  else if (part !== '') parts.push(part)
}

/** Effects one after another: an enumeration if they are simple, otherwise separated by semicolons. */
const sequence = (parts: readonly string[], grammar: Words['grammar']): string =>
  parts.every(grammar.isPlain) && !parts.slice(0, -1).some(grammar.isOptional) ? grammar.and(parts) : parts.join('; ')

function waysText({ among }: Choose, say: Say, { grammar }: Words): ReturnType<Say['ways']> {
  const ways = among.flatMap((effects) => (effects.length > 0 ? [say.list(effects)] : []))
  const optional = ways.length < among.length
  const parts = among.map((effects) => (effects.length === 1 ? say.one(effects[0]!) : ''))
  const [first] = parts
  if (typeof first === 'object' && parts.every((part) => isAlike(first, part))) {
    const things = parts.flatMap((part) => (part as Phrase).things)
    return { list: `${first.verb} ${grammar.or(things)}${first.end}`, optional, alike: true }
  }
  const list = !optional && ways.every(grammar.isPlain) ? grammar.or(ways) : ways.join(grammar.orElse)
  return { list, optional, alike: false }
}

/** `deal 5 damage (7 damage with 3 or more upgrades)` if only a noun differs, otherwise one branch after the other. */
function conditionalText({ if: condition, effects, otherwise }: When, say: Say, words: Words): string {
  const { conditions } = words
  const held = conditionText(condition, say, words)
  if (otherwise.length === 0) return conditions.only(held, say.list(effects))
  const [better, plain] = [effects, otherwise].map((branch) => (branch.length === 1 ? say.one(branch[0]!) : ''))
  if (typeof better === 'object' && isAlike(better, plain) && !differInType(effects, otherwise))
    return conditions.instead(say.list(otherwise), better.things.join(', '), held)
  if ('option' in condition) return conditions.withOption(say.list(otherwise), held, say.list(effects))
  return conditions.orElse(held, say.list(effects), say.list(otherwise))
}

/** Normal damage has no word for its type: beside another type it must not look like that one. */
function differInType([one]: readonly Effect[], [other]: readonly Effect[]): boolean {
  const typeOf = (effect: Effect | undefined): unknown => (effect && 'type' in effect ? effect.type : undefined)
  return typeOf(one) !== typeOf(other)
}

function conditionText(condition: Condition, say: Say, words: Words): string {
  const { conditions } = words
  const matchOptions: Readonly<Record<string, string>> = words.matchOptions
  if ('dice' in condition) return diceText(condition.dice, say, conditions)
  if ('total' in condition) return conditions.total(condition.total)
  if ('atMost' in condition) return conditions.atMost(condition.atMost)
  if ('shows' in condition) return conditions.shows(condition.shows)
  if ('without' in condition) return conditions.without(condition.without.map((symbol) => say.symbol(symbol)))
  if ('defenseShows' in condition) return conditions.defenseShows(say.symbol(condition.defenseShows))
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
  if ('suffered' in condition) return conditions.suffered(condition.suffered)
  if ('base' in condition) return conditions.base(condition.base)
  if ('die' in condition) return dieText(condition.die, conditions)
  if ('prevented' in condition) return conditions.prevented(say.source(condition.prevented))
  if ('companion' in condition)
    return conditions.companion(say.companion(condition.companion), [
      ...new Set(condition.is.map((state) => say.companionState(condition.companion, state))),
    ])
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
