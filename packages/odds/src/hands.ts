/** Hands of dice whose order does not matter, each with a number. */

/** All hands of the same dice, by number of dice: a hand with one die more always has a higher number. */
export interface Hands {
  readonly dice: number
  readonly sides: number
  /** Hands of 0 to `dice` dice, each with its faces in order; fewer dice come first. */
  readonly faces: readonly (readonly number[])[]
  /** The number of the first hand with that many dice; the full hands begin at `first[dice]`. */
  readonly first: readonly number[]
  /** `grown[hand * sides + face - 1]`: the hand with one die more, showing that face. */
  readonly grown: Int32Array
  /** For each full hand, where its keeps begin in `keeps`; one more entry marks the end. */
  readonly keepsFrom: Int32Array
  /** Everything that may be kept of each full hand, itself included, smallest first. */
  readonly keeps: Int32Array
}

/** Larger tables would take too long to make. */
export const MOST_DICE = 8
export const MOST_SIDES = 12
const MOST_HANDS = 50_000

const made = new Map<string, Hands>()

/** The tables for a number of dice and sides; computed once. */
export function handsOf(dice: number, sides = 6): Hands {
  if (!Number.isInteger(dice) || dice < 1 || dice > MOST_DICE)
    throw new RangeError(`Dice are counted from 1 to ${MOST_DICE}, not ${dice}`)
  if (!Number.isInteger(sides) || sides < 2 || sides > MOST_SIDES)
    throw new RangeError(`Dice have 2 to ${MOST_SIDES} sides, not ${sides}`)
  const key = `${dice}d${sides}`
  const hands = made.get(key) ?? make(dice, sides)
  made.set(key, hands)
  return hands
}

/** The number of a hand, whatever the order of its dice. */
export function handOf(hands: Hands, faces: readonly number[]): number {
  let hand = 0
  for (const face of faces) {
    if (!Number.isInteger(face) || face < 1 || face > hands.sides)
      throw new RangeError(`${face} is not a face from 1 to ${hands.sides}`)
    if (hand >= hands.first[hands.dice]!) throw new RangeError(`There are ${hands.dice} dice, not ${faces.length}`)
    hand = hands.grown[hand * hands.sides + face - 1]!
  }
  return hand
}

function make(dice: number, sides: number): Hands {
  const faces: number[][] = []
  const first: number[] = []
  for (let count = 0; count <= dice; count++) {
    first.push(faces.length)
    addHands(faces, [], count, 1, sides)
    if (faces.length > MOST_HANDS) throw new RangeError(`${dice} dice with ${sides} sides have too many hands`)
  }
  const numbers = new Map(faces.map((hand, number) => [hand.join(), number]))
  const grown = new Int32Array(first[dice]! * sides)
  for (let hand = 0; hand < first[dice]!; hand++)
    for (let face = 1; face <= sides; face++)
      grown[hand * sides + face - 1] = numbers.get([...faces[hand]!, face].sort((a, b) => a - b).join())!
  const full = faces.length - first[dice]!
  const keepsFrom = new Int32Array(full + 1)
  const keeps: number[] = []
  for (let i = 0; i < full; i++) {
    for (const kept of subsets(faces[first[dice]! + i]!)) keeps.push(numbers.get(kept.join())!)
    keepsFrom[i + 1] = keeps.length
  }
  return { dice, sides, faces, first, grown, keepsFrom, keeps: Int32Array.from(keeps) }
}

function addHands(list: number[][], begun: readonly number[], left: number, from: number, sides: number): void {
  if (left === 0) list.push([...begun])
  else for (let face = from; face <= sides; face++) addHands(list, [...begun, face], left - 1, face, sides)
}

/** Every different part of a hand in order, fewest dice first. */
function subsets(hand: readonly number[]): number[][] {
  const found = new Map<string, number[]>()
  for (let set = 0; set < 1 << hand.length; set++) {
    const kept = hand.filter((_, i) => set & (1 << i))
    found.set(kept.join(), kept)
  }
  return [...found.values()].sort((one, other) => one.length - other.length)
}
