/** Health dials: changed once by the net amount; a token may save a player at 0. */
import { emit, type Seat } from '@alea/engine'
import { tokenOf } from '../content/roster.ts'
import type { DiceThroneEvent } from '../events.ts'
import { type DiceThrone, healthOf, startingHealth, teamOf } from '../state.ts'
import { highestHealth, turned } from './damageArithmetic.ts'
import { takeToken, tokenIdsOn } from './tokens.ts'

/** Told only as far as the dial moves. */
export const heal = (g: DiceThrone, seat: Seat, amount: number): void => {
  const before = healthOf(g, seat)
  turnDial(g, seat, amount)
  const healed = healthOf(g, seat) - before
  if (healed > 0) emit<DiceThroneEvent>(() => ({ type: 'healed', seat, amount: healed }))
}

/** How much the dial of this player can still rise. */
export const roomOn = (g: DiceThrone, seat: Seat): number => highestHealth(startingHealth(g)) - healthOf(g, seat)

/** The value of a team's dial after a net change. */
export const turnedBy = (g: DiceThrone, team: number, change: number): number =>
  turned(g.dials[team]!, change, startingHealth(g))

/** The dial of one player, or of that player's team. */
export const turnDial = (g: DiceThrone, seat: Seat, change: number): void =>
  turnDials(
    g,
    g.dials.map((_, team) => (team === teamOf(g, seat) ? change : 0)),
  )

/** [DT-18.2] The net change is applied once. */
export function turnDials(g: DiceThrone, changes: readonly number[]): void {
  for (const [team, change] of changes.entries()) {
    const before = g.dials[team]!
    g.dials[team] = turnedBy(g, team, change)
    if (g.dials[team] === 0 && before > 0) save(g, team)
  }
}

/** A token that saves its holder, or the holder's team, is spent, and health becomes 1. */
function save(g: DiceThrone, team: number): void {
  for (const seat of g.fighters.keys()) {
    const token = teamOf(g, seat) === team ? tokenIdsOn(g, seat).find((id) => tokenOf(id).saves) : undefined
    if (token === undefined) continue
    takeToken(g, seat, token, 1)
    g.dials[team] = 1
    return
  }
}
