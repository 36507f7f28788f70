/**
 * Load: durable answers per second, and milliseconds from sending one until everybody at the table has it and it is on disk;
 * beside it boardgame.io's server (in memory) with the same Pig and the same generator, and what sockets and SQLite can do at all.
 * The two servers take turns, several times: neighbours on the machine come and go, and what counts is the ratio.
 *
 *     npm run proof:load -- [matches,matches…] [game,game…] [rounds] [seats] [options as JSON]
 *
 * Fifty tables of six: `npm run proof:load -- 50 dice-throne 3 6 '{"mode":"three-teams"}'`.
 */
import { loadAlea } from './load/alea.ts'
import { loadBoardgameio } from './load/boardgameio.ts'
import type { Figures } from './load/figures.ts'
import { appends, echo } from './load/floors.ts'

type Runner = () => Promise<Figures>

/** All runners in turn, so many times; of each the round with the median of answers per second. */
async function inTurns(runners: Readonly<Record<string, Runner>>, rounds: number): Promise<Record<string, Figures>> {
  const figures = Object.keys(runners).map((name) => ({ name, rounds: [] as Figures[] }))
  for (let round = 0; round < rounds; round++)
    for (const { name, rounds } of figures) {
      const measured = await runners[name]!()
      process.stderr.write(`${name}: ${JSON.stringify(measured)}\n`)
      rounds.push(measured)
    }
  return Object.fromEntries(figures.map(({ name, rounds }) => [name, medianOf(rounds)]))
}

function medianOf(rounds: readonly Figures[]): Figures & { readonly rounds: readonly number[] } {
  const sorted = rounds.toSorted((one, other) => one.perSecond - other.perSecond)
  return { ...sorted[Math.floor(sorted.length / 2)]!, rounds: rounds.map(({ perSecond }) => perSecond) }
}

if (import.meta.main) {
  const [counts = '20,200,1000', games = 'pig,battle-dice,dice-throne', rounds = '3', seats = '2', options = '{}'] =
    process.argv.slice(2)
  const setup = { seats: Number(seats), options: JSON.parse(options) }
  const report: Record<string, unknown> = {
    'sqlite appends/s, 1 in a transaction': appends(1),
    'sqlite appends/s, 50 in a transaction': appends(50),
    'ws echo, 40 sockets': await echo(40),
    'ws echo, 400 sockets': await echo(400),
  }
  for (const matches of counts.split(',').map(Number))
    for (const game of games.split(',')) {
      const ours = `alea ${game}, ${matches} matches${setup.seats > 2 ? ` of ${setup.seats}` : ''}`
      const theirs = `boardgame.io ${game}, ${matches} matches`
      const runners: Record<string, Runner> = { [ours]: () => loadAlea(game, matches, setup) }
      const isCompared = game === 'pig' && setup.seats === 2
      if (isCompared) {
        runners[theirs] = () => loadBoardgameio(matches)
        runners[`${theirs}, without undo`] = () => loadBoardgameio(matches, true)
      }
      const figures = await inTurns(runners, Number(rounds))
      Object.assign(report, figures)
      if (isCompared)
        report[`ratio, ${matches} matches`] = Number((figures[ours]!.perSecond / figures[theirs]!.perSecond).toFixed(2))
    }
  console.log(JSON.stringify(report, undefined, 2))
  process.exit(0)
}
