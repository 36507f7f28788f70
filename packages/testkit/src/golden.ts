/**
 * A golden file records a match as text that is easy to review with `git diff`:
 *
 *     alea log 1
 *     game battle-dice
 *     …
 *
 *     * first-player 2
 *         p2 begins.
 *     p2 send goblin
 *         p2 sends a goblin into the arena.
 *     end
 *         Won by p2: scores 8 11, places 2 1.
 *         The last goblin is gone.
 *         62 answers.
 *
 * Sentences for some seats only begin with their names: `(p1) You draw the 7.`
 */
import {
  type AddressedEvent,
  collectEvents,
  type Entry,
  entryText,
  type Game,
  type Header,
  headerText,
  InputError,
  Match,
  type MatchSetup,
  parseEntry,
  parseLog,
  type Running,
  random,
  type Sentence,
  SOURCE_LANGUAGE,
  sayIn,
  seatName,
  start,
  winners,
} from '@alea/engine'
import { randomEntry } from './randomEntry.ts'
import { TestMatch } from './testMatch.ts'
import { FAULTS } from './text/faults.ts'

const INDENT = '    '

/** A match of random play, as a golden text. */
export function playthrough(game: Game, setup: MatchSetup, seed: number): string {
  const source = random(seed)
  const writer = new GoldenWriter(game, new Match(game, setup).header)
  for (let count = 0; writer.table.pending; count++) {
    if (count >= game.bound) throw new Error(`${game.id} goes on after ${count} answers`)
    writer.write(randomEntry(writer.table.state, writer.table.pending, source))
  }
  return writer.text
}

/** The first line in which a golden match differs from what happens now. */
export interface GoldenDifference {
  readonly line: number
  /** What the file says; undefined after its end. */
  readonly expected: string | undefined
  /** What happens now; undefined if nothing does. */
  readonly found: string | undefined
}

/** Gives the file's answers again; returns the first line that differs now. */
export function checkGolden(game: Game, text: string): GoldenDifference | undefined {
  const lines = text.trimEnd().split('\n')
  const { header } = parseLog(lines.slice(0, HEADER_LINES).join('\n'))
  if (header.game !== game.id) throw new InputError((language) => FAULTS[language].otherGame(header.game, game.id), 2)
  const writer = new GoldenWriter(game, new Match(game, header).header)
  for (const [i, line] of lines.entries()) {
    if (i < HEADER_LINES || line.startsWith(' ') || line === '' || line === 'end') continue
    const entry = parseEntry(line)
    if (!entry) throw new InputError((language) => FAULTS[language].goldenShape(line), i + 1)
    const problem = writer.write(entry)
    if (problem)
      return (
        firstDifference(lines.slice(0, i), writer.lines) ?? {
          line: i + 1,
          expected: line,
          found: sayIn(problem, SOURCE_LANGUAGE),
        }
      )
  }
  return firstDifference(lines, writer.text.trimEnd().split('\n'))
}

const HEADER_LINES = 5

function firstDifference(expected: readonly string[], found: readonly string[]): GoldenDifference | undefined {
  const longest = Math.max(expected.length, found.length)
  for (let i = 0; i < longest; i++)
    if (expected[i] !== found[i]) return { line: i + 1, expected: expected[i], found: found[i] }
  return undefined
}

/** Writes the lines of a match as it goes. */
class GoldenWriter {
  readonly table: TestMatch
  readonly lines: string[]
  private readonly game: Game
  private answers = 0

  constructor(game: Game, header: Header) {
    this.game = game
    const g = start<Running>(game.setup(header.seats, header.options), game.rules)
    const { result, events } = collectEvents(() => new TestMatch(g))
    this.table = result
    this.lines = [...headerText(header), ...this.sentences(events)]
  }

  get text(): string {
    return `${[...this.lines, ...this.ending()].join('\n')}\n`
  }

  write(entry: Entry): Sentence | undefined {
    const { result: problem, events } = collectEvents(() => this.table.apply(entry))
    if (problem) return problem
    this.answers++
    this.lines.push(entryText(entry), ...this.sentences(events))
    return undefined
  }

  private sentences(events: readonly AddressedEvent[]): string[] {
    return events.flatMap(({ event, to }) => {
      const sentence = this.game.text[SOURCE_LANGUAGE].event(event, seatName)
      if (sentence === undefined) return []
      return [`${INDENT}${to ? `(${to.map(seatName).join(' ')}) ` : ''}${sentence}`]
    })
  }

  private ending(): string[] {
    const { game, table } = this
    if (table.pending) return []
    const outcome = game.outcome(table.state)
    if (!outcome) return ['end', `${INDENT}Without a result.`]
    const { scores, places, reason } = outcome
    const best = winners(outcome).map(seatName).join(' ') || 'nobody'
    return [
      'end',
      `${INDENT}Won by ${best}: scores ${scores.join(' ')}, places ${places.join(' ')}.`,
      `${INDENT}${game.text[SOURCE_LANGUAGE].reason(reason)}`,
      `${INDENT}${this.answers} answers.`,
    ]
  }
}
