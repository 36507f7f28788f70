import type { View } from '@alea/dice-throne'
import { useState } from 'react'

interface Rolled {
  readonly sign: string
  readonly turn: number
  readonly keys: readonly string[]
}

/** For each die on the table, a word that changes when it is thrown again: the kept ones lie still. */
export function useRolled({ turn, attempts, declared, rolls }: View): readonly string[] {
  const roll = rolls.at(-1)
  const sign = roll
    ? `${turn} ${rolls.length} ${roll.owner} ${roll.purpose} ${roll.by ?? ''} ${offensive(roll) ? attempts : ''}`
    : ''
  const count = roll?.dice.length ?? 0
  const [last, setLast] = useState<Rolled>({ sign: '', turn: 0, keys: [] })
  if (last.sign === sign && last.keys.length === count) return last.keys
  const kept = roll && offensive(roll) && last.turn === turn && typeof declared === 'number' ? declared : 0
  const keys = Array.from({ length: count }, (_, i) => (kept & (1 << i) ? (last.keys[i] ?? sign) : sign))
  setLast({ sign, turn, keys })
  return keys
}

const offensive = ({ purpose }: View['rolls'][number]): boolean => purpose === 'offense'
