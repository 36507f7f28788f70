/** A thread of the simulation of pairs: gets two heroes, plays their matches twice, answers with what came of it. */
import { parentPort, workerData } from 'node:worker_threads'
import '@alea/catalog'
import { playRandomly, type RandomMatches } from './randomMatches.ts'

export type Pair = readonly [first: string, second: string]

const { matches, seed } = workerData as { matches: number; seed: number }

parentPort!.on('message', (heroes: Pair) => {
  const play = (): RandomMatches => playRandomly(2, matches, seed, () => ({ heroes: heroes.join() }))
  const [one, other] = [play(), play()]
  if (one.hash !== other.hash) throw new Error(`${heroes.join(' against ')}: the second time differs`)
  parentPort!.postMessage(one)
})
