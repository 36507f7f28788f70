/** What a player prefers, kept in this browser. */
import { type Language, preferredLanguage } from '@alea/engine'
import { useSyncExternalStore } from 'react'

export const THEMES = ['auto', 'light', 'dark'] as const

export interface Settings {
  readonly language: Language
  readonly theme: (typeof THEMES)[number]
  readonly name: string
  readonly sound: boolean
  readonly coach: boolean
  /** Ask twice before what is unusual and cannot be taken back. */
  readonly confirm: boolean
  /** Milliseconds a bot takes at least, so that one can follow. */
  readonly pace: number
  /** Pass where passing is all one can do. */
  readonly autoPass: boolean
}

const KEY = 'alea:settings'

const defaults = (): Settings => ({
  language: preferredLanguage(globalThis.navigator?.languages ?? []),
  theme: 'auto',
  name: '',
  sound: false,
  coach: false,
  confirm: true,
  pace: 700,
  autoPass: true,
})

function load(): Settings {
  try {
    return { ...defaults(), ...JSON.parse(localStorage.getItem(KEY) ?? '{}') }
  } catch {
    return defaults()
  }
}

let now = load()
const listeners = new Set<() => void>()

export const settings = (): Settings => now

export function changeSettings(change: Partial<Settings>): void {
  now = { ...now, ...change }
  // A private window may refuse to keep anything: the choice then holds for this page.
  try {
    localStorage.setItem(KEY, JSON.stringify(now))
  } catch {}
  for (const listener of listeners) listener()
}

export function useSettings(): Settings {
  return useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }, settings)
}
