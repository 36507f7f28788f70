/** Rolls of five dice by number: what was worked out for one is found again. */

/** There are 7776 of them, each met again and again. */
export const ROLLS = 6 ** 5

export function numberOf(dice: readonly number[]): number {
  let roll = 0
  for (const die of dice) roll = roll * 6 + die - 1
  return roll
}

/** How many different rolls there are when the order of the dice does not matter. */
export const HANDS = 252

/** For each roll, the number of its dice put in order. */
const hands = new Uint8Array(ROLLS)
const sorted = new Map<string, number>()
for (let roll = 0; roll < ROLLS; roll++) {
  const key = diceOf(roll).sort().join('')
  const hand = sorted.get(key) ?? sorted.size
  sorted.set(key, hand)
  hands[roll] = hand
}

export const handOf = (dice: readonly number[]): number => hands[numberOf(dice)]!

function diceOf(roll: number): number[] {
  const dice: number[] = []
  for (let rest = roll, i = 0; i < 5; i++, rest = Math.floor(rest / 6)) dice.push(1 + (rest % 6))
  return dice
}
