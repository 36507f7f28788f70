/** The last run of this browser: a closed tab loses at most what was played since the last time it was kept. */
import { checkExperiment, checkState, type Experiment, type LabState } from '@alea/lab'
import { createStore, del, get, set } from 'idb-keyval'

const store = createStore('alea-lab', 'runs')
const LAST = 'last'

/** A run of a server: the server has what was played. */
export interface ServerRun {
  readonly server: string
  readonly experiment: Experiment
}

/** What was kept: the run itself, one on the server, or the experiment alone if its run belongs to rules or to a program that are gone. */
export type KeptRun =
  | { readonly state: LabState }
  | { readonly onServer: ServerRun }
  | { readonly begunBefore: Experiment }

export const keepRun = (state: LabState | ServerRun): Promise<void> => set(LAST, state, store)
export const forgetRun = (): Promise<void> => del(LAST, store)

export async function keptRun(): Promise<KeptRun | undefined> {
  const kept = await get<LabState | ServerRun>(LAST, store)
  if (!kept) return undefined
  let experiment: Experiment
  try {
    experiment = checkExperiment(kept.experiment)
  } catch {
    return undefined
  }
  if ('server' in kept) return { onServer: { server: kept.server, experiment } }
  try {
    return { state: checkState(kept, experiment) }
  } catch {
    return { begunBefore: experiment }
  }
}
