import { availableParallelism } from 'node:os'
import { BOTS, botOf } from '@alea/bots'
import { type Game, InputError, Match } from '@alea/engine'
import { readArguments, readGame, readMatchOptions, readSeed, readWhole } from '../arguments.ts'
import { type Command, EXIT } from '../command.ts'
import type { Messages } from '../messages/messages.ts'
import type { Plan } from '../simulate/plan.ts'
import { type Report, reportOf } from '../simulate/report.ts'
import { simulate as runPlan } from '../simulate/simulate.ts'
import { columns } from '../terminal/columns.ts'
import { print, printJson } from '../terminal/print.ts'
import { ProgressBar } from '../terminal/progressBar.ts'

/** A month of Battle Dice on two cores; beyond it a number is a slip of the finger. */
const MOST_MATCHES = 1_000_000_000
const MOST_THREADS = 256

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
  const seats = readBots(say, game, values.seats)
  const { options } = new Match(game, { seats: seats.length, options: readMatchOptions(say, values.option) }).header
  const plan: Plan = { game: game.id, seats, options, seed, matches }

  const began = performance.now()
  const bar = new ProgressBar(matches, !values.json)
  const result = await runPlan(plan, threads, (done) => {
    const seconds = (performance.now() - began) / 1000
    bar.show(done, say.simulating(done, matches, done / seconds, (matches - done) * (seconds / done)))
  })
  bar.clear()
  if ('message' in result) {
    process.stderr.write(`alea: ${say.matchBroke(result.match + 1, seed, result.seed)} ${oneLine(result.message)}\n`)
    return EXIT.failed
  }
  const report = reportOf(plan, result)
  if (values.json) printJson(report)
  else print(reportText(say, game, game.text[language].reason, report, (performance.now() - began) / 1000))
  return EXIT.well
}

/** Random bots at the smallest table, unless told otherwise. */
function readBots(say: Messages, game: Game, text: string | undefined): string[] {
  const { min, max } = game.seats
  const names = text === undefined ? Array<string>(min).fill('random') : text.split(',').map((name) => name.trim())
  for (const name of names)
    if (!BOTS.some((bot) => bot.name === name))
      throw new InputError(
        say.unknownBot(
          name,
          BOTS.map((bot) => bot.name),
        ),
      )
  if (names.length < min || names.length > max) throw new InputError(say.wrongSeats(game.id, min, max, names.length))
  return names.map((name) => botOf(name).name)
}

const oneLine = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' ')

function reportText(
  say: Messages,
  game: Game,
  reason: (word: string) => string,
  report: Report,
  seconds: number,
): string {
  const { matches, seats, ties, decisions, ends, seed } = report
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
    say.simulated(number(matches), game.id, seed, number(seconds, 1), number(matches / seconds)),
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
