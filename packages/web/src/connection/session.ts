import type { Profile } from '@alea/protocol/client'
import { api, failureOf } from './api.ts'

let known: Promise<Profile> | undefined

/** The player on the server. Whoever is not signed in becomes a guest. */
export function signedIn(name: string): Promise<Profile> {
  known ??= api.me().catch((error) => becomeGuest(error, name))
  return known.catch((error) => {
    known = undefined
    throw error
  })
}

async function becomeGuest(error: unknown, name: string): Promise<Profile> {
  // Whoever the server merely cannot look up now must not be replaced by a guest.
  if (failureOf(error).code !== 'not-signed-in') throw error
  if (!name) return api.guest()
  return api.guest(name).catch((refused) => {
    // The name of somebody's account, perhaps one's own without being signed in: the server finds another.
    if (!['name-taken', 'bad-name', 'malformed'].includes(failureOf(refused).code)) throw refused
    return api.guest()
  })
}

export const forgetSession = (): void => {
  known = undefined
}
