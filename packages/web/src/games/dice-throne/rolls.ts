import type { View } from '@alea/dice-throne'
import { declaredKeep } from './keeping.ts'

/** For each die on the table, a word that changes when it is thrown again: the kept ones lie still. */
export interface Rolls {
  /** Names the throw. */
  readonly thrown: string
  readonly turn: number
  readonly dice: readonly string[]
}

export const NO_ROLLS: Rolls = { thrown: '', turn: 0, dice: [] }

export function rollsAfter(rolls: Rolls, _: View, after: View): Rolls {
  const { turn, attempts } = after
  const roll = after.rolls.at(-1)
  const isOffense = roll?.purpose === 'offense'
  const thrown = roll
    ? `${turn} ${after.rolls.length} ${roll.owner} ${roll.purpose} ${roll.by ?? ''} ${isOffense ? attempts : ''}`
    : ''
  const count = roll?.dice.length ?? 0
  if (rolls.thrown === thrown && rolls.dice.length === count) return rolls
  const kept = (isOffense && rolls.turn === turn && declaredKeep(after)) || []
  const dice = Array.from({ length: count }, (__, i) => (kept.includes(i) ? (rolls.dice[i] ?? thrown) : thrown))
  return { thrown, turn, dice }
}
