/** The dice on the table that effects may change. */
import { emit, type Seat } from '@alea/engine'
import type { DiceThroneEvent } from '../events.ts'
import { areFoes, type DiceThrone, hasVariant, type Roll } from '../state.ts'

/** Whose dice an effect may change. */
export type Whose = 'any' | 'own' | 'team' | 'opponent'

/** The dice that may be altered now: the last ones thrown, and the offensive dice only until an ability is activated. */
export function alterable(g: DiceThrone): Roll | undefined {
  const roll = g.rolls[g.rolls.length - 1]
  if (roll?.purpose === 'offense' && g.attack && g.attack.stage !== 'announced') return undefined
  if (roll?.purpose === 'targeting' && g.attack?.type === 'ultimate' && !hasVariant(g, 'own-side-aim')) return undefined
  return roll
}

/** Stands for a die that this player may not change, among dice of two owners. */
export const OUT_OF_REACH = 0

export const ownerOf = (roll: Roll, i: number): Seat => roll.owners?.[i] ?? roll.owner

export function rollFor(g: DiceThrone, self: Seat, whose: Whose): Roll | undefined {
  const roll = alterable(g)
  if (!roll) return undefined
  const reaches = (owner: Seat): boolean => {
    if (whose === 'own') return owner === self
    return whose === 'any' || (whose === 'opponent') === areFoes(g, self, owner)
  }
  if (!roll.owners) return reaches(roll.owner) ? roll : undefined
  const dice = roll.dice.map((die, i) => (reaches(ownerOf(roll, i)) ? die : OUT_OF_REACH))
  return dice.some((die) => die !== OUT_OF_REACH) ? { ...roll, dice } : undefined
}

/** The same dice, without those that may not be changed. */
export const without = (roll: Roll | undefined, places: readonly number[]): Roll | undefined =>
  roll && { ...roll, dice: roll.dice.map((die, i) => (places.includes(i + 1) ? OUT_OF_REACH : die)) }

/** Equal dice of one owner count as one: the first stands for all. A foreign die is not like the others. */
export const isFirst = (roll: Roll, i: number): boolean =>
  roll.dice[i] !== OUT_OF_REACH &&
  (roll.foreign?.at === i ||
    !roll.dice.some(
      (die, j) => j < i && die === roll.dice[i] && j !== roll.foreign?.at && ownerOf(roll, j) === ownerOf(roll, i),
    ))

/** Positions of dice, equal ones once. */
export const places = (roll: Roll | undefined): number[] =>
  (roll?.dice ?? []).flatMap((_, i) => (isFirst(roll!, i) ? [i + 1] : []))

export const setDie = (g: DiceThrone, by: Seat, place: number, to: number): void => changeDie(g, by, place, to)

/** It was thrown again and shows this now. */
export const rethrowDie = (g: DiceThrone, by: Seat, place: number, to: number): void =>
  changeDie(g, by, place, to, { rolled: true })

function changeDie(g: DiceThrone, by: Seat, place: number, to: number, how?: { rolled: true }): void {
  const roll = alterable(g)
  if (!roll) return
  const from = roll.dice[place - 1]!
  roll.dice[place - 1] = to
  // [DT-5.4] If offensive dice were altered, their owner may decide again.
  if (roll.purpose === 'offense') g.altered = true
  emit<DiceThroneEvent>(() => ({ type: 'die', seat: ownerOf(roll, place - 1), by, from, to, ...how }))
}
