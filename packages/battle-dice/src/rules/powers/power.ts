import type { Flow, Seat } from '@alea/engine'
import type { BattleDice, Die } from '../../state.ts'

/** The variables of a power: who uses which creature, how many targets are left to choose, and those chosen so far. */
export interface Use {
  seat: Seat
  die: Die
  count: number
  chosen: Die[]
}

/** A power: whether it can do anything now, and what it does. */
export interface PowerRules {
  usable(g: BattleDice, seat: Seat, die: Die): boolean
  readonly flow: Flow<BattleDice, Use>
}
