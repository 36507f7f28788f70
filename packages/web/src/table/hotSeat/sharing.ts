/** How the people at one device share it, for each match, in this browser. */
import { useSyncExternalStore } from 'react'

/** `hidden`: hands are for their own eyes, and the device is passed on. `open`: they trust each other. */
export type Sharing = 'hidden' | 'open'

const KEY = 'alea:open-tables'
/** Matches that are remembered, the latest. */
const MOST = 60

function load(): readonly string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]')
  } catch {
    return []
  }
}

let open = load()
const listeners = new Set<() => void>()

export const sharingOf = (match: string): Sharing => (open.includes(match) ? 'open' : 'hidden')

export function setSharing(match: string, sharing: Sharing): void {
  const others = open.filter((id) => id !== match)
  open = sharing === 'open' ? [match, ...others].slice(0, MOST) : others
  // A private window may refuse to store anything: the choice then holds for this page.
  try {
    localStorage.setItem(KEY, JSON.stringify(open))
  } catch {}
  for (const listener of listeners) listener()
}

export function useSharing(match: string): Sharing {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => sharingOf(match),
  )
}
