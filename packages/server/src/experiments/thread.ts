/** The thread that plays experiments, each for a while. */
import { parentPort, workerData } from 'node:worker_threads'
import { gameOf } from '@alea/catalog'
import { checkState, type Experiment, isFailure, LabRun, playBlock, prepareFor, reportOf } from '@alea/lab'
import { KeptFiles, keptOr } from '../kept/keptFiles.ts'
import type { Place } from '../kept/place.ts'
import { givePrecedence } from '../kept/priority.ts'
import type { Kept, Order, Reply } from './job.ts'

/** Whoever kills the server loses at most so much of what was played. */
const KEEP_EVERY_MS = 5_000

givePrecedence()

const { data, mostBytes } = workerData as Place
const files = new KeptFiles(data, 'experiments', mostBytes)
files.forgetOtherVersions()

interface Running {
  readonly run: LabRun
  keptAt: number
}

const running = new Map<string, Running>()

const say = (reply: Reply) => parentPort!.postMessage(reply)

parentPort!.on('message', async (order: Order) => {
  try {
    if ('leave' in order) leave(order.leave)
    else if ('end' in order) end()
    else await play(order.play, order.experiment, order.ms)
  } catch (error) {
    say({ fault: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
})

async function play(id: string, experiment: Experiment, ms: number): Promise<void> {
  const began = performance.now()
  let here = running.get(id)
  if (!here) running.set(id, (here = await begun(id, experiment)))
  const { run } = here
  const game = gameOf(experiment.game)!
  let failure: Kept['failure']
  while (!run.isDone && !failure && performance.now() - began < ms) {
    const block = run.next()!
    const played = playBlock(game, experiment, block)
    if (isFailure(played)) failure = played
    else run.take(block, played)
  }
  const state = run.state()
  const isOver = run.isDone || failure !== undefined
  let kept = {}
  if (isOver || performance.now() - here.keptAt > KEEP_EVERY_MS) {
    kept = keptOr(() => keep(id, { state, ...(failure && { failure }) }))
    here.keptAt = performance.now()
  }
  if (isOver) running.delete(id)
  const report = JSON.stringify(reportOf(state))
  say({
    ...{ played: run.played, report, done: run.isDone, ms: performance.now() - began },
    ...(failure && { failure }),
    ...kept,
  })
}

async function begun(id: string, experiment: Experiment): Promise<Running> {
  await prepareFor(experiment)
  const text = await files.read(id)
  const state = text === undefined ? undefined : checkState((JSON.parse(text) as Kept).state, experiment)
  return { run: new LabRun(experiment, state), keptAt: performance.now() }
}

function leave(id: string): void {
  const here = running.get(id)
  running.delete(id)
  if (here) keptOr(() => keep(id, { state: here.run.state() }))
}

function end(): void {
  for (const id of running.keys()) leave(id)
  parentPort!.close()
}

const keep = (id: string, kept: Kept): void => files.keep(id, JSON.stringify(kept))
