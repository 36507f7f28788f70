/** The last run of this browser: a closed tab loses at most what was played since the last time it was kept. */
import { checkExperiment, checkState, type LabState } from '@alea/lab'
import { createStore, del, get, set } from 'idb-keyval'

const store = createStore('alea-lab', 'runs')
const LAST = 'last'

export const keepRun = (state: LabState): Promise<void> => set(LAST, state, store)
export const forgetRun = (): Promise<void> => del(LAST, store)

/** Undefined if there is none, or if it was begun with rules or a program that are gone. */
export async function keptRun(): Promise<LabState | undefined> {
  const state = await get<LabState>(LAST, store)
  if (!state) return undefined
  try {
    return checkState(state, checkExperiment(state.experiment))
  } catch {
    return undefined
  }
}
