import type { DamageType } from '../../state.ts'
import { or } from './grammar.ts'

/** What an effect depends on. */
export const conditions = {
  only: (condition: string, effects: string): string => `${condition}, ${effects}`,
  /** Only a noun differs: `deal 5 damage (7 damage with 3 or more upgrades)`. */
  instead: (plain: string, better: string, condition: string): string => `${plain} (${better} ${condition})`,
  orElse: (condition: string, effects: string, otherwise: string): string =>
    `${condition}, ${effects}; otherwise, ${otherwise}`,
  /** What is printed, then what an option of the match has instead. */
  withOption: (usual: string, option: string, effects: string): string => `${usual} (${option}: ${effects})`,
  symbols: (list: string): string => `on ${list}`,
  ofAKind: (count: number): string => `with ${count} of a kind`,
  straight: { small: 'with a small straight', large: 'with a large straight' },
  total: (least: number): string => `if the total is ${least} or more`,
  atMost: (most: number): string => `if the total is ${most} or less`,
  shows: (values: readonly number[]): string => `if any die shows a ${or(values)}`,
  without: (symbols: readonly string[]): string => `if no die shows ${or(symbols)}`,
  defenseShows: (symbol: string): string => `if your defence roll shows ${symbol}`,
  /** Nobody named: the player. */
  have: (who: string | undefined, thing: string, least: number): string =>
    `if ${who === undefined ? 'you have' : `${who} has`} ${least === 1 ? thing : `${least} or more ${thing}`}`,
  type: (types: readonly DamageType[]): string => `if the attack is ${or(types)}`,
  attempts: (below: number): string => `if you made fewer than ${below} roll attempts this turn`,
  starter: 'if you are the Start Player',
  behind: (who: string): string => `if you have less health than ${who}`,
  option: (name: string): string => `with the option “${name}”`,
  paid: (least: number): string => (least === 1 ? 'if you did' : `if you used ${least} or more this way`),
  peak: (least: number): string => `if the attack’s damage was ${least} or more at any moment`,
  upgrades: (least: number): string => `with ${least} or more upgrades`,
  added: (least: number): string => `if at least ${least} damage was added`,
  dealt: (least: number): string => `if at least ${least} damage was dealt`,
  suffered: (least: number): string => `if it was ${least} or more`,
  base: (least: number): string => `if the attack’s base damage is ${least} or more`,
  die: (values: readonly number[]): string => `on a ${or(values)}`,
  dieFrom: (least: number): string => `on a ${least} or higher`,
  face: (face: number): string => `if your board shows its ${face === 0 ? 'first' : 'other'} face`,
  companion: (name: string, states: readonly string[]): string => `if ${name} is ${or(states)}`,
  prevented: (source: string): string => `if ${source} prevents damage`,
  /** A condition that the sentence before has stated. */
  then: 'then',
}

/** What the dice must show for an ability. */
export const needs = {
  straight: { small: 'small straight', large: 'large straight' },
  ofAKind: (count: number): string => `${count} of a kind`,
}
