import { availableParallelism } from 'node:os'
import { randomBot } from '@alea/bots'
import { Match } from '@alea/engine'
import { readArguments, readSeed, readWhole } from '../arguments.ts'
import { type Command, EXIT } from '../command.ts'
import { DEFAULTS } from '../defaults.ts'
import { fault } from '../fault.ts'
import { readGame, readMatchOptions, readSeatList, seatsFor } from '../matchArguments.ts'
import { csvHead, csvRow, InOrder } from '../simulate/csv.ts'
import { MatchProgress } from '../simulate/matchProgress.ts'
import type { Plan } from '../simulate/plan.ts'
import { type Report, reportOf } from '../simulate/report.ts'
import { simulate as runPlan } from '../simulate/simulate.ts'
import { warnOfTimedBots } from '../simulate/timedBots.ts'
import { untilInterrupted } from '../simulate/untilInterrupted.ts'
import { columns } from '../terminal/columns.ts'
import { print, printError, printJson } from '../terminal/print.ts'
import type { Messages } from '../text/index.ts'

/** A day of Battle Dice on two cores; more is surely a typo. */
const MOST_MATCHES = 1_000_000_000
export const MOST_THREADS = 256

export const simulate: Command = async (args, { say, language }) => {
  const { values, positionals } = readArguments(
    args,
    {
      matches: { type: 'string', default: DEFAULTS.matches },
      seats: { type: 'string' },
      seed: { type: 'string', default: DEFAULTS.seed },
      option: { type: 'string', multiple: true },
      threads: { type: 'string' },
      json: { type: 'boolean', default: false },
      csv: { type: 'boolean', default: false },
    },
    { min: 1, max: 1 },
  )
  if (values.csv && values.json) throw fault((say) => say.csvOrJson)
  const game = readGame(positionals[0]!)
  const matches = readWhole('--matches', values.matches, 1, MOST_MATCHES)
  const seed = readSeed(values.seed)
  const threads = readWhole('--threads', values.threads ?? String(availableParallelism()), 1, MOST_THREADS)
  const bots = seatsFor(values.seats ?? String(game.seats.min), randomBot.name, randomBot.name)
  const seats = readSeatList(game, bots)
  const { options } = new Match(game, { seats: seats.length, options: readMatchOptions(values.option) }).header
  const plan: Plan = { game: game.id, seats, options, seed, matches, rows: values.csv }

  warnOfTimedBots(say, seats)
  const bar = new MatchProgress(say, matches, !values.json)
  const rows = new InOrder((row) => print(csvRow(row)))
  if (values.csv) print(csvHead(seats.length))
  const result = await untilInterrupted((stop) => runPlan(plan, threads, { progress: bar.show, rows: rows.add }, stop))
  bar.clear()
  rows.end()
  if ('message' in result) {
    printError(`${say.simulate.matchFailed(result.match + 1, seed, result.seed)} ${result.message}`)
    return EXIT.failure
  }
  if (result.matches > 0 && !values.csv) {
    const report = reportOf(plan, result)
    if (values.json) printJson(report)
    else print(reportText(say, report, game.text[language].reason, bar.seconds))
  }
  if (result.matches === matches) return EXIT.success
  printError(say.simulate.interrupted(result.matches, matches))
  return EXIT.interrupted
}

function reportText(say: Messages, report: Report, reason: (word: string) => string, seconds: number): string {
  const { game, matches, seats, ties, decisions, ends, seed } = report
  const { number, percent, pair, simulate: words } = say
  const { columns: head } = words
  const shareOf = (times: number) => `${number(times)} (${percent(times / matches)})`
  const rows = seats.map(({ seat, bot, wins, share, interval: [low, high], score }) => [
    seat,
    bot,
    number(wins),
    percent(share),
    `${percent(low)} – ${percent(high)}`,
    number(score.mean, 2),
    `${number(score.min)} – ${number(score.max)}`,
  ])
  return [
    words.heading(number(matches), game, seed, number(seconds, 1), number(matches / seconds)),
    '',
    ...columns([[head.seat, head.bot, head.wins, head.share, head.interval, head.score, head.scores], ...rows]),
    '',
    pair(words.ties, shareOf(ties)),
    pair(
      words.decisions,
      words.spread(number(decisions.mean, 1), number(decisions.median), number(decisions.min), number(decisions.max)),
    ),
    ...Object.entries(ends).map(([word, times]) => pair(shareOf(times), reason(word))),
  ].join('\n')
}
