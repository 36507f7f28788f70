/** What `alea analyse` prints for people. */
import {
  type Analysis,
  type Decision,
  type DecisionWords,
  type Estimates,
  facesOf,
  type Moment,
  type SeatReport,
  wordsOf,
} from '@alea/analysis'
import { type Game, type Seat, winners } from '@alea/engine'
import type { Context } from '../command.ts'
import { columns } from '../terminal/columns.ts'
import { paint, screenWidth } from '../terminal/paint.ts'
import { foldText, hang, padTo, widthOf } from '../terminal/text.ts'
import type { Messages } from '../text/index.ts'
import { chancesGraph, type Mark } from './chancesGraph.ts'
import { sidesOf } from './sides.ts'
import type { Story } from './story.ts'

interface Told {
  readonly game: Game
  readonly names: readonly string[]
  readonly story: Story
  /** How many rolls and decisions are listed. */
  readonly listed: number
}

/** Half a point: less is not worth a line. */
const LEAST = 0.005
/** Of what is said of a roll, as much as this. */
const MOST_SENTENCES = 3
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

export function analysisText(analysis: Analysis, told: Told, { language, say }: Context): string[] {
  const { moments, decisions, seats, samples, seed } = analysis
  const { game, names, story, listed } = told
  const { outcome } = story
  const text = game.text[language]
  const costly = costliest(decisions, listed).map((decision, i) => ({ sign: String(i + 1), ...decision }))
  const lists = rollsOf(moments, listed)
  const lettered = lettersFor(lists.flatMap(({ rolls }) => rolls))
  const ending = outcome
    ? [text.reason(outcome.reason), say.winners(winners(outcome).map((seat) => names[seat]!))]
    : [say.analyse.running]
  const footnote = [say.analyse.units(samples, seed), ...(outcome ? [say.analyse.evenDice] : [])].join(' ')
  return [
    paint('bold', `${text.title}, ${say.players(seats.length, seats.length)}`),
    ...ending.flatMap((sentence) => foldText(sentence, screenWidth())),
    '',
    ...chancesGraph(moments, names, lettered, costly, say),
    '',
    ...figureLines(seats, names, say),
    ...lists.flatMap((list) => ['', ...rollLines(list, lettered, told, say)]),
    '',
    ...decisionLines(costly, told, language, say),
    '',
    ...foldText(footnote, screenWidth()).map((line) => paint('dim', line)),
  ]
}

/** One column for each seat, in as many tables as they need to fit the screen. */
function figureLines(seats: readonly SeatReport[], names: readonly string[], say: Messages): string[] {
  const { figures } = say.analyse
  const labels = ['', ...rowsOf(say).map(({ label }) => label)]
  if (seats.some(({ result }) => result !== undefined)) labels.push(figures.result, figures.adjusted)
  const cells = seats.map((report, seat) => [
    names[seat]!,
    ...rowsOf(say).map(({ cell }) => cell(report)),
    ...endOf(report, say),
  ])
  const label = Math.max(...labels.map(widthOf))
  const tables: Seat[][] = []
  let width = 0
  for (const [seat, column] of cells.entries()) {
    const own = 2 + Math.max(...column.map(widthOf))
    if (tables.length === 0 || width + own > screenWidth()) {
      tables.push([])
      width = label + 2
    }
    tables.at(-1)!.push(seat)
    width += own
  }
  return tables.flatMap((table, i) => [
    ...(i > 0 ? [''] : []),
    ...columns(labels.map((word, row) => [padTo(word, label), '', ...table.map((seat) => cells[seat]![row]!)])),
  ])
}

const rowsOf = ({ analyse: words, number }: Messages): { label: string; cell(report: SeatReport): string }[] => [
  { label: words.figures.luck, cell: ({ luck }) => words.change(luck.mean, luck.error) },
  { label: words.figures.decisions, cell: ({ decisions }) => number(decisions) },
  { label: words.figures.cost, cell: ({ lost }) => words.amount(lost.mean, lost.error) },
  { label: words.figures.each, cell: ({ errorRate }) => words.each(errorRate) },
  ...(['inaccuracy', 'mistake', 'blunder'] as const).map((verdict) => ({
    label: words.figures[verdict],
    cell: ({ verdicts }: SeatReport) => number(verdicts[verdict]),
  })),
]

/** A result can lie neither below 0 nor above 1, though its estimate can. */
function endOf({ result, adjusted }: SeatReport, say: Messages): string[] {
  if (result === undefined || !adjusted) return []
  const share = (value: number) => say.percent(Math.max(0, Math.min(1, value)), 0)
  const [mean, low, high] = [share(adjusted.mean), share(adjusted.low), share(adjusted.high)]
  return [share(result), adjusted.low === adjusted.high ? mean : say.analyse.interval(mean, low, high)]
}

/** Rolls, and answers that turned something over, that changed the chances of a side most. */
interface RollList {
  readonly winners: readonly Seat[]
  /** Whom the same rolls hit, if there is only one other side. */
  readonly losers?: readonly Seat[]
  readonly unlucky: boolean
  readonly rolls: readonly Roll[]
}

