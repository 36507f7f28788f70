/**
 * The language of effects. An effect is data, `{ do: 'heal', amount: 4 }`; its verb is declared once and read three ways:
 * `parts` plays it, `describe` says it in French and English, `estimate` values it for bots.
 */
import type { Kit, Language, Part, Seat } from '@alea/engine'
import { type Reader, readOptions } from '../options.ts'
import type { DiceThrone } from '../state.ts'
import type { Noun, Phrase } from '../text/phrase.ts'
import type { Amount } from './amount.ts'
import type { Who } from './who.ts'

export interface Effect {
  readonly do: string
}

/** What an effect's frame knows. */
export interface Fx {
  /** Whose effect it is. */
  self: Seat
  /** The other player concerned: the target of the attack, the attacker of a defence, whoever was chosen. */
  target: Seat
  /** The ability, token or card it comes from. */
  by: string
  /** The dice it reads: those rolled for it, or the final dice of the ability. */
  dice: number[]
  /** Players picked, tokens picked, what was decided: each verb uses them at once. */
  seats: Seat[]
  /** Players an `aim` has yet to turn to. */
  aimed?: Seat[]
  picked: string
  left: number
  /** Damage and healing join the pool of the phase; else they are applied at once. */
  pooled: boolean
  /** A card whose target is named before others answer it; see rules/interval.ts. */
  open?: boolean
}

/**
 * An ability is played in two passes: what needs no target when it is activated, what needs one when the target is known.
 * Everything else is played in one.
 */
export type Pass = 'activation' | 'target' | 'whole'

export interface Verb<P extends object> {
  readonly name: string
  /** In which pass of an ability it is played; a composite decides for its parts. */
  pass?(p: P): 'activation' | 'target'
  parts($: Kit<DiceThrone, Fx>, p: P, pass: Pass): Part[]
  /** Can it do anything now? A card that could do nothing cannot be played. */
  possible?(g: DiceThrone, self: Seat, p: P): boolean
  /** Without capital or full stop; in French an ordinary space before double punctuation will do. */
  describe: Readonly<Record<Language, (p: P, say: Say) => string | Phrase>>
  /** Worth to the one who uses it, in points of health. */
  estimate(p: P, dice: Odds): number
  /** Its target is named when the card is played, and may be named anew if anybody acted meanwhile. */
  names?: boolean
  /** The words of questions that this verb alone asks. */
  readonly asks?: Readonly<Record<string, Readonly<Record<Language, string>>>>
  /** How the options of those questions are read. */
  readonly options?: Readonly<Record<string, Reader>>
  /** Effects inside this one. */
  inner?(p: P): readonly (readonly Effect[])[]
}

/** Helpers for sentences: names of tokens, symbols and players, amounts, lists of effects. */
export interface Say {
  readonly language: Language
  token(id: string): string
  symbol(id: string): string
  who(who: Who): string
  /** So much of something: `2 damage for each Sword`. */
  amount(amount: Amount, noun: Noun): string
  /** So many tokens; a single one goes by its name. */
  tokens(id: string, amount: Amount): string
  one(effect: Effect): string | Phrase
  list(effects: readonly Effect[]): string
  /** Do these words belong to an ultimate? */
  readonly ultimate: boolean
  /** Who the target is, where that is not simply the opponent: the attacker, the player chosen. */
  readonly target: string | undefined
  /** The same helpers for words about such a target. */
  facing(target: string): Say
}

/** How often a symbol shows on one die of the hero. */
export interface Odds {
  chance(symbol: string): number
  list(effects: readonly Effect[]): number
  amount(amount: Amount): number
  /** What a token is worth to whoever has it. */
  token(id: string): number
  /** How many dice the effects read. */
  readonly dice: number
  /** The same for effects that read so many dice of their own. */
  rolling(dice: number): Odds
}

// biome-ignore lint/suspicious/noExplicitAny: the registry holds verbs of every shape; `verb` gave each its type.
const verbs = new Map<string, Verb<any>>()

const questions = new Map<string, Readonly<Record<Language, string>>>()

/** How a question that only one verb asks is put, in one language. */
export const questionOf = (name: string, language: Language): string | undefined => questions.get(name)?.[language]

/** Declares a verb and returns the word cards use for it. */
export function verb<P extends object>(declared: Verb<P>): (params: P) => Effect & P {
  if (verbs.has(declared.name)) throw new Error(`Two verbs are called ${declared.name}`)
  verbs.set(declared.name, declared)
  for (const [name, words] of Object.entries(declared.asks ?? {})) questions.set(name, words)
  for (const [name, reader] of Object.entries(declared.options ?? {})) readOptions(name, reader)
  return (params) => ({ do: declared.name, ...params })
}

// biome-ignore lint/suspicious/noExplicitAny: see above.
export function verbOf(effect: Effect): Verb<any> {
  const found = verbs.get(effect.do)
  if (!found) throw new Error(`No verb is called ${effect.do}`)
  return found
}

/** The steps of a list of effects, in order, as far as they belong to this pass. */
export function partsOf($: Kit<DiceThrone, Fx>, effects: readonly Effect[], pass: Pass): Part[] {
  return effects.flatMap((effect) => {
    const { pass: own, parts, inner } = verbOf(effect)
    const belongs = pass === 'whole' || inner || (own?.(effect) ?? 'activation') === pass
    return belongs ? parts($, effect, pass) : []
  })
}

/** Every effect of a tree, itself included. */
export const flatten = (effects: readonly Effect[]): Effect[] =>
  effects.flatMap((effect) => [effect, ...(verbOf(effect).inner?.(effect) ?? []).flatMap(flatten)])
