/** A thread of a simulation: gets blocks, answers each with its tally or with the match that failed. */
import { parentPort, workerData } from 'node:worker_threads'
import { gameOf } from '@alea/catalog'
import { type Block, type Plan, playBlock } from './plan.ts'

const plan = workerData as Plan
const game = gameOf(plan.game)!

parentPort!.on('message', (block: Block) => parentPort!.postMessage(playBlock(game, plan, block)))
