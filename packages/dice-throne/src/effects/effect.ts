/**
 * The language of effects. An effect is data, `{ do: 'heal', amount: 4 }`; its verb is declared once, in a file named after it: `parts` plays it,
 * `estimate` values it for bots. Its sentences are in `text/<language>/verbs/`.
 */

import type { Kit, Part, Seat } from '@alea/engine'
import type { Faces } from '../content/need.ts'
import { type Reader, readOptions } from '../options.ts'
import type { DiceThrone, TokenId } from '../state.ts'
import type { Amount } from './amount.ts'
import type { Spent } from './tokenOnPlayer.ts'

export interface Effect {
  readonly do: string
}

/** The variables that every effect has. */
export interface Fx {
  /** Whose effect it is. */
  self: Seat
  /** The other player concerned: the target of the attack, the attacker for a defence, or whoever was chosen. */
  target: Seat
  /** The ability, token or card it comes from. */
  by: string
  /** The dice it reads: those rolled for it, or the final dice of the ability. */
  dice: number[]
  /** The place of the one among them that has no symbol, if any. */
  foreign?: number | undefined
  /** How much the attack modifier just resolved has added. */
  added: number
  /** How often the last price was paid, or how many tokens the last loss took. */
  paid: number
  /** The damage that this reacts to. */
  suffered?: number
  /** Damage joins the pool of the phase; otherwise it is dealt at once. */
  pooled: boolean
  /** Healing joins the pool of the phase; otherwise it happens at once. */
  healsLater: boolean
  /** A card whose target is named before others respond; see rules/interval.ts. */
  open?: boolean
  /** The variables of the verb being played, then those of the verb inside it, and so on. Everybody sees them. */
  own: object[]
}

/**
 * An ability is played in two passes: what needs no target when it is activated, what needs one when the target is known.
 * Everything else is played in one.
 */
export type Pass = 'activation' | 'target' | 'whole'

/** What a verb's steps are made with, besides the words of the flow language. */
export interface Scope<V> {
  readonly pass: Pass
  /** The verb's own variables in a frame, as `vars` made them and its steps left them. */
  own(l: Fx): V
  /** The steps of effects inside this one, in its own pass unless told otherwise. */
  parts(effects: readonly Effect[], pass?: Pass): Part[]
}

/** `P` are the parameters printed on cards, `V` the variables its steps share. */
export type Verb<P extends object, V extends object | undefined = undefined> = Declared<P, V> &
  (V extends undefined ? { vars?: undefined } : { vars(p: P): V })

interface Declared<P extends object, V> {
  readonly name: string
  /** In which pass of an ability it is played; a verb with effects inside decides for them. */
  pass?(p: P): 'activation' | 'target' | 'both'
  /** Whether it has anything to do to a target, if that depends on dice; `inside` asks the effects inside it. */
  reaches?(g: DiceThrone, l: Fx, p: P, inside: (effects: readonly Effect[], dice?: number[]) => boolean): boolean
  /** The status effects it is about to inflict on the target, if that is not simply what the effects inside it do. */
  inflicts?(
    g: DiceThrone,
    l: Fx,
    p: P,
    inside: (effects: readonly Effect[], dice?: number[]) => TokenId[],
  ): readonly TokenId[]
  parts($: Kit<DiceThrone, Fx>, p: P, scope: Scope<V>): Part[]
  /** Whether it can do anything now; a card that could do nothing cannot be played, and no token is spent for nothing. */
  possible?(g: DiceThrone, self: Seat, p: P, spent?: Spent): boolean
  /** Whether it may still do anything before the phase ends, if not now; a choice hides only what cannot. */
  possibleLater?(g: DiceThrone, self: Seat, p: P): boolean
  /** What it is worth to its user, in points of health. */
  estimate(p: P, dice: Odds): number
  /** What its user has more of from then on, and how much: CP, or a kind of token. */
  gives?(p: P): { readonly what: string; readonly amount: Amount }
  /** Its target is named when the card is played, and may be named again if anybody acted meanwhile. */
  names?: boolean
  /** How the options of questions that this verb alone asks are read. */
  readonly options?: Readonly<Record<string, Reader>>
  /** Effects inside this one. */
  inner?(p: P): readonly (readonly Effect[])[]
}

/** Dice as they lie, and what is on a die of their hero. */
export interface Shown {
  readonly dice: readonly number[]
  readonly faces: Faces
}

/** The probability that a die of the hero shows a symbol. */
export interface Odds {
  chance(symbol: string): number
  list(effects: readonly Effect[]): number
  amount(amount: Amount): number
  /** What a token is worth to whoever has it. */
  token(id: string): number
  /** How many dice the effects read. */
  readonly dice: number
  /** The dice that effects read, where they are known. */
  readonly shown?: Shown
  /** How much the player has of something that effects count, where that is known. */
  own?(what: string): number | undefined
  /** The token whose own worth is being computed: the effects count one of it. */
  readonly about?: string
  /** The same for effects that read this many dice of their own. */
  rolling(dice: number): Odds
}

// biome-ignore lint/suspicious/noExplicitAny: the registry holds verbs of every shape; `verb` gave each its type.
type AnyVerb = Declared<any, any> & { vars?(p: any): object }

const verbs = new Map<string, AnyVerb>()

/** Declares a verb and returns the function that makes its effects. */
export function verb<P extends object, V extends object | undefined = undefined>(
  declared: Verb<P, V>,
): (params: P) => Effect & P {
  if (verbs.has(declared.name)) throw new Error(`Two verbs are called ${declared.name}`)
  verbs.set(declared.name, declared as AnyVerb)
  for (const [name, reader] of Object.entries(declared.options ?? {})) readOptions(name, reader)
  return (params) => ({ do: declared.name, ...params })
}

export function verbOf(effect: Effect): AnyVerb {
  const found = verbs.get(effect.do)
  if (!found) throw new Error(`No verb is called ${effect.do}`)
  return found
}

/** The names of all verbs, for the test that each has a sentence. */
export const verbNames = (): string[] => [...verbs.keys()]

/**
 * The steps of those effects of a list that belong to this pass, in order.
 * Verbs of the same list use the same slot for their variables, verbs inside a verb with variables use the next one: `depth`.
 */
export function partsOf($: Kit<DiceThrone, Fx>, effects: readonly Effect[], pass: Pass, depth = 0): Part[] {
  return effects.flatMap((effect) => {
    const { pass: own, parts, inner, vars } = verbOf(effect)
    const its = own?.(effect) ?? 'activation'
    const belongs = pass === 'whole' || inner || its === 'both' || its === pass
    if (!belongs) return []
    const steps = parts($, effect, {
      pass,
      own: (l) => l.own[depth],
      parts: (inside, its = pass) => partsOf($, inside, its, vars ? depth + 1 : depth),
    })
    if (!vars || steps.length === 0) return steps
    const begin = $.run((_, l) => {
      l.own[depth] = vars(effect)
    })
    return [begin, ...steps]
  })
}

/** Every effect of a tree, itself included. */
export const flatten = (effects: readonly Effect[]): Effect[] =>
  effects.flatMap((effect) => [effect, ...(verbOf(effect).inner?.(effect) ?? []).flatMap(flatten)])
