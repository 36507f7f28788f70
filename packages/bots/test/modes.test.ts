/** Every level plays every game for every number of players, and every mode. */
import { GAMES } from '@alea/catalog'
import {
  advance,
  answer,
  answerChance,
  checkOptions,
  fromRandom,
  type Game,
  type Json,
  type Running,
  random,
  start,
} from '@alea/engine'
import { describe, expect, test } from 'vitest'
import { LEVELS, seenBy } from '../src/index.ts'

interface Table {
  readonly game: Game
  readonly seats: number
  readonly mode?: Json
}

const TABLES: Table[] = GAMES.flatMap((game) => {
  const { min, max } = game.seats
  const numbers = Array.from({ length: max - min + 1 }, (_, i) => min + i)
  return numbers.flatMap((seats): Table[] => {
    const { mode } = game.options
    if (mode?.kind !== 'data') return [{ game, seats }]
    return mode.samples!(seats).map((each) => ({ game, seats, mode: each }))
  })
})

test('there are modes in which partners play together', () => {
  expect(TABLES.map(({ mode }) => mode)).toEqual(expect.arrayContaining(['teams', 'three-teams', 'hill']))
})

describe.each(TABLES.map((table) => [table.game.id, table.seats, table.mode ?? 'usual', table] as const))(
  '%s for %i, %s',
  (_id, seats, _mode, { game, mode }) => {
    test.each(LEVELS.map((level) => [level.name, level] as const))(
      '%s gives answers that are options',
      (_name, level) => {
        const options = checkOptions(game.options, mode === undefined ? {} : { mode }, seats)
        const g = start<Running>(game.setup(seats, options), game.rules)
        const source = random(seats)
        const chance = fromRandom(source)
        const questions = new Map<number, number>()
        // The bot answers the first question of every seat and one in six, so that it meets more than the beginning of a match.
        for (let n = 0; n < 400; n++) {
          const pending = advance(g)
          if (!pending) break
          if (pending.kind === 'chance') {
            answerChance(g, pending, chance(pending, n))
            continue
          }
          const seat = pending.seats[0]!
          const count = pending.options[0]!.length
          const before = questions.get(seat) ?? 0
          if (count > 1) questions.set(seat, before + 1)
          if (count === 1 || before % 6 !== 0) {
            answer(g, pending, source.below(count))
            continue
          }
          // Told to stop at once, levels that think for a time answer with what they have.
          const choice = level.choose(seenBy(game, g, seat, source), source, () => true)
          expect(choice).toBeGreaterThanOrEqual(0)
          expect(choice).toBeLessThan(count)
          answer(g, pending, choice)
        }
        expect(questions.size).toBe(seats)
      },
    )
  },
)
