/** Matches kept in this browser. */
import { createStore, del, entries, get, set } from 'idb-keyval'
import type { SavedMatch } from './orders.ts'

const store = createStore('alea', 'matches')

export const keepMatch = (saved: SavedMatch): Promise<void> => set(saved.setup.id, saved, store)
export const savedMatch = (id: string): Promise<SavedMatch | undefined> => get(id, store)
export const forgetMatch = (id: string): Promise<void> => del(id, store)

/** The latest first. */
export const savedMatches = async (): Promise<SavedMatch[]> =>
  (await entries<string, SavedMatch>(store)).map(([, saved]) => saved).sort((one, other) => other.changed - one.changed)
