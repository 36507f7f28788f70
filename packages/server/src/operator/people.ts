/** What an operator does about people, with or without a running server: ban, unban, rename. */
import { InputError, type Language } from '@alea/engine'
import { Refusal } from '@alea/host'
import type { Players } from '../players/players.ts'
import type { ListedBan, NamedPlayer, Storage } from '../storage/storage.ts'
import { askServer } from './askServer.ts'
import { noteByOperator } from './audited.ts'
import type { Place } from './place.ts'
import type { OperatorCalls } from './requests.ts'
import { inCopy, inFolder } from './stoppedServer.ts'

/** By id, or by the name of an account; null if there is no such player. */
async function personOf(storage: Storage, text: string): Promise<NamedPlayer | null> {
  const row = (await storage.player(text)) ?? (await storage.playerNamed(text))
  if (!row) return null
  return row.became === undefined ? row : personOf(storage, row.became)
}

/** The caller ends the sessions; null if there is no such player. */
export async function storeBan(
  storage: Storage,
  { player, until, reason }: OperatorCalls['ban']['ask'],
  now: number,
): Promise<NamedPlayer | null> {
  const person = await personOf(storage, player)
  if (!person) return null
  await storage.ban({ player: person.id, until, reason, at: now })
  await noteByOperator(storage, 'ban', person.id, now)
  return { id: person.id, name: person.name }
}

/** Null if nobody of that name is banned. */
export async function liftBan(storage: Storage, text: string, now: number): Promise<NamedPlayer | null> {
  const person = await personOf(storage, text)
  if (!person || !(await storage.unban(person.id))) return null
  await noteByOperator(storage, 'unban', person.id, now)
  return { id: person.id, name: person.name }
}

/** The new name must be free; null if there is no such player. */
export async function renameIn(
  storage: Storage,
  players: Players,
  { player: text, name }: OperatorCalls['rename']['ask'],
  now: number,
): Promise<NamedPlayer | null> {
  const person = await personOf(storage, text)
  const player = person && (await players.find(person.id))
  if (!player) return null
  const renamed = await players.rename(player, name)
  await noteByOperator(storage, 'rename', renamed.id, now)
  return { id: renamed.id, name: renamed.name }
}

export async function banPlayer(
  place: Place,
  ask: OperatorCalls['ban']['ask'],
  now: number,
  language: Language,
): Promise<NamedPlayer | null> {
  const asked = await askServer(place, 'ban', ask, language)
  if (asked) return asked.value
  return inFolder(place, async (storage) => {
    const person = await storeBan(storage, ask, now)
    if (person) await storage.endSessionsOf(person.id, now)
    return person
  })
}

export async function unbanPlayer(
  place: Place,
  player: string,
  now: number,
  language: Language,
): Promise<NamedPlayer | null> {
  const asked = await askServer(place, 'unban', { player }, language)
  return asked ? asked.value : inFolder(place, (storage) => liftBan(storage, player, now))
}

export async function listBans(place: Place, now: number, language: Language): Promise<readonly ListedBan[]> {
  const asked = await askServer(place, 'bans', {}, language)
  return asked ? asked.value : inCopy(place, (storage) => storage.bans(now))
}

export async function renamePlayer(
  place: Place,
  ask: OperatorCalls['rename']['ask'],
  now: number,
  language: Language,
): Promise<NamedPlayer | null> {
  const asked = await askServer(place, 'rename', ask, language)
  if (asked) return asked.value
  try {
    const { Players } = await import('../players/players.ts')
    const { Ratings } = await import('../ratings/ratings.ts')
    return await inFolder(place, (storage) =>
      renameIn(storage, new Players(storage, new Ratings(storage, () => {})), ask, now),
    )
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw new InputError((language) => reasonIn(error, language))
  }
}

export function reasonIn(error: Refusal, language: Language): string {
  const { detail, message, code } = error.in(language)
  return detail ?? message ?? code
}
