/** How far the reader has seen each match, in this browser: whoever comes back is told what happened since. */

const KEY = 'alea:seen'
/** Matches that are remembered, the latest. */
const MOST = 60

type Seen = readonly (readonly [match: string, position: number])[]

function load(): Seen {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]')
  } catch {
    return []
  }
}

export const seenUpTo = (match: string): number | undefined => load().find(([id]) => id === match)?.[1]

export function noteSeen(match: string, position: number): void {
  const others = load().filter(([id]) => id !== match)
  // A private window may refuse to store anything: nothing is told on return then.
  try {
    localStorage.setItem(KEY, JSON.stringify([[match, position], ...others].slice(0, MOST)))
  } catch {}
}
