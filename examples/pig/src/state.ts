import type { BySeat, EventKind, Running, Seat } from '@alea/engine'

export interface Pig extends Running {
  turn: Seat
  /** Points of this turn, not yet safe. */
  turnTotal: number
  scores: BySeat<number>
  target: number
}

/** What a player answers; in logs and scenarios it reads as it is. */
export type Choice = 'roll' | 'hold'

export type PigEvent =
  | { type: 'rolled'; seat: Seat; face: number; lost: number }
  | { type: 'held'; seat: Seat; points: number; score: number }

export const EVENT_KINDS = { rolled: 'roll', held: 'gain' } as const satisfies Record<PigEvent['type'], EventKind>

/** Pig has no secrets: every viewer sees the same table. */
export const view = ({ turn, turnTotal, scores, target }: Pig) => ({ turn, turnTotal, scores: [...scores], target })
export type View = ReturnType<typeof view>
