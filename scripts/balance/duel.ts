/** A thread of the measurement: gets pairs of heroes, answers each with the points of the first. */
import { parentPort, workerData } from 'node:worker_threads'
import { botOf, playOut } from '@alea/bots'
import { gameOf } from '@alea/catalog'
import { checkOptions, seedOf, winners } from '@alea/engine'

/** `seed` is that of the whole measurement, `match` the number of this duel in it. */
export interface Duel {
  readonly heroes: readonly [string, string]
  readonly match: number
}

const { bot: name, seed } = workerData as { bot: string; seed: number }
const game = gameOf('dice-throne')!
const bot = botOf(name)

parentPort!.on('message', ({ heroes, match }: Duel) => {
  const { outcome } = playOut(game, [bot, bot], checkOptions(game.options, { heroes }, 2), seedOf(seed, match))
  const best = winners(outcome)
  parentPort!.postMessage(best.length > 1 ? 0.5 : best[0] === 0 ? 1 : 0)
})
