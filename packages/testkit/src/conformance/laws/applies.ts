import {
  advance,
  type ChanceQuestion,
  chanceKey,
  type Entry,
  entryText,
  fromRandom,
  keysOf,
  type Match,
  type Random,
  SOURCE_LANGUAGE,
  sayIn,
} from '@alea/engine'
import { TestMatch } from '../../testMatch.ts'
import type { Law } from '../law.ts'

/** Every option, and the extreme results of every roll, can be answered, and the rules go on from there. */
export const applies: Law = {
  name: 'applies',
  watch: ({ match, random }) => ({
    deep: () => {
      const table = new TestMatch(match.state)
      for (const entry of everyAnswer(match, random)) {
        try {
          const problem = table.fork().apply(entry)
          if (problem) return `${entryText(entry)}: ${sayIn(problem, SOURCE_LANGUAGE)}`
        } catch (error) {
          return `${entryText(entry)} throws: ${error instanceof Error ? error.message : String(error)}`
        }
      }
      return undefined
    },
  }),
}

function everyAnswer(match: Match, random: Random): Entry[] {
  const g = match.state
  const pending = advance(g)!
  const { name } = pending
  if (pending.kind === 'chance')
    return samples(pending, random).map((results) => ({ who: 'chance', name, key: chanceKey(pending, results) }))
  return pending.seats.flatMap((seat, who) => keysOf(g, pending, who).map((key) => ({ who: seat, name, key })))
}

function samples(question: ChanceQuestion, random: Random): (readonly number[])[] {
  const { draw, count, sides } = question
  const any = fromRandom(random)(question, 0)
  if (draw === 'shuffle') return [any, [...any].reverse(), Array.from({ length: count }, (_, i) => i)]
  return [any, Array<number>(count).fill(1), Array<number>(count).fill(sides)]
}
