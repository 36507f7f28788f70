import type { Profile } from '@alea/protocol/client'
import { api } from './api.ts'

let known: Promise<Profile> | undefined

/** The player on the server. Whoever is not signed in becomes a guest. */
export function signedIn(name: string): Promise<Profile> {
  known ??= api.me().catch(() => api.guest(name || undefined))
  return known.catch((error) => {
    known = undefined
    throw error
  })
}

export const forgetSession = (): void => {
  known = undefined
}
