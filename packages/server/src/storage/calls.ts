/** What travels between the server and the thread of its storage. */
import { Conflict } from '@alea/host'
import { type Damage, DamagedMatch } from './damagedMatch.ts'
import type { Storage } from './storage.ts'

export type Method = Exclude<keyof Storage, 'backup' | 'close'>

export interface Call {
  readonly method: Method
  readonly args: readonly unknown[]
}

export type Result =
  | { readonly value?: unknown }
  | { readonly conflict: string }
  | { readonly damaged: { readonly match: string; readonly damage: Damage } }
  | { readonly failed: string }

/** Why a call failed alone. */
export function failureOf(error: unknown): Exclude<Result, { readonly value?: unknown }> {
  if (error instanceof Conflict) return { conflict: error.message }
  if (error instanceof DamagedMatch) return { damaged: { match: error.match, damage: error.damage } }
  return { failed: error instanceof Error ? error.message : String(error) }
}

export interface StorageState {
  /** How many answers are not in the tables yet. */
  readonly journal: number
  /** Matches whose last answers cannot be read. */
  readonly damaged: readonly string[]
}

/** Calls and results are sent as JSON: posting a string to a thread costs about half as much as posting the same objects. */
export type Request =
  | { readonly number: number; readonly calls: string }
  | { readonly number: number; readonly backup: string }
  | { readonly number: number; readonly close: true }

/** `results` is the JSON of one Result for each call; `fault` means that nothing was written. */
export interface Reply {
  readonly number: number
  readonly results?: string
  readonly wrote?: boolean
  readonly state?: StorageState
  readonly fault?: string
}
