/** The state of Nyra, as the Huntress's own verbs read and change it. */
import {
  addLine,
  canAct,
  type DiceThrone,
  dialOf,
  finalDamage,
  pooledFor,
  type Seat,
  setState,
  stateOf,
  turnCompanion,
} from '../../content/heroKit.ts'

export const NYRA = 'nyra'
export const BOND = 'nyras-bond'

/** [HUN-2.6] Nobody but the Huntress has a Nyra. */
export const hasNyra = (g: DiceThrone, seat: Seat): boolean => stateOf(g, seat, NYRA) !== undefined

export const isActive = (g: DiceThrone, seat: Seat): boolean => stateOf(g, seat, NYRA) === 'active'

/** [HUN-3.2] At 0 she is inactive at once. */
export function wound(g: DiceThrone, seat: Seat, amount: number): void {
  turnCompanion(g, seat, NYRA, -amount)
  if (dialOf(g, seat, NYRA) === 0) setState(g, seat, NYRA, 'inactive')
}

/** What the Huntress is about to suffer, and Nyra might. */
export const atStake = (g: DiceThrone, seat: Seat): number => finalDamage(pooledFor(g, seat))

export const mayStepIn = (g: DiceThrone, seat: Seat): boolean => isActive(g, seat) && canAct(g, seat)

/** [HUN-3.7] What exceeds her health is lost. */
export function passToNyra(g: DiceThrone, seat: Seat, amount: number): void {
  if (amount <= 0) return
  addLine(g, seat, { kind: 'passed', by: NYRA, amount })
  wound(g, seat, amount)
}
