/** How well each player is doing, in points of health, and each side's chance of winning. */
import type { Seat } from '@alea/engine'
import { companionsOf, tokenOf } from '../content/roster.ts'
import { tokenWorth } from '../effects/tokenWorth.ts'
import { dialOf, stateOf } from '../rules/companions.ts'
import { finalDamage } from '../rules/damageArithmetic.ts'
import { isForbidden } from '../rules/forbidden.ts'
import { pooledFor } from '../rules/incoming.ts'
import { type DiceThrone, fighter, isIn, NOBODY, teamOf } from '../state.ts'
import { fullHand, strengthOf } from './strength.ts'
import type { Weights } from './weights.ts'

/** What a player has: health and what is about to change it, cards and CP, tokens, the board. */
export function standing(g: DiceThrone, seat: Seat, weights: Weights): number {
  const one = fighter(g, seat)
  const { offense, defense } = strengthOf(one.board)
  let score = weights.cp * one.cp + weights.card * one.hand.length + weights.card * one.laid.length
  for (const id in one.tokens)
    if (one.tokens[id]! > 0) score += weights.token * one.tokens[id]! * tokenWorth(tokenOf(id))
  for (const { id, dial, aura, worth } of companionsOf(one.hero)) {
    score += weights.token * (worth?.[one.marks[id] ?? 0] ?? 0)
    if (dial) score += weights.dial * dialOf(g, seat, id)
    if (aura && stateOf(g, seat, id) === aura.state) score += weights.aura * aura.damage
  }
  return score + weights.board * offense + weights.defense * defense
}

/** The health of a side after the damage and healing it is about to receive. */
function healthOf(g: DiceThrone, team: number): number {
  let health = g.dials[team]!
  for (let seat = 0; seat < g.fighters.length; seat++) {
    if (teamOf(g, seat) !== team) continue
    health += g.healing[seat]! - finalDamage(pooledFor(g, seat))
    if (g.isolated?.to === seat) health -= finalDamage(g.isolated.lines)
  }
  return health
}

/** What the active player is about to do to the others: dice on the table, an announced ability, damage not yet dealt. */
export function promise(g: DiceThrone, weights: Weights): number {
  const { attack } = g
  const { board } = fighter(g, g.active)
  if (!attack) {
    if (g.phase === 'main-2' || g.phase === 'discard' || isForbidden(g, g.active, 'offense')) return 0
    const { solved, offense } = strengthOf(board)
    const roll = g.rolls[0]
    if (g.phase !== 'offense' || roll?.purpose !== 'offense' || roll.dice.length !== 5) return weights.coming * offense
    return weights.coming * solved.byRolls[Math.min(2, g.attempts)]![fullHand(roll.dice)]!
  }
  if (attack.stage === 'announced') {
    const worth = strengthOf(board).tiers.find(({ tier }) => tier.id === attack.tier)
    return weights.coming * (worth?.value ?? 0)
  }
  const struck = attack.target !== NOBODY && g.incoming[attack.target]!.some(({ kind }) => kind === 'base')
  return attack.stage === 'activated' && attack.isAttack && !struck ? weights.coming * attack.base : 0
}

/** Each side's chance of winning; `more` is added to what the active player has. */
export function chancesOf(g: DiceThrone, weights: Weights, more = promise(g, weights)): number[] {
  const sides = g.dials.map((_, team) => healthOf(g, team))
  const active = teamOf(g, g.active)
  let least = Number.POSITIVE_INFINITY
  const scores = sides.map((health, team) => {
    if (health > 0) least = Math.min(least, health)
    return health + (team === active ? more : 0)
  })
  const members = g.fighters.length / g.dials.length
  for (let seat = 0; seat < g.fighters.length; seat++)
    if (isIn(g, seat)) scores[teamOf(g, seat)]! += standing(g, seat, weights) / members
  return shares(scores, sides, weights.lead + weights.doubt * Math.min(least, 50))
}

/** Turns points into chances; a side about to be defeated keeps a fiftieth of its chance, since something may still save it. */
function shares(scores: readonly number[], sides: readonly number[], spread: number): number[] {
  const best = Math.max(...scores)
  const odds = scores.map((score, side) => (sides[side]! > 0 ? 1 : 0.02) * Math.exp((score - best) / spread))
  const sum = odds.reduce((one, other) => one + other)
  return odds.map((each) => each / sum)
}
