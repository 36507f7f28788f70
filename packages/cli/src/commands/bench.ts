import { cpus } from 'node:os'
import { GAMES } from '@alea/catalog'
import type { Game } from '@alea/engine'
import { readArguments } from '../arguments.ts'
import { benchGame, benchPig, type GameBench, MEASURING, type Measuring, type PigBench } from '../bench/index.ts'
import { type Command, EXIT } from '../command.ts'
import type { Messages } from '../messages/messages.ts'
import { columns } from '../terminal/columns.ts'
import { screenWidth } from '../terminal/paint.ts'
import { print, printJson } from '../terminal/print.ts'
import { ProgressBar } from '../terminal/progressBar.ts'
import { foldText } from '../terminal/text.ts'

/** A look at the orders of magnitude, not figures to publish. */
const QUICK: Measuring = { warmUpMs: 60, rounds: 3, roundMs: 60 }

export const bench: Command = (args, { say }) => {
  const { values } = readArguments(
    args,
    { quick: { type: 'boolean', default: false }, json: { type: 'boolean', default: false } },
    { min: 0, max: 0 },
    say,
  )
  const how = values.quick ? QUICK : MEASURING
  const bar = new ProgressBar(1 + GAMES.length, !values.json)
  bar.show(0, 'pig / boardgame.io')
  const pig = benchPig(how)
  const games = GAMES.map((game, i) => {
    bar.show(1 + i, game.id)
    return benchGame(game, seatsFor(game), how)
  })
  bar.clear()
  const machine = { node: process.version, cpu: cpus()[0]?.model ?? '', cores: cpus().length }
  if (values.json) printJson({ date: new Date().toISOString(), machine, pig, games })
  else print(benchText(say, machine, pig, games))
  return EXIT.well
}

const seatsFor = ({ seats: { min, max } }: Game): number => Math.min(Math.max(3, min), max)

function benchText(
  say: Messages,
  machine: { node: string; cpu: string },
  pig: PigBench,
  games: readonly GameBench[],
): string {
  const { number } = say
  const rows = games.map((each) => [
    each.game,
    String(each.seats),
    number(each.decisionsPerSecond),
    number(each.matchesPerSecond),
    number(each.cloneMicroseconds, 2),
    number(each.viewMicroseconds, 2),
  ])
  return [
    `${machine.cpu}, Node ${machine.node}`,
    '',
    ...foldText(say.pigRace(number(pig.ours), number(pig.boardgameio), number(pig.ratio, 1)), screenWidth()),
    '',
    ...columns([say.benchColumns, ...rows]),
  ].join('\n')
}
