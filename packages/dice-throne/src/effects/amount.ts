/** Numbers on cards and boards: fixed, counted on dice, or read from the state. */
import type { Seat } from '@alea/engine'
import { upgradesInPlay } from '../content/board.ts'
import { count } from '../content/need.ts'
import { heroOf, tokenOf } from '../content/roster.ts'
import { countFamily } from '../rules/companions.ts'
import { tokenIdsOn, tokensOn } from '../rules/tokens.ts'
import { type DiceThrone, fighter, type TokenId } from '../state.ts'
import type { Fx } from './effect.ts'
import { makerOf } from './ownedId.ts'

/** How things counted become an amount. */
export interface Counting {
  /** So many for each; may be negative. */
  readonly times: number
  /** A fixed number besides. */
  readonly plus?: number
  /** Only every full pair counts, or every three, and so on. */
  readonly every?: number
  /** Half of what was counted, rounded up. */
  readonly half?: boolean
  /** The amount is never higher. */
  readonly most?: number
}

export type Amount =
  | number
  /** For each die showing the symbol. */
  | ({ readonly per: string } & Counting)
  /** The sum of the dice rolled. */
  | { readonly of: 'total' }
  /** Half the die rolled, rounded up. */
  | { readonly of: 'half-die' }
  /** A fixed number plus one for each upgrade in play. */
  | { readonly of: 'upgrades'; readonly base: number }
  /** For each token of this kind on the target; of a kind that belongs to its maker, only the player's own, or, on the player themselves, only those of others. */
  | ({ readonly tokens: string } & Counting)
  /** For each of what the player has: a token, all tokens of a family, `status` for all positive and negative ones, or `cp`. */
  | ({ readonly own: string } & Counting)
  /** For each price paid, or token lost, just before. */
  | ({ readonly of: 'paid' } & Counting)
  /** For each roll attempt of this turn after the first. */
  | ({ readonly of: 'further-attempts' } & Counting)
  /** A fixed number plus one for each upgrade played this turn. */
  | { readonly of: 'upgrades-this-turn'; readonly base: number }
  /** What was dealt to the target when damage was last applied. */
  | { readonly of: 'dealt' }

/** How many for each, or everything about the counting: `per('arrow', { every: 2 })`. */
type Rate = number | Partial<Counting>

const counting = (rate: Rate): Counting => (typeof rate === 'number' ? { times: rate } : { times: 1, ...rate })

export const per = (symbol: string, rate: Rate = 1, plus = 0): Amount => ({ per: symbol, plus, ...counting(rate) })
export const total: Amount = { of: 'total' }
export const halfDie: Amount = { of: 'half-die' }
export const dealt: Amount = { of: 'dealt' }
export const plusUpgrades = (base: number): Amount => ({ of: 'upgrades', base })
export const plusUpgradesThisTurn = (base: number): Amount => ({ of: 'upgrades-this-turn', base })
export const perToken = (token: string, rate: Rate = 1): Amount => ({ tokens: token, ...counting(rate) })
export const perOwn = (what: string, rate: Rate = 1, plus = 0): Amount => ({ own: what, plus, ...counting(rate) })
export const perPaid = (rate: Rate = 1): Amount => ({ of: 'paid', ...counting(rate) })
export const perFurtherAttempt = (rate: Rate = 1): Amount => ({ of: 'further-attempts', ...counting(rate) })

/** The player's mark that counts roll attempts. */
export const ATTEMPTS_MADE = 'attempts-this-turn'
/** How many upgrades a player has played this turn. */
export const UPGRADES_PLAYED = 'upgrades-this-turn'

export function amountOf(g: DiceThrone, l: Fx, amount: Amount): number {
  if (typeof amount === 'number') return amount
  if ('per' in amount) return grown(amount, count(amount.per, l.dice, facesFor(g, l.self), l.foreign))
  if ('tokens' in amount) return grown(amount, counted(g, l, amount.tokens))
  if ('own' in amount) return grown(amount, ownCount(g, l.self, amount.own))
  switch (amount.of) {
    case 'total':
      return l.dice.reduce((sum, die) => sum + die, 0)
    case 'half-die':
      return Math.ceil((l.dice[0] ?? 0) / 2)
    case 'upgrades':
      return amount.base + upgradesInPlay(g, l.self)
    case 'paid':
      return grown(amount, l.paid)
    case 'further-attempts':
      return grown(amount, Math.max(0, (fighter(g, l.self).marks[ATTEMPTS_MADE] ?? 0) - 1))
    case 'dealt':
      return g.dealt[l.target] ?? 0
    case 'upgrades-this-turn':
      return amount.base + (fighter(g, l.self).marks[UPGRADES_PLAYED] ?? 0)
  }
}

/** The amount for so many things. */
export function grown({ times, plus = 0, every = 1, half, most }: Counting, things: number): number {
  const counted = times * Math.floor(things / every)
  const amount = plus + (half ? Math.ceil(counted / 2) : counted)
  return most === undefined ? amount : Math.min(most, amount)
}

/** Combat points, tokens of this kind whoever made them, tokens of this family, or all positive and negative status effects. */
export function ownCount(g: DiceThrone, seat: Seat, what: string): number {
  if (what === 'cp') return fighter(g, seat).cp
  let sum = countFamily(g, seat, what)
  for (const held of tokenIdsOn(g, seat)) {
    const { id, family, kind } = tokenOf(held)
    const isStatus = what === 'status' && (kind === 'positive' || kind === 'negative')
    if (id === what || family === what || isStatus) sum += tokensOn(g, seat, held)
  }
  return sum
}

function counted(g: DiceThrone, { self, target }: Fx, token: TokenId): number {
  const { owned, covers } = tokenOf(token)
  if (covers) return ownCount(g, target, token)
  if (!owned) return tokensOn(g, target, token)
  let sum = 0
  for (const id of tokenIdsOn(g, target))
    if (tokenOf(id).id === token && (makerOf(id) === self) === (self !== target)) sum += tokensOn(g, target, id)
  return sum
}

const facesFor = (g: DiceThrone, seat: Seat) => heroOf(g, seat).faces
