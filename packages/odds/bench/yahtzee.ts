/**
 * Optimal solitaire Yahtzee, worked out by the solver: a figure nobody here made (254.5896: Verhoeff, "How to maximize your score
 * in solitaire Yahtzee", 1999), half a million keep/re-roll questions. The official rules as he reads them: 35 points for 63 in the
 * upper boxes; 100 for every Yahtzee after one that scored 50; any open box may be filled, and five of a kind is a joker, good for
 * full house and straights, once the Yahtzee box and the upper box of its number are filled. Too slow for a test: `npm run check:yahtzee`.
 */
import { handsOf, rolledOut, solve } from '../src/index.ts'

const KNOWN = 254.5896

/** Boxes 0 to 5 are the upper ones; then three and four of a kind, full house, small and large straight, Yahtzee, chance. */
const BOXES = 13
const UPPER = 6
const YAHTZEE = 11
const ALL = 2 ** BOXES - 1
const JOKER: Readonly<Record<number, number>> = { 8: 25, 9: 30, 10: 40 }
/** Points in the upper boxes beyond these change nothing. */
const ENOUGH = 63

const hands = handsOf(5)
const FULL = hands.faces.slice(hands.first[5]!)
const SCORES = FULL.map((dice) => Array.from({ length: BOXES }, (_, box) => scoreOf(dice, box)))
/** The face of which there are five, or 0. */
const FIVE = FULL.map((dice) => (dice[0] === dice[4] ? dice[0]! : 0))

function scoreOf(dice: readonly number[], box: number): number {
  const counts = [1, 2, 3, 4, 5, 6].map((face) => dice.filter((die) => die === face).length)
  const most = Math.max(...counts)
  const sum = dice.reduce((one, other) => one + other)
  const runs = counts.map((n) => (n > 0 ? 'x' : ' ')).join('')
  switch (box) {
    case 6:
      return most >= 3 ? sum : 0
    case 7:
      return most >= 4 ? sum : 0
    case 8:
      return counts.includes(3) && counts.includes(2) ? 25 : 0
    case 9:
      return runs.includes('xxxx') ? 30 : 0
    case 10:
      return runs.includes('xxxxx') ? 40 : 0
    case YAHTZEE:
      return most === 5 ? 50 : 0
    case 12:
      return sum
    default:
      return (box + 1) * counts[box]!
  }
}

/** What is still to come, by boxes filled, points in the upper ones, and whether the Yahtzee box scored. */
const worth = new Float64Array(2 ** BOXES * (ENOUGH + 1) * 2)
const at = (filled: number, upper: number, scored: number): number => (filled * (ENOUGH + 1) + upper) * 2 + scored

/** The best box for each final hand. */
function payoff(filled: number, upper: number, scored: number): Float64Array {
  return Float64Array.from(FULL, (_, hand) => {
    const five = FIVE[hand]!
    const isJoker = five > 0 && isFilled(filled, YAHTZEE) && isFilled(filled, five - 1)
    let best = 0
    for (let box = 0; box < BOXES; box++) {
      if (isFilled(filled, box)) continue
      const points = (isJoker ? JOKER[box] : undefined) ?? SCORES[hand]![box]!
      const above = box < UPPER ? Math.min(ENOUGH, upper + points) : upper
      const scoresNow = box === YAHTZEE && points > 0 ? 1 : scored
      const value = points + worth[at(filled | (1 << box), above, scoresNow)]!
      if (value > best) best = value
    }
    return five > 0 && scored ? best + 100 : best
  })
}

const isFilled = (filled: number, box: number): boolean => (filled & (1 << box)) !== 0

/** The points that may stand in these upper boxes. */
function uppersOf(filled: number): Set<number> {
  let sums = new Set([0])
  for (let box = 0; box < UPPER; box++) {
    if (!isFilled(filled, box)) continue
    sums = new Set([...sums].flatMap((sum) => [0, 1, 2, 3, 4, 5].map((n) => Math.min(ENOUGH, sum + n * (box + 1)))))
  }
  return sums
}

const began = performance.now()
let solved = 0
worth[at(ALL, ENOUGH, 0)] = 35
worth[at(ALL, ENOUGH, 1)] = 35
for (let filled = ALL - 1; filled >= 0; filled--)
  for (const upper of uppersOf(filled))
    for (const scored of isFilled(filled, YAHTZEE) ? [0, 1] : [0]) {
      const { byRolls } = solve(hands, payoff(filled, upper, scored), 2)
      worth[at(filled, upper, scored)] = rolledOut(hands, byRolls[2]!)[0]!
      solved++
    }

const value = worth[at(0, 0, 0)]!
const seconds = (performance.now() - began) / 1000
const isRight = Math.abs(value - KNOWN) < 5e-5
console.log(`${isRight ? 'ok' : 'NOT OK'}  optimal solitaire Yahtzee ${value.toFixed(6)}, known ${KNOWN}`)
console.log(`${solved} questions in ${seconds.toFixed(1)} s, ${((1e6 * seconds) / solved).toFixed(0)} µs each`)
process.exitCode = isRight ? 0 : 1
