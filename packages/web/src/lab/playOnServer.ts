/** Has the server play an experiment: it goes on there whether anybody looks or not. */
import type { Experiment } from '@alea/lab'
import { api, type ExperimentState } from '../connection/api.ts'
import { signedIn } from '../connection/session.ts'

const ASK_AGAIN_MS = 1_000

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
    const state = await api.experiment(id)
    if (stop.aborted) return
    show(state)
    if (!isUnderWay(state)) return
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS))
  }
}

export const isUnderWay = ({ status }: ExperimentState): boolean => status === 'waiting' || status === 'working'
