/** What players are about to suffer, as a list of lines. */
import type { Seat } from '@alea/engine'
import { type DiceThrone, type Line, NOBODY } from '../state.ts'
import { costToAttacker, isAvoided, subtotal } from './damageArithmetic.ts'

/** What a player is about to suffer: isolated damage if there is any, otherwise the pool of the phase. */
export const incomingOf = (g: DiceThrone, seat: Seat): Line[] =>
  g.isolated?.to === seat ? g.isolated.lines : g.incoming[seat]!

export function addLine(g: DiceThrone, seat: Seat, line: Line): void {
  incomingOf(g, seat).push(line)
}

/** Once all of it is avoided, there is nothing left to prevent. */
export function hasIncoming(g: DiceThrone, seat: Seat): boolean {
  const lines = incomingOf(g, seat)
  if (isAvoided(lines)) return false
  return subtotal(lines) > 0 || (g.isolated === undefined && g.attack?.by === seat && returned(g) > 0)
}

/** The damage the current attack will deal to the attacker, as things are. */
export function returned(g: DiceThrone): number {
  if (!g.attack || g.attack.target === NOBODY || g.attack.stage === 'dealt') return 0
  return costToAttacker(g.incoming[g.attack.target]!, g.attack.recoil)
}

export const isAnythingPooled = (g: DiceThrone): boolean =>
  g.incoming.some((lines) => lines.length > 0) || g.healing.some((heal) => heal > 0)

export function clearIncoming(g: DiceThrone): void {
  for (let seat = 0; seat < g.incoming.length; seat++) {
    g.incoming[seat] = []
    g.healing[seat] = 0
  }
}
