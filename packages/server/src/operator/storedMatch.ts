/** Everything stored about one match, for the operator: from the running server, or from a copy of its database. */
import type { Language } from '@alea/engine'
import type { Storage } from '../storage/storage.ts'
import { askServer } from './askServer.ts'
import type { Place } from './place.ts'
import type { StoredMatchFacts } from './requests.ts'
import { inCopy } from './stoppedServer.ts'

/** Nothing in it is changed, and databases of older servers are understood. */
export async function findMatch(place: Place, match: string, language: Language): Promise<StoredMatchFacts | null> {
  const asked = await askServer(place, 'match', { match }, language)
  return asked ? asked.value : inCopy(place, (storage) => matchFacts(storage, match))
}

export async function matchFacts(storage: Storage, match: string): Promise<StoredMatchFacts | null> {
  const loaded = await storage.load(match)
  return loaded ? { ...loaded, chat: await storage.chat(match, 0) } : null
}
