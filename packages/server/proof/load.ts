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
  const report: Record<string, unknown> = {
    'sqlite appends/s, 1 in a transaction': appends(1),
    'sqlite appends/s, 50 in a transaction': appends(50),
    'ws echo, 40 sockets': await echo(40),
    'ws echo, 400 sockets': await echo(400),
  }
  for (const matches of counts.split(',').map(Number)) {
    for (const game of games.split(',')) report[`alea ${game}, ${matches} matches`] = await loadAlea(game, matches)
    if (games.includes('pig')) report[`boardgame.io pig, ${matches} matches`] = await loadBoardgameio(matches)
  }
  console.table(report)
  console.log(JSON.stringify(report))
  process.exit(0)
}
