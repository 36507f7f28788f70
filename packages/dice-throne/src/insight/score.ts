/** How well each player is doing, in points of health, and each side's chance of winning. */
import { type Seat, spreadOf } from '@alea/engine'
import { TIMES } from '../content/moments.ts'
import { companionsOf, tokenOf } from '../content/roster.ts'
import { makerOf } from '../effects/ownedId.ts'
import { tokenWorth } from '../effects/tokenWorth.ts'
import { dialOf, stateOf } from '../rules/companions.ts'
import { coveredOn } from '../rules/covered.ts'
import { finalDamage } from '../rules/damageArithmetic.ts'
import { isForbidden } from '../rules/forbidden.ts'
import { pooledFor } from '../rules/incoming.ts'
import { nextInTurn } from '../rules/match.ts'
import { endingOn } from '../rules/tokens.ts'
import { type DiceThrone, fighter, isIn, NOBODY, type TokenId, teamOf } from '../state.ts'
import { fullHand, strengthNow, strengthOf, worthWith } from './strength.ts'
import { solveWarped } from './warped.ts'
import { SPREADS, type Weights } from './weights.ts'

/** How much of the turns that are left a persistent status effect is there, and how far that changes its usual worth. */
const STAYING = 0.8
const FEWEST_TIMES = 0.5
const MOST_TIMES = 2.5

/** What a player has: health and what is about to change it, cards and CP, tokens, the board. */
export function standing(g: DiceThrone, seat: Seat, weights: Weights, turns = turnsLeft(g, weights)): number {
  const one = fighter(g, seat)
  const { offense, defense, toll } = strengthOf(one.board)
  let score = worthOfCp(one.cp, turns, weights) + worthOfHand(one.hand.length, turns, weights)
  score += weights.card * one.laid.length
  for (const id in one.tokens) {
    const lasting = one.tokens[id]! - (seat === g.active ? endingOn(g, seat, id) : 0)
    if (lasting > 0 && !isOverBeforeUse(g, seat, id)) score += weights.token * lasting * worthTo(seat, id, turns)
  }
  for (const { id, dial, aura, worth } of companionsOf(one.hero)) {
    score += weights.token * (worth?.[one.marks[id] ?? 0] ?? 0)
    if (dial) score += weights.dial * dialOf(g, seat, id)
    if (aura && stateOf(g, seat, id) === aura.state) score += weights.aura * aura.damage
  }
  const covered = coveredOn(g, seat)
  if (covered.length > 0) score -= weights.coming * (offense - strengthOf(one.board, {}, covered).offense)
  return score + turns * (weights.board * offense + weights.defense * defense - toll)
}

/** About how many turns each player will still take: boards are worth more the longer the match goes on. */
export const turnsLeft = ({ dials }: DiceThrone, { pace }: Weights): number =>
  1 + Math.min(...dials.filter((health) => health > 0), 50) / pace

/** What a status effect is worth to this holder; what stays until somebody removes it counts for the turns that are left. */
export function worthTo(seat: Seat, id: TokenId, turns: number): number {
  const token = tokenOf(id)
  const worth = token.worthOnOthers === undefined || makerOf(id) === seat ? tokenWorth(token) : token.worthOnOthers
  if (!token.persistent || token.owned) return worth
  return worth * Math.min(MOST_TIMES, Math.max(FEWEST_TIMES, (STAYING * turns) / TIMES))
}

/** Gained in the last opponent's turn after the attack, shelter ends with the holder's own turn before anybody attacks. */
export const isOverBeforeUse = (g: DiceThrone, seat: Seat, id: TokenId): boolean => {
  const { shelters, ends } = tokenOf(id)
  return shelters === true && ends === 'turn' && nextInTurn(g) === seat && isRollPhaseOver(g)
}

const isRollPhaseOver = ({ phase }: DiceThrone): boolean => phase === 'main-2' || phase === 'discard'

/** How much of what is held for later counts. */
const usable = (turns: number, { late }: Weights): number => Math.min(1, turns / late)

/** CP beyond what the next turn can use are worth less. */
export const worthOfCp = (cp: number, turns: number, weights: Weights): number =>
  usable(turns, weights) *
  (weights.cp * Math.min(cp, weights.enough) + weights.spare * Math.max(0, cp - weights.enough))

/** The same for cards: there are never CP for all of them. */
export const worthOfHand = (cards: number, turns: number, weights: Weights): number =>
  usable(turns, weights) *
  (weights.card * Math.min(cards, weights.handful) + weights.spareCard * Math.max(0, cards - weights.handful))

