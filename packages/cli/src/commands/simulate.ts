import { availableParallelism } from 'node:os'
import { Match } from '@alea/engine'
import { readArguments, readGame, readMatchOptions, readSeatList, readSeed, readWhole } from '../arguments.ts'
import { type Command, EXIT } from '../command.ts'
import type { Messages } from '../messages/messages.ts'
import { warnOfClocks } from '../simulate/clocks.ts'
import { MatchBar } from '../simulate/matchBar.ts'
import type { Plan } from '../simulate/plan.ts'
import { type Report, reportOf } from '../simulate/report.ts'
import { simulate as runPlan } from '../simulate/simulate.ts'
import { columns } from '../terminal/columns.ts'
import { print, printJson } from '../terminal/print.ts'

/** A day of Battle Dice on two cores; more is a slip of the finger. */
const MOST_MATCHES = 1_000_000_000
export const MOST_THREADS = 256

export const simulate: Command = async (args, { say, language }) => {
  const { values, positionals } = readArguments(
    args,
    {
      matches: { type: 'string', default: '1000' },
      seats: { type: 'string' },
      seed: { type: 'string', default: '1' },
      option: { type: 'string', multiple: true },
      threads: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
    { min: 1, max: 1 },
    say,
  )
  const game = readGame(say, positionals[0]!)
  const matches = readWhole(say, '--matches', values.matches, 1, MOST_MATCHES)
  const seed = readSeed(say, values.seed)
  const threads = readWhole(say, '--threads', values.threads ?? String(availableParallelism()), 1, MOST_THREADS)
  // Random bots at the smallest table, unless told otherwise.
  const bots = values.seats ?? Array(game.seats.min).fill('random').join(',')
  const seats = readSeatList(say, game, bots)
  const { options } = new Match(game, { seats: seats.length, options: readMatchOptions(say, values.option) }).header
  const plan: Plan = { game: game.id, seats, options, seed, matches }

  warnOfClocks(say, seats)
  const bar = new MatchBar(say, matches, !values.json)
  const result = await runPlan(plan, threads, bar.show)
  bar.clear()
  if ('message' in result) {
    process.stderr.write(`alea: ${say.matchBroke(result.match + 1, seed, result.seed)} ${oneLine(result.message)}\n`)
    return EXIT.failed
  }
  const report = reportOf(plan, result)
  if (values.json) printJson(report)
  else print(reportText(say, report, game.text[language].reason, bar.seconds))
  return EXIT.well
}

export const oneLine = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' ')

function reportText(say: Messages, report: Report, reason: (word: string) => string, seconds: number): string {
  const { game, matches, seats, ties, decisions, ends, seed } = report
  const { number, percent } = say
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
    say.simulated(number(matches), game, seed, number(seconds, 1), number(matches / seconds)),
    '',
    ...columns([say.seatColumns, ...rows]),
    '',
    say.pair(say.ties, shareOf(ties)),
    say.pair(
      say.decisions,
      say.spread(number(decisions.mean, 1), number(decisions.median), number(decisions.min), number(decisions.max)),
    ),
    ...Object.entries(ends).map(([word, times]) => say.pair(shareOf(times), reason(word))),
  ].join('\n')
}