interface Roll {
  readonly position: number
  readonly turn: number
  readonly luck: Estimates
}

/** Between two sides, what is lucky for one is unlucky for the other; a larger table has two lists for each. */
function rollsOf(moments: readonly Moment[], listed: number): RollList[] {
  const rolls = moments.flatMap(({ position, turn, luck }) => (luck ? [{ position, turn, luck }] : []))
  const sides = sidesOf(moments)
  const best = (seat: Seat, sign: 1 | -1) =>
    rolls
      .filter(({ luck }) => sign * luck.means[seat]! >= Math.max(LEAST, 2 * luck.errors[seat]!))
      .sort((one, other) => sign * (other.luck.means[seat]! - one.luck.means[seat]!))
      .slice(0, listed)
  const lists =
    sides.length === 2
      ? sides.map(
          (side, i): RollList => ({ winners: side, losers: sides[1 - i]!, unlucky: false, rolls: best(side[0]!, 1) }),
        )
      : sides.flatMap((side): RollList[] => [
          { winners: side, unlucky: false, rolls: best(side[0]!, 1) },
          { winners: side, unlucky: true, rolls: best(side[0]!, -1) },
        ])
  return lists.filter((list) => list.rolls.length > 0)
}

/** A letter for every roll that is listed, in the order of the match; several have none once the alphabet is used up. */
function lettersFor(rolls: readonly Roll[]): Mark[] {
  const positions = [...new Set(rolls.map(({ position }) => position))].sort((one, other) => one - other)
  return positions.slice(0, ALPHABET.length).map((position, i) => ({ sign: ALPHABET[i]!, position }))
}

function rollLines(
  { winners: side, losers, unlucky, rolls }: RollList,
  letters: readonly Mark[],
  { names, story }: Told,
  say: Messages,
): string[] {
  const words = say.analyse
  const called = (seats: readonly Seat[]) => seats.map((seat) => names[seat]!)
  const heading = unlucky
    ? words.unluckiest(called(side))
    : losers
      ? words.bothWays(called(side), called(losers))
      : words.luckiest(called(side))
  const seat = side[0]!
  const heads = rolls.map(({ position, turn, luck }) => [
    letters.find((mark) => mark.position === position)?.sign ?? '',
    words.inTurn(turn),
    words.change(luck.means[seat]!, luck.errors[seat]!),
  ])
  return [
    paint('bold', heading),
    ...columns(heads).flatMap((head, i) =>
      hang(
        `${head}  `,
        foldText(happened(story, rolls[i]!.position, words), Math.max(30, screenWidth() - widthOf(head) - 2)),
      ),
    ),
  ]
}

/** What the table heard of it; where it heard nothing, the dice. */
function happened({ steps, told }: Story, position: number, words: Messages['analyse']): string {
  const sentences = told[position] ?? []
  if (sentences.length > 0) return joined(sentences.slice(0, MOST_SENTENCES))
  const faces = facesOf(steps.get(position)!)
  return faces === undefined ? '' : words.rolled(faces)
}

/** Games end their sentences with a full stop or not at all. */
const joined = (sentences: readonly string[]): string =>
  sentences.reduce((text, sentence) => `${text}${/[.!?]$/.test(text) ? ' ' : ' · '}${sentence}`)

const costliest = (decisions: readonly Decision[], listed: number): Decision[] =>
  decisions
    .filter(({ verdict }) => verdict !== 'good')
    .sort((one, other) => other.lost.mean - one.lost.mean)
    .slice(0, listed)

function decisionLines(
  costly: readonly (Decision & Mark)[],
  { game, names, story }: Told,
  language: Context['language'],
  say: Messages,
): string[] {
  const words = say.analyse
  if (costly.length === 0) return foldText(words.noneCostly, screenWidth())
  return [
    paint('bold', words.costliest),
    ...costly.flatMap((decision) => {
      const step = story.steps.get(decision.position)!
      const said = wordsOf(game, step, decision, language, (seat) => names[seat]!)
      return oneDecision(decision, said, names[decision.seat]!, say)
    }),
  ]
}

function oneDecision(decision: Decision & Mark, said: DecisionWords, name: string, say: Messages): string[] {
  const { sign, turn, verdict, lost, taken, best } = decision
  const words = say.analyse
  if (verdict === 'good') return []
  const head = `${sign}  `
  const indent = ' '.repeat(widthOf(head))
  const width = Math.max(words.played.length, words.better.length) + 2
  const option = (label: string, choice: number) =>
    hang(`${indent}${padTo(label, width)}`, foldText(said.options[choice]!, screenWidth() - width - widthOf(head)))
  return [
    ...hang(head, foldText(`${words.inTurn(turn)}, ${say.pair(name, said.asked)}`, screenWidth() - widthOf(head))),
    ...option(words.played, taken),
    ...option(words.better, best),
    `${indent}${words.verdicts[verdict](words.amount(lost.mean, lost.error))}`,
  ]
}
