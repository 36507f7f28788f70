/**
 * Random duels of every ordered pair of heroes of Dice Throne, a hero against itself too, all of them played twice: none may fail, and both times must agree.
 *
 *     npm run simulate:pairs -- --matches 2000 --seed 1 --heroes monk,ninja
 */
import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import '@alea/catalog'
import { heroIds } from '@alea/dice-throne'
import { runOnWorkers } from '../packages/cli/src/workerPool.ts'
import type { Pair } from './simulate/pair.ts'
import type { RandomMatches } from './simulate/randomMatches.ts'

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    threads: { type: 'string', default: String(availableParallelism()) },
    heroes: { type: 'string', default: heroIds().join() },
  },
})
const matches = Number(values.matches)
const heroes = values.heroes.split(',')

const pairs = heroes.flatMap((first) => heroes.map((second): Pair => [first, second]))
const hashes = new Map<string, string>()
let answers = 0
let draws = 0
const pool = {
  worker: new URL('./simulate/pair.ts', import.meta.url),
  data: { matches, seed: Number(values.seed) },
  threads: Number(values.threads),
}
await runOnWorkers<Pair, RandomMatches>(pool, pairs.values() as Iterator<Pair, undefined>, (result, pair) => {
  answers += result.answers
  draws += result.draws
  hashes.set(pair.join(), result.hash)
  if (hashes.size % heroes.length === 0) console.log(`${hashes.size} of ${pairs.length} pairs`)
  return true
})
const sum = createHash('sha256')
// Threads end in any order.
for (const pair of [...hashes.keys()].sort()) sum.update(`${pair} ${hashes.get(pair)}\n`)
const played = pairs.length * matches
console.log(
  `${pairs.length} pairs, ${matches} matches each, all played twice: ${(answers / played).toFixed(1)} answers a match, ${draws} draws, ${sum.digest('hex').slice(0, 16)}`,
)