/** The health of a side after the damage and healing it is about to receive. */
export function healthOf(g: DiceThrone, team: number, weights: Weights): number {
  let health = g.dials[team]!
  for (let seat = 0; seat < g.fighters.length; seat++)
    if (teamOf(g, seat) === team) health += comingTo(g, seat, weights)
  return health
}

/** The damage and healing a player is about to receive. */
export function comingTo(g: DiceThrone, seat: Seat, weights: Weights): number {
  const suffered = g.fighters[seat]!.facedown ? 1 - weights.facedown : 1
  const isolated = g.isolated?.to === seat ? finalDamage(g.isolated.lines) : 0
  return g.healing[seat]! - suffered * finalDamage(pooledFor(g, seat)) - isolated
}

/** What each player is about to gain over the others, in points of health. */
export function promises(g: DiceThrone, weights: Weights, now = promised(g, weights)): number[] {
  const points = g.fighters.map(() => 0)
  points[g.active] = now
  points[nextInTurn(g)]! += nextTurn(g, weights)
  return points
}

/**
 * Half of the next player's turn counts: before one's own attack one is half a turn ahead, after it half a turn behind, and neither the attack
 * nor the end of the turn changes the evaluation by itself.
 */
export function nextTurn(g: DiceThrone, weights: Weights): number {
  const next = nextInTurn(g)
  const income = isForbidden(g, next, 'income') ? 0 : weights.cp + weights.card
  return (rollPhaseOf(g, next, weights) + income) / 2
}

const rollPhaseOf = (g: DiceThrone, seat: Seat, weights: Weights): number =>
  isForbidden(g, seat, 'offense') ? 0 : weights.coming * strengthNow(g, seat).offense

/** By the active player: dice on the table, an announced ability, damage not yet dealt. */
export function promised(g: DiceThrone, weights: Weights): number {
  if (isRollPhaseOver(g)) return 0
  const { attack } = g
  if (!attack) {
    const roll = g.rolls[0]
    if (g.phase !== 'offense' || roll?.purpose !== 'offense' || roll.dice.length !== 5)
      return rollPhaseOf(g, g.active, weights)
    const { solved, tiers } = strengthNow(g, g.active)
    if (roll.foreign) {
      const { now } = solveWarped(fighter(g, g.active).hero, tiers, ({ value }) => value, 0, Math.min(2, g.attempts))
      return weights.coming * now(roll.dice.slice(0, -1), roll.dice.at(-1)!)
    }
    return isForbidden(g, g.active, 'offense')
      ? 0
      : weights.coming * solved.byRolls[Math.min(2, g.attempts)]![fullHand(roll.dice)]!
  }
  if (attack.stage === 'announced') {
    const worth = strengthNow(g, g.active).tiers.find(({ tier }) => tier.id === attack.tier)
    const roll = g.rolls[0]
    if (!worth) return 0
    return weights.coming * (roll && !roll.foreign ? worthWith(worth, roll.dice) : worth).value
  }
  const struck = attack.target !== NOBODY && g.incoming[attack.target]!.some(({ kind }) => kind === 'base')
  return attack.stage === 'activated' && attack.isAttack && !struck ? weights.coming * attack.base : 0
}

/** Each side's chance of winning; `now` is what the active player is about to gain this turn. */
export function chancesOf(g: DiceThrone, weights: Weights, now?: number): number[] {
  const sides = g.dials.map((_, team) => healthOf(g, team, weights))
  const scores = [...sides]
  for (const [seat, points] of promises(g, weights, now).entries()) scores[teamOf(g, seat)]! += points
  const turns = turnsLeft(g, weights)
  const members = g.fighters.length / g.dials.length
  for (let seat = 0; seat < g.fighters.length; seat++)
    if (isIn(g, seat)) scores[teamOf(g, seat)]! += standing(g, seat, weights, turns) / members
  return chancesAt(g, scores, sides)
}

/** From the points of each side and its health after what it is about to receive. */
export function chancesAt(g: DiceThrone, scores: readonly number[], sides: readonly number[]): number[] {
  let least = Number.POSITIVE_INFINITY
  for (const health of sides) if (health > 0) least = Math.min(least, health)
  return shares(scores, sides, spreadOf(SPREADS, g.fighters.length, Math.min(least, 50)))
}

/** Turns points into chances; a side about to be defeated keeps a fiftieth of its chance, since something may still save it. */
function shares(scores: readonly number[], sides: readonly number[], spread: number): number[] {
  const best = Math.max(...scores)
  const odds = scores.map((score, side) => (sides[side]! > 0 ? 1 : 0.02) * Math.exp((score - best) / spread))
  const sum = odds.reduce((one, other) => one + other)
  return odds.map((each) => each / sum)
}
