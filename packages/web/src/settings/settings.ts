/** The reader's preferences, stored in this browser. */
import { type Language, type Options, preferredLanguage } from '@alea/engine'
import { useSyncExternalStore } from 'react'

export const THEMES = ['auto', 'light', 'dark'] as const

export interface Settings {
  readonly language: Language
  readonly theme: (typeof THEMES)[number]
  readonly name: string
  readonly sound: boolean
  readonly coach: boolean
  /** Ask for confirmation before unusual moves that cannot be undone. */
  readonly confirm: boolean
  /** Milliseconds a bot takes at least for an answer, so that people can follow. */
  readonly pace: number
  /** Pass automatically where passing is the only option. */
  readonly autoPass: boolean
  /** What the reader is to reach alone, by game: options of the next match. */
  readonly goals: Readonly<Record<string, Options>>
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
  goals: {},
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
  // A private window may refuse to store anything: the choice then holds for this page.
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
