/** Has the server play an experiment: it goes on there whether anybody looks or not. */
import type { Experiment } from '@alea/lab'
import { api, type ExperimentState, failureOf } from '../connection/api.ts'
import { signedIn } from '../connection/session.ts'

const ASK_AGAIN_MS = 1_000
/** A server that restarts, a train in a tunnel. */
const TRY_AGAIN_MS = 3_000

/** Begins it, or goes on where it was. */
export async function beginOnServer(experiment: Experiment, name: string): Promise<ExperimentState> {
  await signedIn(name)
  return api.beginExperiment(experiment)
}

/** Shows how far it is until nothing is played any more, or nobody looks. */
export async function followOnServer(
  id: string,
  show: (state: ExperimentState) => void,
  stop: AbortSignal,
): Promise<void> {
  while (!stop.aborted) {
    const state = await reached(() => api.experiment(id))
    if (stop.aborted) return
    if (state) show(state)
    if (state && !isUnderWay(state)) return
    await new Promise((resolve) => setTimeout(resolve, state ? ASK_AGAIN_MS : TRY_AGAIN_MS))
  }
}

/** Undefined while the server cannot be reached. */
async function reached<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask()
  } catch (error) {
    if (failureOf(error).code !== 'unavailable') throw error
    return undefined
  }
}

export const isUnderWay = ({ status }: ExperimentState): boolean => status === 'waiting' || status === 'working'
