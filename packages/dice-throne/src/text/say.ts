import type { Amount } from '../effects/amount.ts'
import type { Choose } from '../effects/choose.ts'
import type { Effect } from '../effects/effect.ts'
import type { When } from '../effects/when.ts'
import type { Who } from '../effects/who.ts'
import type { Noun, Phrase } from './phrase.ts'

/** What a verb's sentence is made with, in one language: names of tokens, symbols and players, amounts, lists of effects. */
export interface Say {
  token(id: string): string
  /** Do tokens of this kind count apart for each hero who made them? */
  isOwned(token: string): boolean
  symbol(id: string, count?: number): string
  who(who: Who): string
  /** So much of something: `2 damage for each Sword`. */
  amount(amount: Amount, noun: Noun): string
  /** So many tokens; a single one goes by its name. */
  tokens(id: string, amount: Amount): string
  one(effect: Effect): string | Phrase
  list(effects: readonly Effect[]): string
  /** The ways of a choice; is one of them to do nothing? */
  ways(p: Choose): { readonly list: string; readonly optional: boolean }
  /** A condition, what it brings, and what comes otherwise. */
  conditional(p: When): string
  /** Do these words belong to an ultimate? */
  readonly ultimate: boolean
  /** Who the target is, where that is not simply the opponent: the attacker, the player chosen. */
  readonly target: string | undefined
  /** The same helpers for words about such a target. */
  facing(target: string): Say
}

/** What a verb says with these parameters: without capital or full stop; in French an ordinary space before double punctuation will do. */
// biome-ignore lint/suspicious/noExplicitAny: the parameters are the verb's own; each table gives them their type.
export type Sentence = (p: any, say: Say) => string | Phrase
