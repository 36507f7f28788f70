/** What a verb is. The data of each verb stand beside it; `verbs.ts` lists them all. */
import type { Cell, Row } from '../content/board.ts'
import type { Follow } from '../rules/follow/follow.ts'
import type { DiceCity } from '../state.ts'

/** One use of a location: where, by which row's die, and all cells resolved so far for that die. */
export interface Use {
  cell: Cell
  die: Row
  /** As bits; no cell is resolved twice for one die. */
  chain: number
}

/** What it does and what it is worth. Its sentence is in `text/<language>/abilities.ts`. */
export interface Verb<A extends { readonly verb: string }> {
  /** Does it, for the active player, as far as nothing is left to choose or to roll. */
  resolve(g: DiceCity, use: Use, ability: A): Follow
  /** About what one use is worth, in victory points at the middle of a match. */
  estimate(ability: A): number
}
