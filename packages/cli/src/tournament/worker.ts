/** A thread of a tournament: gets rounds, answers each with its results or with the match that failed. */
import { parentPort, workerData } from 'node:worker_threads'
import { gameOf } from '@alea/catalog'
import { type Plan, playRound, type Round } from './plan.ts'

const plan = workerData as Plan
const game = gameOf(plan.game)!

parentPort!.on('message', (round: Round) => parentPort!.postMessage(playRound(game, plan, round)))
