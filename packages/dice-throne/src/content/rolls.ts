/** Rolls of five dice, numbered, so that results can be stored by roll. */

/** There are 7776 of them. */
export const ROLLS = 6 ** 5

export function numberOf(dice: readonly number[]): number {
  let roll = 0
  for (const die of dice) roll = roll * 6 + die - 1
  return roll
}

/** The 252 different rolls there are when the order of the dice does not matter, each with its dice in order. */
export const HANDS: readonly (readonly number[])[] = [...Array(ROLLS).keys()].map(diceOf).filter(isInOrder)

/** For each roll, which of the hands it is. */
const hands = new Uint8Array(ROLLS)
const places = new Map(HANDS.map((dice, hand) => [facesOf(dice), hand]))
for (let roll = 0; roll < ROLLS; roll++) hands[roll] = places.get(facesOf(diceOf(roll)))!

export const handOf = (dice: readonly number[]): number => hands[numberOf(dice)]!

function diceOf(roll: number): number[] {
  const dice: number[] = []
  for (let rest = roll, i = 0; i < 5; i++, rest = Math.floor(rest / 6)) dice.push(1 + (rest % 6))
  return dice
}

/** How often each face shows, as one number. */
function facesOf(dice: readonly number[]): number {
  let faces = 0
  for (const die of dice) faces += 6 ** (die - 1)
  return faces
}

function isInOrder(dice: readonly number[]): boolean {
  return dice.every((die, i) => i === 0 || dice[i - 1]! <= die)
}
