import type { Amount } from '../effects/amount.ts'
import type { Choose } from '../effects/choose.ts'
import type { Effect } from '../effects/effect.ts'
import type { Price } from '../effects/price.ts'
import type { When } from '../effects/when.ts'
import type { Who } from '../effects/who.ts'
import type { Measure, Noun, Phrase } from './phrase.ts'

/** What a verb's sentence is made with, in one language: names of tokens, symbols and players, amounts, lists of effects. */
export interface Say {
  token(id: string): string
  /** Whether nobody can have two of them. */
  isSingle(token: string): boolean
  /** Whether tokens of this kind are counted separately for each maker. */
  isOwned(token: string): boolean
  symbol(id: string, count?: number): string
  card(id: string): string
  /** An ability, card, token or companion. */
  source(id: string): string
  companion(id: string): string
  companionState(id: string, state: string): string
  who(who: Who): string
  /** What a player may have several of: a token, a family of tokens, or `cp`. */
  kind(what: string, count?: number): string
  /** How often: `3 times`, `for each Lotus`. */
  times(amount: Amount): string
  /** An amount of something: `2 damage for each Sword`. */
  amount(amount: Amount, noun: Noun): string
  /** The same for its phrase. */
  measure(amount: Amount, noun: Noun): Measure
  /** A number of tokens; a single one is just its name. */
  tokens(id: string, amount: Amount): string
  /** A price as an instruction, or after `you may`. */
  price(price: Price, may?: boolean): string
  /** After `you may`: a price any number of times up to this. */
  priceUpTo(price: Price, most: number | 'any'): string
  one(effect: Effect): string | Phrase
  list(effects: readonly Effect[]): string
  /** The branches of a choice, whether one of them does nothing, and whether only an object differs: `gain Evasive or Cleanse`. */
  ways(p: Choose): { readonly list: string; readonly optional: boolean; readonly alike: boolean }
  /** A condition, what happens if it holds, and what otherwise. */
  conditional(p: When): string
  /** Whether these words belong to an ultimate. */
  readonly ultimate: boolean
  /** Who the target is, if not simply the opponent: the attacker, the player chosen. */
  readonly target: string | undefined
  /** The same helpers for words about such a target. */
  facing(target: string): Say
  /** Whether the attack has its damage already, so that any other is more. */
  readonly more: boolean
  /** The same helpers for effects after the damage of the attack. */
  adding(): Say
  /** Whether a single die was rolled for these effects. */
  readonly oneDie: boolean
  /** The same helpers for effects that read so many dice. */
  rolling(dice: number): Say
}

/** The sentence of a verb with these parameters, without capital letter or full stop; in French an ordinary space before double punctuation is enough. */
// biome-ignore lint/suspicious/noExplicitAny: the parameters are the verb's own; each table gives them their type.
export type Sentence = (p: any, say: Say) => string | Phrase
