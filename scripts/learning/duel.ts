/** A thread that plays matches between judgements: gets the numbers of matches, answers each with what the learnt one won. */
import { parentPort, workerData } from 'node:worker_threads'
import { type Bot, botOf, playOut, rewards } from '@alea/bots'
import { gameOf } from '@alea/catalog'
import { seedOf } from '@alea/engine'
import { tableOf } from '../tuned-games.ts'
import type { Duel } from './duels.ts'
import { judgedBy } from './model.ts'

const { game: id, bot: name, seats, seed, model } = workerData as Duel
const game = gameOf(id)!
const taught = judgedBy(game, model)
const bot = botOf(name)
const learnt: Bot = { ...bot, choose: (seen, random, stop) => bot.choose({ ...seen, game: taught }, random, stop) }

parentPort!.on('message', (match: number) => {
  const [table, seat] = [Math.floor(match / seats), match % seats]
  const bots = Array.from({ length: seats }, (_, each) => (each === seat ? learnt : bot))
  const { outcome } = playOut(game, bots, tableOf(game, seats, seedOf(seed, table)), seedOf(seed, table))
  parentPort!.postMessage(rewards(outcome)[seat]!)
})
