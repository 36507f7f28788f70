/**
 * Fairness: every kind of die and every size of deck that the games use, drawn a million times as the server draws them, restarts with
 * new salts among them. Each face, each pair of successive faces and each place of each card must come as often as chance allows.
 *
 *     npm run proof:fairness -- [draws] [seed]
 */
import { createHash, randomBytes } from 'node:crypto'
import { GAMES } from '@alea/catalog'
import { type ChanceQuestion, type ChanceSource, fast, Match, random } from '@alea/engine'
import type { MatchRecord } from '@alea/host'
import { diceOf } from '../src/fair/dice.ts'
import { chiSquare, chiSquareTail } from './chiSquare.ts'

export interface FairnessTest {
  readonly what: string
  readonly draws: number
  readonly freedom: number
  readonly chiSquare: number
  /** How probable it is that fair draws look at least as uneven. */
  readonly p: number
}

export interface FairnessReport {
  readonly seed: string
  readonly tests: readonly FairnessTest[]
  readonly smallest: number
  readonly fair: boolean
}

/** Fair dice fail the proof once in ten thousand times, whatever the number of tests. */
const SIGNIFICANCE = 1e-4
/** Draws in one match, and from one salt to the next. */
const POSITIONS = 2000
const RESTART_EVERY = 300

export function fairness(draws: number, seed: string, sourceOf = serverDice): FairnessReport {
  const tests = usedQuestions().flatMap((question) =>
    question.draw === 'shuffle'
      ? [shuffleTest(question, draws, sourceOf(seed))]
      : diceTests(question, draws, sourceOf(seed)),
  )
  const smallest = Math.min(...tests.map(({ p }) => p))
  return { seed, tests, smallest, fair: smallest > SIGNIFICANCE / tests.length }
}

/** The rolls and shuffles of all games, each size once: a die is rolled in the largest number that any game rolls at once. */
export function usedQuestions(): ChanceQuestion[] {
  const found = new Map<string, ChanceQuestion>()
  for (const game of GAMES)
    for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
      const match = new Match(game, { seats })
      const luck = random(seats)
      const chance = fast(seats)
      for (let i = 0; i < 600 && match.pending; i++) {
        const { pending } = match
        if (pending.kind === 'chance') {
          const key = pending.draw === 'roll' ? `d${pending.sides}` : `deck ${pending.count}`
          if ((found.get(key)?.count ?? 0) < pending.count) found.set(key, pending)
          match.settle(chance(pending, i))
        } else {
          const seat = pending.seats[0]!
          const { options } = match.offer(seat)!
          match.answer({ seat, key: options[luck.below(options.length)]!.key })
        }
        match.forgetEvents()
      }
    }
  return [...found.entries()].sort(([one], [other]) => one.localeCompare(other)).map(([, question]) => question)
}

/** The dice of match after match, as the server throws them: each with its own secret, and a salt from every restart on. */
function serverDice(seed: string): ChanceSource {
  const bytes = (label: string) => createHash('sha256').update(`${seed} ${label}`).digest('hex')
  let match = -1
  let dice: ChanceSource
  return (question, draw) => {
    if (Math.floor(draw / POSITIONS) !== match) {
      match = Math.floor(draw / POSITIONS)
      const restarts = Array.from({ length: Math.floor(POSITIONS / RESTART_EVERY) }, (_, i) => (i + 1) * RESTART_EVERY)
      const salts = restarts.map((from) => ({ from, salt: bytes(`salt ${match} ${from}`) }))
      const contributions = [bytes(`contribution ${match}`), null]
      const record = {
        id: `match-${match}`,
        game: 'pig',
        rules: 1,
        dice: { secret: bytes(`secret ${match}`), contributions, salts },
      }
      dice = diceOf(record as unknown as MatchRecord)
    }
    return dice(question, draw % POSITIONS)
  }
}

function diceTests(question: ChanceQuestion, draws: number, source: ChanceSource): FairnessTest[] {
  const { sides, count } = question
  const faces: number[] = Array(sides).fill(0)
  const pairs: number[] = Array(sides * sides).fill(0)
  let before: number | undefined
  for (let draw = 0; draw * count < draws; draw++)
    for (const face of source(question, draw)) {
      faces[face - 1]!++
      // Pairs that do not overlap, so that they are independent.
      if (before === undefined) before = face
      else {
        pairs[(before - 1) * sides + face - 1]!++
        before = undefined
      }
    }
  return [
    tested(`d${sides}: faces`, draws, chiSquare(faces), sides - 1),
    tested(`d${sides}: pairs of faces`, draws, chiSquare(pairs), sides * sides - 1),
  ]
}

/** Where each card comes to lie. Every row and every column of the table has the same sum, hence the factor and the degrees of freedom. */
function shuffleTest(question: ChanceQuestion, draws: number, source: ChanceSource): FairnessTest {
  const { count } = question
  const places: number[] = Array(count * count).fill(0)
  for (let draw = 0; draw * count < draws; draw++)
    for (const [place, card] of source(question, draw).entries()) places[place * count + card]!++
  return tested(`shuffle of ${count}: places`, draws, (chiSquare(places) * (count - 1)) / count, (count - 1) ** 2)
}

const tested = (what: string, draws: number, value: number, freedom: number): FairnessTest => ({
  what,
  draws,
  freedom,
  chiSquare: value,
  p: chiSquareTail(value, freedom),
})

if (import.meta.main) {
  const [draws = '1000000', seed = randomBytes(8).toString('hex')] = process.argv.slice(2)
  const report = fairness(Number(draws), seed)
  for (const { what, freedom, chiSquare, p } of report.tests)
    console.log(
      `${what.padEnd(28)} χ² ${chiSquare.toFixed(1).padStart(9)}  freedom ${String(freedom).padStart(5)}  p ${p.toFixed(4)}`,
    )
  console.log(
    `${draws} draws each, seed ${report.seed}, smallest p ${report.smallest.toPrecision(3)}: ${report.fair ? 'fair' : 'NOT FAIR'}`,
  )
  process.exitCode = report.fair ? 0 : 1
}
