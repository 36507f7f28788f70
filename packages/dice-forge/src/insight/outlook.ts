/** What is still to come for a seat, and what resources are worth until then. */
import type { Seat } from '@alea/engine'
import type { Acting } from '../rules/action.ts'
import { type DiceForge, hammerRoom, heroOf, roundsFor } from '../state.ts'
import type { Weights } from './weights.ts'

export interface Outlook {
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
  const now = (g.round - 1) * seats + g.active
  const last = (rounds - 1) * seats + seat
  const acting = seat === g.active && isActing(g)
  const turns = rounds - g.round + (seat > g.active ? 1 : 0)
  const actions = turns + (acting ? 1 : 0)
  const useful = each * Math.max(0, last - now)
  const gold = actions > 0 ? w.goldLast + w.gold * (useful / (each * rounds * seats)) : 0
  const scale = actions > 1 ? 1 : actions * w.last
  const toNext = acting ? 0 : (seat - g.active + seats) % seats || seats
  return {
    rolls: each * (rounds * seats - 1 - now),
    useful,
    soon: turns > 0 || acting ? each * toNext : 0,
    actions,
    turns,
    gold,
    sun: w.sun * scale,
    moon: w.moon * scale,
    fresh: hammerRoom(heroOf(g, seat)) > 0 ? Math.max(gold, w.hammered) : gold,
  }
}

/** Has the active player an action left in this turn? An extra one is not counted before it is taken. */
function isActing({ stack }: DiceForge): boolean {
  const step = stack[2]
  if (!step) return stack.length > 0
  if (step.flow === 'dice-forge/action') return !(step.vars as Acting).done
  return step.flow === 'dice-forge/favours-of-all' || step.flow === 'dice-forge/reinforcements'
}
