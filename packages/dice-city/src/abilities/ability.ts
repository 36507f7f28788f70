/** What locations can do, as data. */
import type { Language } from '@alea/engine'
import type { Cell, Row } from '../content/board.ts'
import type { Amounts } from '../content/resources.ts'
import type { DiceCity } from '../state.ts'

export type Ability =
  | { readonly verb: 'gain'; readonly gain: Amounts }
  | { readonly verb: 'strength'; readonly amount: number }
  /** Strength against bandits only. */
  | { readonly verb: 'watch'; readonly amount: number }
  | { readonly verb: 'points'; readonly amount: number }
  /** Points for every pair of like resources in stock. */
  | { readonly verb: 'pairs'; readonly amount: number }
  /** This turn: every use of an army location is that much stronger. */
  | { readonly verb: 'forge'; readonly amount: number }
  /** This turn: bandits defend themselves that much worse. */
  | { readonly verb: 'train'; readonly amount: number }
  /** This turn: every use of a resource location yields that much more. */
  | { readonly verb: 'mint'; readonly amount: number }
  /** One unit of what each harvest card of the row yields. */
  | { readonly verb: 'harvest'; readonly amount: number }
  /** A Regular Army from its pile, anywhere in the city. */
  | { readonly verb: 'recruit' }
  /** Up to `most` of one resource; for each, `rate` of another. */
  | { readonly verb: 'exchange'; readonly most: number; readonly rate: number }
  | { readonly verb: 'multiply'; readonly pay: number; readonly get: number }
  | { readonly verb: 'copy'; readonly from: 'row' | 'dice' | 'city' }
  /** Another die to any column of its row. */
  | { readonly verb: 'ride' }
  /** The die spent here, and any others if they may come along. */
  | { readonly verb: 'reroll'; readonly others: boolean }

export type VerbName = Ability['verb']
export type AbilityOf<V extends VerbName> = Extract<Ability, { verb: V }>

/** One use of a location: where, by which row's die, and all cells resolved so far for that die. */
export interface Use {
  cell: Cell
  die: Row
  /** As bits; no cell is resolved twice for one die. */
  chain: number
}

/** What must still be asked or rolled: the name of a flow of `follow.ts`, or nothing. */
export type Follow = '' | 'recruit' | 'exchange' | 'multiply' | 'copy' | 'ride' | 'reroll' | 'reroll-with-others'

/** One verb, three readings. */
export interface Verb<A extends Ability> {
  /** Does it, for the active player, as far as nothing is left to choose or to roll. */
  resolve(g: DiceCity, use: Use, ability: A): Follow
  readonly describe: Readonly<Record<Language, (ability: A) => string>>
  /** About what one use is worth, in victory points at the middle of a match. */
  estimate(ability: A): number
}
