/**
 * A golden file pins how a match goes, in a text that a reviewer reads and `git diff` shows well:
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
 * Sentences that only some seats hear begin with their names: `(p1) You draw the 7.`
 */
import {
  type Entry,
  entryText,
  type Game,
  type Header,
  headerText,
  InputError,
  listen,
  Match,
  type MatchSetup,
  parseEntry,
  parseLog,
  type Running,
  random,
  seatName,
  start,
  type Told,
  winners,
} from '@alea/engine'
import { randomEntry } from './randomEntry.ts'
import { Table } from './table.ts'

const INDENT = '    '

/** A match of random play, as a golden text. */
export function playthrough(game: Game, setup: MatchSetup, seed: number): string {
  const source = random(seed)
  const pen = new Pen(game, new Match(game, setup).header)
  for (let count = 0; pen.table.pending; count++) {
    if (count >= game.bound) throw new Error(`${game.id} goes on after ${count} answers`)
    pen.write(randomEntry(pen.table.state, pen.table.pending, source))
  }
  return pen.text
}

/** The first line in which a golden match differs from what happens now. */
export interface GoldenDifference {
  readonly line: number
  /** What the file says; undefined where it has ended. */
  readonly expected: string | undefined
  /** What happens now; undefined where nothing does. */
  readonly found: string | undefined
}

/** Gives the file's answers again; returns the first line that reads otherwise now. */
export function checkGolden(game: Game, text: string): GoldenDifference | undefined {
  const lines = text.trimEnd().split('\n')
  const { header } = parseLog(lines.slice(0, HEADER_LINES).join('\n'))
  if (header.game !== game.id) throw new InputError(`this is a playthrough of ${header.game}, not of ${game.id}`, 2)
  const pen = new Pen(game, new Match(game, header).header)
  for (const [i, line] of lines.entries()) {
    if (i < HEADER_LINES || line.startsWith(' ') || line === '' || line === 'end') continue
    const entry = parseEntry(line)
    if (!entry) throw new InputError(`neither an answer nor an indented sentence: ${line}`, i + 1)
    const problem = pen.write(entry)
    if (problem) return firstDifference(lines.slice(0, i), pen.lines) ?? { line: i + 1, expected: line, found: problem }
  }
  return firstDifference(lines, pen.text.trimEnd().split('\n'))
}

const HEADER_LINES = 5

function firstDifference(expected: readonly string[], found: readonly string[]): GoldenDifference | undefined {
  const longest = Math.max(expected.length, found.length)
  for (let i = 0; i < longest; i++)
    if (expected[i] !== found[i]) return { line: i + 1, expected: expected[i], found: found[i] }
  return undefined
}

/** Writes the lines of a match as it goes. */
class Pen {
  readonly table: Table
  readonly lines: string[]
  private readonly game: Game
  private answers = 0

  constructor(game: Game, header: Header) {
    this.game = game
    const told: Told[] = []
    const g = start<Running>(game.setup(header.seats, header.options), game.rules)
    this.table = listen(
      (each) => told.push(each),
      () => new Table(g),
    )
    this.lines = [...headerText(header), ...this.sentences(told)]
  }

  get text(): string {
    return `${[...this.lines, ...this.ending()].join('\n')}\n`
  }

  write(entry: Entry): string | undefined {
    const told: Told[] = []
    const problem = listen(
      (each) => told.push(each),
      () => this.table.apply(entry),
    )
    if (problem) return problem
    this.answers++
    this.lines.push(entryText(entry), ...this.sentences(told))
    return undefined
  }

  private sentences(told: readonly Told[]): string[] {
    return told.flatMap(({ event, to }) => {
      const sentence = this.game.text.en.event(event, seatName)
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
      `${INDENT}${game.text.en.reason(reason)}`,
      `${INDENT}${this.answers} answers.`,
    ]
  }
}
