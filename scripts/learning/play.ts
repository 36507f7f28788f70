/** A thread that plays matches of a bot against itself: gets the numbers of matches, answers each with positions on the way and what came of them. */
import { parentPort, workerData } from 'node:worker_threads'
import { playedOn, unknownDealt } from '@alea/analysis'
import { botOf, rewards, seenBy } from '@alea/bots'
import { gameOf } from '@alea/catalog'
import {
  advance,
  answer,
  answerChance,
  clone,
  fast,
  isOver,
  type Random,
  type Running,
  random,
  seedOf,
  start,
} from '@alea/engine'
import { tableOf } from '../tuned-games.ts'
import { judgedBy, type Model } from './model.ts'

export interface Played {
  readonly game: string
  readonly bot: string
  readonly seats: number
  readonly seed: number
  /** Positions of each match, wherever they come. */
  readonly positions: number
  /** Whether the positions themselves are wanted, besides what was said of them. */
  readonly kept: boolean
  /** Judges in the place of the game's own judgement. */
  readonly model?: Model | undefined
}

export interface Seen {
  /** Each seat's chances, as the judgement saw them once nothing was under way any more. */
  readonly predicted: readonly number[]
  /** The position that was judged; left out if the match was over by then, or where it is not wanted. */
  readonly position?: Running
}

export interface Match {
  readonly seen: readonly Seen[]
  /** What the match was worth to each seat in the end. */
  readonly won: readonly number[]
}

const { game: id, bot: name, seats, seed, positions, kept: wanted, model } = workerData as Played
const game = model ? judgedBy(gameOf(id)!, model) : gameOf(id)!
const bot = botOf(name)

parentPort!.on('message', (match: number) => {
  const { kept, won } = playedOut(match, random(seedOf(seed + 1, match)))
  const seen = kept.map((g, i): Seen => {
    const table = unknownDealt(game, g, seats, seedOf(seed, match), i)
    const predicted = playedOn(game, table, seedOf(seed, match), i)
    return { predicted, ...(wanted && !isOver(table) && { position: table }) }
  })
  parentPort!.postMessage({ seen, won } satisfies Match)
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
    const place = met++ < positions ? met - 1 : source.below(met)
    if (place < positions) kept[place] = clone(g)
    answer(g, pending, bot.choose(seenBy(game, g, pending.seats[0]!, source), source))
  }
}
