/**
 * Load: durable answers per second, and milliseconds from sending one until everybody at the table has it and it is on disk;
 * beside it boardgame.io's server (in memory) with the same Pig and the same generator, and what sockets and SQLite can do at all.
 *
 *     npm run proof:load -- [matches,matches…] [game,game…]
 */
import { loadAlea } from './load/alea.ts'
import { loadBoardgameio } from './load/boardgameio.ts'
import { appends, echo } from './load/floors.ts'

if (import.meta.main) {
  const [counts = '20,200,1000', games = 'pig,battle-dice,dice-throne'] = process.argv.slice(2)
  const report: Record<string, unknown> = {}
  const note = (name: string, figures: unknown) => {
    report[name] = figures
    process.stderr.write(`${name}: ${JSON.stringify(figures)}\n`)
  }
  note('sqlite appends/s, 1 in a transaction', appends(1))
  note('sqlite appends/s, 50 in a transaction', appends(50))
  note('ws echo, 40 sockets', await echo(40))
  note('ws echo, 400 sockets', await echo(400))
  for (const matches of counts.split(',').map(Number)) {
    for (const game of games.split(',')) note(`alea ${game}, ${matches} matches`, await loadAlea(game, matches))
    if (!games.includes('pig')) continue
    note(`boardgame.io pig, ${matches} matches`, await loadBoardgameio(matches))
    note(`boardgame.io pig without undo, ${matches} matches`, await loadBoardgameio(matches, true))
  }
  console.log(JSON.stringify(report, undefined, 2))
  process.exit(0)
}
