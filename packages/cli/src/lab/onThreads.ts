import { type Block, type Failure, isFailure, type LabRun, type Played } from '@alea/lab'
import { runOnWorkers } from '../workerPool.ts'

/** Plays an experiment on so many threads until it is done or stopped: the first match that failed, if one did. What is finished is in the run. */
export async function playOnThreads(
  run: LabRun,
  threads: number,
  progress: () => void,
  stop: AbortSignal,
): Promise<Failure | undefined> {
  const failures: Failure[] = []
  const pool = { worker: new URL('./worker.ts', import.meta.url), data: run.experiment, threads, stop }
  await runOnWorkers<Block, Played>(pool, blocksOf(run), (played, block) => {
    if (isFailure(played)) failures.push(played)
    else run.take(block, played)
    progress()
    return failures.length === 0 && !run.isDone
  })
  return failures.sort((one, other) => one.match - other.match || one.variant - other.variant)[0]
}

const blocksOf = (run: LabRun): Iterator<Block, undefined> => ({
  next() {
    const value = run.next()
    return value ? { value, done: false } : { value: undefined, done: true }
  },
})
