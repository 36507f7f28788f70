/** A thread of the calibration: gets the numbers of matches, answers each with what was predicted on the way and what came of it. */
import { parentPort, workerData } from 'node:worker_threads'
import { type Case, sampleOf } from '@alea/analysis'
import { botOf, rewards, seenBy } from '@alea/bots'
import { gameOf } from '@alea/catalog'
import {
  advance,
  answer,
  answerChance,
  clone,
  fast,
  type Random,
  type Running,
  random,
  seedOf,
  start,
} from '@alea/engine'
import { tableOf } from '../tuned-games.ts'

export interface Calibrated {
  readonly game: string
  readonly bot: string
  readonly seats: number
  readonly seed: number
}

/** So many positions of each match, wherever they come: more would only repeat each other. */
const POSITIONS = 5

const { game: id, bot: name, seats, seed } = workerData as Calibrated
const game = gameOf(id)!
const bot = botOf(name)

parentPort!.on('message', (match: number) => {
  const source = random(seedOf(seed + 1, match))
  const { kept, won } = playedOut(match, source)
  const cases = kept.map((g, i): Case => {
    // One seat of each position: between two, the other is its mirror image.
    const seat = source.below(seats)
    return { predicted: sampleOf(game, g, seats, seedOf(seed, match), i)[seat]!, won: won[seat]! }
  })
  parentPort!.postMessage(cases)
})

/** Positions as they really were: a bot sees them with all that is hidden dealt anew. */
function playedOut(
  match: number,
  source: Random,
): { readonly kept: readonly Running[]; readonly won: readonly number[] } {
  const g = start<Running>(game.setup(seats, tableOf(game, seats, match)), game.rules)
  const chance = fast(seedOf(seed, match))
  const kept: Running[] = []
  let met = 0
  for (let answers = 0; ; answers++) {
    const pending = advance(g)
    if (!pending) return { kept, won: rewards(game.outcome(g)!) }
    if (pending.kind === 'chance') {
      answerChance(g, pending, chance(pending, answers))
      continue
    }
    // Every position is kept with the same probability, however long the match becomes.
    const place = met++ < POSITIONS ? met - 1 : source.below(met)
    if (place < POSITIONS) kept[place] = clone(g)
    answer(g, pending, bot.choose(seenBy(game, g, pending.seats[0]!, source), source))
  }
}
