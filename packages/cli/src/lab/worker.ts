/** A thread of the lab: gets blocks, answers each with its tally or with the match that failed. */
import { parentPort, workerData } from 'node:worker_threads'
import { gameOf } from '@alea/catalog'
import { type Block, type Experiment, playBlock } from '@alea/lab'

const experiment = workerData as Experiment
const game = gameOf(experiment.game)!

parentPort!.on('message', (block: Block) => parentPort!.postMessage(playBlock(game, experiment, block)))
