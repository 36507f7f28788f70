/** Numbers on cards and boards: fixed, counted on dice, or read from the state. */
import type { Seat } from '@alea/engine'
import { upgradesInPlay } from '../content/board.ts'
import { count } from '../content/need.ts'
import { heroOf, tokenOf } from '../content/roster.ts'
import { tokenIdsOn, tokensOn } from '../rules/tokens.ts'
import { type DiceThrone, fighter, type TokenId } from '../state.ts'
import type { Fx } from './effect.ts'

export type Amount =
  | number
  /** For each die showing the symbol. */
  | { readonly per: string; readonly times: number; readonly plus?: number }
  /** The sum of the dice rolled. */
  | { readonly of: 'total' }
  /** Half the die rolled, rounded up. */
  | { readonly of: 'half-die' }
  /** A fixed number plus one for each upgrade in play. */
  | { readonly of: 'upgrades'; readonly base: number }
  /** For each token of this kind on the target; of a kind that belongs to its maker, only the player's own, or, on the player themselves, only those of others. */
  | { readonly tokens: string; readonly times: number }
  /** A fixed number plus one for each upgrade played this turn. */
  | { readonly of: 'upgrades-this-turn'; readonly base: number }

export const per = (symbol: string, times = 1, plus = 0): Amount => ({ per: symbol, times, plus })
export const total: Amount = { of: 'total' }
export const halfDie: Amount = { of: 'half-die' }
export const plusUpgrades = (base: number): Amount => ({ of: 'upgrades', base })
export const plusUpgradesThisTurn = (base: number): Amount => ({ of: 'upgrades-this-turn', base })
export const perToken = (token: string, times = 1): Amount => ({ tokens: token, times })

export function amountOf(g: DiceThrone, l: Fx, amount: Amount): number {
  if (typeof amount === 'number') return amount
  if ('per' in amount) return (amount.plus ?? 0) + amount.times * count(amount.per, l.dice, facesFor(g, l.self))
  if ('tokens' in amount) return amount.times * counted(g, l, amount.tokens)
  switch (amount.of) {
    case 'total':
      return l.dice.reduce((sum, die) => sum + die, 0)
    case 'half-die':
      return Math.ceil((l.dice[0] ?? 0) / 2)
    case 'upgrades':
      return amount.base + upgradesInPlay(g, l.self)
    case 'upgrades-this-turn':
      return amount.base + (fighter(g, l.self).marks['upgrades-this-turn'] ?? 0)
  }
}

function counted(g: DiceThrone, { self, target }: Fx, token: TokenId): number {
  if (!tokenOf(token).owned) return tokensOn(g, target, token)
  let sum = 0
  for (const id of tokenIdsOn(g, target))
    if (tokenOf(id).id === token && id.endsWith(`@${self}`) === (self !== target)) sum += tokensOn(g, target, id)
  return sum
}

const facesFor = (g: DiceThrone, seat: Seat) => heroOf(g, seat).faces
