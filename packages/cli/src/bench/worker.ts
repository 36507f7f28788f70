import { parentPort, workerData } from 'node:worker_threads'
import { gameOf } from '@alea/catalog'
import { benchGame } from './benchGame.ts'
import { benchPig } from './benchPig.ts'
import type { Measure } from './inThread.ts'

const { game: id, seats, how } = workerData as Measure
const game = id === undefined ? undefined : gameOf(id)
if (id !== undefined && !game) throw new Error(`There is no game ${id}`)
parentPort?.postMessage(game ? benchGame(game, seats ?? game.seats.min, how) : benchPig(how))
