/** Everything stored about one match, for the operator: from the running server, or from a copy of its database. */
import type { Language } from '@alea/engine'
import type { Storage } from '../storage/storage.ts'
import { askServer } from './askServer.ts'
import type { StoredMatchFacts } from './requests.ts'
import { inCopy } from './stoppedServer.ts'

/** `data` is the server's folder or a backup. Nothing in it is changed, and databases of older servers are understood. */
export async function findMatch(data: string, match: string, language: Language): Promise<StoredMatchFacts | null> {
  const asked = await askServer(data, 'match', { match }, language)
  return asked ? asked.value : inCopy(data, (storage) => matchFacts(storage, match))
}

export async function matchFacts(storage: Storage, match: string): Promise<StoredMatchFacts | null> {
  const loaded = await storage.load(match)
  return loaded ? { ...loaded, chat: await storage.chat(match, 0) } : null
}
