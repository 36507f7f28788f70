/** What is still to come for a seat, and what resources are worth until then. */
import { calledBy, type Frame, frameOf, hasReached, isOf, isOver, type Seat } from '@alea/engine'
import { action } from '../rules/action.ts'
import { favoursOfAll } from '../rules/favours.ts'
import { turn } from '../rules/match.ts'
import { reinforcements } from '../rules/reinforcements.ts'
import { type DiceForge, hammerRoom, heroOf, placeInRound, roundsFor } from '../state.ts'
import type { Weights } from './weights.ts'

export interface Outlook {
  /** The phase of the turn, once one has begun. */
  phase: Frame | undefined
  /** Rolls of everybody's favours still to come, and those before this seat's last action. */
  rolls: number
  useful: number
  /** Rolls before its next action. */
  soon: number
  /** Actions left, the one under way included. */
  actions: number
  /** Own turns still to begin. */
  turns: number
  /** What one gold, sun and moon in the reserve are worth, and gold about to be gained. */
  gold: number
  sun: number
  moon: number
  fresh: number
}

export function outlookOf(g: DiceForge, seat: Seat, w: Weights): Outlook {
  const seats = g.heroes.length
  const rounds = roundsFor(seats)
  const each = seats === 2 ? 2 : 1
  const now = (g.round - 1) * seats + placeInRound(g, g.active)
  const last = (rounds - 1) * seats + placeInRound(g, seat)
  const phase = calledBy(g, turn)
  const acting = seat === g.active && isActing(g, phase)
  const turns = rounds - g.round + (placeInRound(g, seat) > placeInRound(g, g.active) ? 1 : 0)
  const actions = turns + (acting ? 1 : 0)
  const more = rollsOfThisTurn(g, phase)
  const useful = last < now || (last === now && !acting) ? 0 : each * (last - now) + more
  const gold = actions > 0 ? w.goldLast + w.gold * (useful / (each * rounds * seats)) : 0
  const scale = actions > 1 ? 1 : actions * w.last
  const toNext = acting ? 0 : (seat - g.active + seats) % seats || seats
  return {
    phase,
    rolls: each * (rounds * seats - 1 - now) + more,
    useful,
    soon: actions > 0 ? each * toNext + more : 0,
    actions,
    turns,
    gold,
    sun: w.sun * scale,
    moon: w.moon * scale,
    fresh: hammerRoom(heroOf(g, seat)) > 0 ? Math.max(gold, w.hammered) : gold,
  }
}

/** With two players, the second roll of the first step while the first is being resolved. */
function rollsOfThisTurn(g: DiceForge, phase: Frame | undefined): number {
  if (g.heroes.length !== 2 || !isOf(phase, favoursOfAll)) return 0
  return hasReached(frameOf(g, turn)!, 'second-favours') ? 0 : 1
}

/** Has the active player an action left in this turn? An extra one is not counted before it is taken. */
function isActing(g: DiceForge, phase: Frame | undefined): boolean {
  if (!phase) return !isOver(g)
  if (isOf(phase, action)) return !phase.vars.done
  return isOf(phase, favoursOfAll) || isOf(phase, reinforcements)
}
