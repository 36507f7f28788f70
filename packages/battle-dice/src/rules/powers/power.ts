import type { Flow, Seat } from '@alea/engine'
import type { BattleDice, Die } from '../../state.ts'

/** What the frame of a power knows: who uses which creature, for how many targets, and those chosen so far. */
export interface Use {
  seat: Seat
  die: Die
  count: number
  chosen: Die[]
}

/** A power: when it can do anything at all, and what it does. */
export interface PowerRules {
  usable(g: BattleDice, seat: Seat, die: Die): boolean
  readonly flow: Flow<BattleDice, Use>
}
