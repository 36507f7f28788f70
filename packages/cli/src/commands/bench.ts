import { cpus } from 'node:os'
import { GAMES } from '@alea/catalog'
import type { Game } from '@alea/engine'
import { readArguments } from '../arguments.ts'
import {
  benchGameInThread,
  benchPigInThread,
  type GameBench,
  MEASURING,
  type Measuring,
  type PigBench,
} from '../bench/index.ts'
import { type Command, EXIT } from '../command.ts'
import { columns } from '../terminal/columns.ts'
import { screenWidth } from '../terminal/paint.ts'
import { print, printJson } from '../terminal/print.ts'
import { ProgressBar } from '../terminal/progressBar.ts'
import { foldText } from '../terminal/text.ts'
import type { Messages } from '../text/index.ts'

/** Good enough for orders of magnitude, not for publication. */
const QUICK: Measuring = { warmUpMs: 30, rounds: 3, roundMs: 30 }

export const bench: Command = async (args, { say }) => {
  const { values } = readArguments(
    args,
    { quick: { type: 'boolean', default: false }, json: { type: 'boolean', default: false } },
    { min: 0, max: 0 },
  )
  const how = values.quick ? QUICK : MEASURING
  const bar = new ProgressBar(1 + GAMES.length, !values.json)
  bar.show(0, 'pig / boardgame.io')
  const pig = await benchPigInThread(how)
  const games: GameBench[] = []
  for (const [i, game] of GAMES.entries()) {
    bar.show(1 + i, game.id)
    games.push(await benchGameInThread(game.id, seatsFor(game), how))
  }
  bar.clear()
  const machine = { node: process.version, cpu: cpus()[0]?.model ?? '', cores: cpus().length }
  if (values.json) printJson({ date: new Date().toISOString(), machine, pig, games })
  else print(benchText(say, machine, pig, games))
  return EXIT.success
}

/** Every game is measured with two players, or as few as it allows. */
const seatsFor = ({ seats: { min } }: Game): number => Math.max(2, min)

function benchText(
  say: Messages,
  machine: { node: string; cpu: string },
  pig: PigBench,
  games: readonly GameBench[],
): string {
  const { number, bench: words } = say
  const { columns: head } = words
  const rows = games.map((each) => [
    each.game,
    String(each.seats),
    number(each.decisionsPerSecond),
    number(each.bestDecisionsPerSecond),
    number(each.matchesPerSecond),
    number(each.cloneMicroseconds, 2),
    number(each.viewMicroseconds, 2),
    number(each.searchesPerSecond),
  ])
  return [
    `${machine.cpu}, Node ${machine.node}`,
    '',
    ...foldText(pigText(say, pig), screenWidth()),
    '',
    ...columns([
      [head.game, head.seats, head.decisions, head.best, head.matches, head.clone, head.view, head.searches],
      ...rows,
    ]),
  ].join('\n')
}

function pigText({ number, bench }: Messages, { ours, boardgameio, ratio }: PigBench): string {
  if (boardgameio === undefined || ratio === undefined) return bench.pigAlone(number(ours))
  return bench.pig(number(ours), number(boardgameio), number(ratio, 1))
}
