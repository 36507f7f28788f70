/**
 * Fits a game's judgement to what came of positions: bots play, positions are noted on the way, and one number at a time is turned while the chances
 * the judgement gives fit better who won (log-loss; the same for every number of seats).
 * `npm run fit -- battle-dice --seats 2,3,4 --matches 900 --seed 7` turns its weights. Let them win matches before you believe them: what predicts well need not play well.
 * With `--spread` only what a lead means is turned, for each number of seats by itself: the order of options stays as it is. `--kept .scratch/matches` keeps the matches there.
 */
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { turned } from './learning/descent.ts'
import { matchesOf } from './learning/matches.ts'
import { lossOf, type Noted, notedIn } from './learning/noted.ts'
import { tunedGame } from './tuned-games.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seats: { type: 'string', default: '2' },
    matches: { type: 'string', default: '600' },
    bot: { type: 'string', default: 'greedy' },
    seed: { type: 'string', default: '1' },
    threads: { type: 'string', default: String(availableParallelism()) },
    kept: { type: 'string' },
    spread: { type: 'boolean', default: false },
  },
})
const POSITIONS = 5
const { game, weights, spreads } = tunedGame(positionals[0] ?? 'battle-dice')
const judgement = game.insight!

const tables: { readonly seats: number; readonly noted: readonly Noted[] }[] = []
for (const seats of values.seats.split(',').map(Number)) {
  const { bot, seed, kept: folder, threads, matches } = values
  const played = { game: game.id, bot, seats, seed: Number(seed), positions: POSITIONS }
  const found = await matchesOf({ ...played, kept: true, matches: Number(matches), threads: Number(threads), folder })
  tables.push({ seats, noted: notedIn(found) })
}

if (values.spread)
  for (const { seats, noted } of tables) {
    const spread = spreads[seats]
    if (!spread) throw new Error(`${game.id} has no spread of its own for ${seats} players`)
    console.log(`${seats} players, ${noted.length} positions`)
    report(spread as unknown as Record<string, number>, () => lossOf(judgement, noted))
  }
else {
  console.log(`${tables.map(({ noted }) => noted.length).join(' + ')} positions`)
  report(weights, () => tables.reduce((sum, { noted }) => sum + lossOf(judgement, noted), 0) / tables.length)
}

function report(numbers: Record<string, number>, loss: () => number): void {
  console.log(`log-loss ${loss().toFixed(4)} with ${JSON.stringify(numbers)}`)
  for (const { least } of turned(numbers, loss)) console.log(`${least.toFixed(4)} ${JSON.stringify(numbers)}`)
}
