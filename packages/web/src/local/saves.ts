/** Matches saved in this browser, in IndexedDB. */
import { createStore, del, entries, get, update } from 'idb-keyval'
import type { SavedMatch } from './savedMatch.ts'

/** A store of saves by the id of their match. */
export interface Saves {
  get(id: string): Promise<SavedMatch | undefined>
  /** Atomic. If `change` throws, the save stays as it was. */
  update(id: string, change: (before: SavedMatch | undefined) => SavedMatch): Promise<void>
}

const store = createStore('alea', 'matches')

export const browserSaves: Saves = {
  get: async (id) => get(id, store),
  update: async (id, change) => update(id, change, store),
}

/** For matches that are not to be saved. */
export function memorySaves(): Saves {
  const saves = new Map<string, SavedMatch>()
  return {
    get: async (id) => saves.get(id),
    update: async (id, change) => void saves.set(id, change(saves.get(id))),
  }
}

export const savedMatch = browserSaves.get
export const deleteMatch = async (id: string): Promise<void> => del(id, store)

/** Latest first. */
export const savedMatches = async (): Promise<SavedMatch[]> =>
  (await entries<string, SavedMatch>(store)).map(([, saved]) => saved).sort((one, other) => other.changed - one.changed)
