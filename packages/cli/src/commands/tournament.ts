import { availableParallelism } from 'node:os'
import { readArguments, readSeed, readWhole } from '../arguments.ts'
import { type Command, EXIT } from '../command.ts'
import { DEFAULTS } from '../defaults.ts'
import { fault } from '../fault.ts'
import { readBots, readGame, readMatchOptions } from '../matchArguments.ts'
import { MatchProgress } from '../simulate/matchProgress.ts'
import { warnOfTimedBots } from '../simulate/timedBots.ts'
import { untilInterrupted } from '../simulate/untilInterrupted.ts'
import { columns } from '../terminal/columns.ts'
import { screenWidth } from '../terminal/paint.ts'
import { print, printError, printJson } from '../terminal/print.ts'
import { foldText } from '../terminal/text.ts'
import type { Messages } from '../text/index.ts'
import { csvOf } from '../tournament/csv.ts'
import { type Plan, pairingsOf, setupsOf } from '../tournament/plan.ts'
import { type Report, reportOf } from '../tournament/report.ts'
import { playTournament } from '../tournament/tournament.ts'
import { MOST_THREADS } from './simulate.ts'

/** Every result stays in memory until all are rated. */
const MOST_MATCHES = 100_000

export const tournament: Command = async (args, { say }) => {
  const { values, positionals } = readArguments(
    args,
    {
      bots: { type: 'string' },
      matches: { type: 'string', default: DEFAULTS.pairingMatches },
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
  if (values.bots === undefined) throw fault((say) => say.optionNeeded('--bots'))
  const bots = readBots(values.bots)
  const twice = bots.find((bot, i) => bots.indexOf(bot) < i)
  if (twice !== undefined) throw fault((say) => say.botTwice(twice))
  if (bots.length < 2) throw fault((say) => say.oneBot)
  const { min, max } = game.seats
  const seats = readWhole('--seats', values.seats ?? String(Math.max(2, min)), Math.max(2, min), max)
  const matches = readWhole('--matches', values.matches, 1, MOST_MATCHES)
  const seed = readSeed(values.seed)
  const threads = readWhole('--threads', values.threads ?? String(availableParallelism()), 1, MOST_THREADS)
  const setups = setupsOf(game, seats, readMatchOptions(values.option))
  const plan: Plan = { game: game.id, bots, seats, setups, seed, matches }

  warnOfTimedBots(say, bots)
  const planned = matches * pairingsOf(plan).length
  const bar = new MatchProgress(say, planned, !values.json)
  const results = await untilInterrupted((stop) => playTournament(plan, threads, bar.show, stop))
  bar.clear()
  if ('message' in results) {
    const { one, other } = pairingsOf(plan)[results.pairing]!
    const failed = say.pair(`${one} – ${other}`, say.simulate.matchFailed(results.match + 1, seed, results.seed))
    printError(`${failed} ${results.message}`)
    return EXIT.failure
  }
  const played = results.reduce((sum, each) => sum + each.flat().length, 0)
  if (values.csv) for (const row of csvOf(plan, results)) print(row)
  else if (played > 0) {
    const report = reportOf(plan, results)
    if (values.json) printJson(report)
    else print(reportText(say, report, played, bar.seconds))
  }
  if (played === planned) return EXIT.success
  printError(say.simulate.interrupted(played, planned))
  return EXIT.interrupted
}

function reportText(say: Messages, report: Report, played: number, seconds: number): string {
  const { game, seats, tables, seed, pairings, ranking } = report
  const { number, percent, tournament: words } = say
  const { pairings: head, ranking: rankingHead } = words
  const met = pairings.map(({ bot, against, wins, ties, losses, share, interval: [low, high] }) => [
    bot,
    seats > 2 ? `${seats - 1} × ${against}` : against,
    number(wins),
    percent(share),
    `${percent(low)} – ${percent(high)}`,
    number(ties),
    number(losses),
  ])
  const ranked = ranking.map(({ bot, rating, deviation, wins, matches }, i) => [
    `${i + 1}.`,
    bot,
    number(rating, 1),
    `± ${number(2 * deviation, 1)}`,
    number(wins),
    percent(wins / (matches || 1)),
  ])
  return [
    words.heading(number(played), game, seats, seed, number(seconds, 1)),
    ...(tables > 1 ? foldText(words.setups(tables, tables * seats), screenWidth()) : []),
    '',
    ...columns([[head.bot, head.against, head.wins, head.share, head.interval, head.ties, head.losses], ...met]),
    '',
    ...columns([
      ['', rankingHead.bot, rankingHead.rating, rankingHead.interval, rankingHead.wins, rankingHead.share],
      ...ranked,
    ]),
  ].join('\n')
}
