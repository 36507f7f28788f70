/** The reader's preferences, stored in this browser. */
import { type Language, type Options, preferredLanguage } from '@alea/engine'
import { useSyncExternalStore } from 'react'
import { PACES } from '../table/happening/pace.ts'
import { SETTLE_MS } from '../table/inputGuard.ts'

export const THEMES = ['auto', 'light', 'dark'] as const

export interface Settings {
  readonly language: Language
  readonly theme: (typeof THEMES)[number]
  readonly name: string
  readonly sound: boolean
  /** How loud, from 0 to 1. */
  readonly volume: number
  /** Was asked at a slow table whether to be told when it is one's turn. */
  readonly askedToNotify: boolean
  readonly coach: boolean
  /** Ask for confirmation before unusual moves that cannot be undone. */
  readonly confirm: boolean
  /** Milliseconds for which what others do is shown at least (`table/happening/pace.ts`), so that one can follow; 0: everything at once. */
  readonly pace: number
  /** Pass automatically where passing is the only option. */
  readonly autoPass: boolean
  /** Milliseconds during which a new question takes no input. */
  readonly settle: number
  /** On a wide screen: log, coach and chat beside the board. */
  readonly rail: boolean
  /** What the reader is to reach alone, by game: options of the next match. */
  readonly goals: Readonly<Record<string, Options>>
}

const KEY = 'alea:settings'

const defaults = (): Settings => ({
  language: preferredLanguage(globalThis.navigator?.languages ?? []),
  theme: 'auto',
  name: '',
  sound: false,
  volume: 0.7,
  askedToNotify: false,
  coach: false,
  confirm: true,
  pace: PACES.normal,
  autoPass: true,
  settle: SETTLE_MS,
  rail: true,
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
