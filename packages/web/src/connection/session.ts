import type { Profile } from '@alea/protocol/client'
import { api } from './api.ts'

let known: Promise<Profile> | undefined

/** Who I am on the server; a guest at once, if nobody yet. */
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
