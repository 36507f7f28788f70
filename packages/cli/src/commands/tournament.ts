import { availableParallelism } from 'node:os'
import { InputError } from '@alea/engine'
import { readArguments, readBots, readGame, readMatchOptions, readSeed, readWhole } from '../arguments.ts'
import { type Command, EXIT } from '../command.ts'
import type { Messages } from '../messages/messages.ts'
import { warnOfClocks } from '../simulate/clocks.ts'
import { MatchBar } from '../simulate/matchBar.ts'
import { columns } from '../terminal/columns.ts'
import { screenWidth } from '../terminal/paint.ts'
import { print, printJson } from '../terminal/print.ts'
import { foldText } from '../terminal/text.ts'
import { type Plan, pairingsOf, tablesOf } from '../tournament/plan.ts'
import { type Report, reportOf } from '../tournament/report.ts'
import { playTournament } from '../tournament/tournament.ts'
import { MOST_THREADS, oneLine } from './simulate.ts'

/** Every result is kept until all are rated. */
const MOST_MATCHES = 100_000

export const tournament: Command = async (args, { say }) => {
  const { values, positionals } = readArguments(
    args,
    {
      bots: { type: 'string' },
      matches: { type: 'string', default: '100' },
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
  if (values.bots === undefined) throw new InputError(say.optionNeeded('--bots'))
  const bots = readBots(say, values.bots)
  const twice = bots.find((bot, i) => bots.indexOf(bot) < i)
  if (twice !== undefined) throw new InputError(say.botTwice(twice))
  if (bots.length < 2) throw new InputError(say.oneBot)
  const { min, max } = game.seats
  const seats = readWhole(say, '--seats', values.seats ?? String(Math.max(2, min)), Math.max(2, min), max)
  const matches = readWhole(say, '--matches', values.matches, 1, MOST_MATCHES)
  const seed = readSeed(say, values.seed)
  const threads = readWhole(say, '--threads', values.threads ?? String(availableParallelism()), 1, MOST_THREADS)
  const tables = tablesOf(game, seats, readMatchOptions(say, values.option))
  const plan: Plan = { game: game.id, bots, seats, tables, seed, matches }

  warnOfClocks(say, bots)
  const bar = new MatchBar(say, matches * pairingsOf(plan).length, !values.json)
  const results = await playTournament(plan, threads, bar.show)
  bar.clear()
  if ('message' in results) {
    const { one, other } = pairingsOf(plan)[results.pairing]!
    const broke = say.pair(`${one} – ${other}`, say.matchBroke(results.match + 1, seed, results.seed))
    process.stderr.write(`alea: ${broke} ${oneLine(results.message)}\n`)
    return EXIT.failed
  }
  const report = reportOf(plan, results)
  if (values.json) printJson(report)
  else print(reportText(say, report, bar.seconds))
  return EXIT.well
}

function reportText(say: Messages, report: Report, seconds: number): string {
  const { game, seats, matches, tables, seed, pairings, ranking } = report
  const { number, percent } = say
  const met = pairings.map(({ bot, against, wins, ties, losses, share, interval: [low, high] }) => [
    bot,
    seats > 2 ? `${seats - 1} × ${against}` : against,
    number(wins),
    percent(share),
    `${percent(low)} – ${percent(high)}`,
    number(ties),
    number(losses),
  ])
  const ranked = ranking.map(({ bot, rating, deviation, wins, matches: played }, i) => [
    `${i + 1}.`,
    bot,
    number(rating, 1),
    `± ${number(2 * deviation, 1)}`,
    number(wins),
    percent(wins / played),
  ])
  return [
    say.tournament(number(matches * pairings.length), game, seats, seed, number(seconds, 1)),
    ...(tables > 1 ? foldText(say.tables(tables, tables * seats), screenWidth()) : []),
    '',
    ...columns([say.pairingColumns, ...met]),
    '',
    ...columns([say.rankingColumns, ...ranked]),
  ].join('\n')
}
