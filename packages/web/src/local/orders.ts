/** What the page and the worker of a local match say to each other besides the frames of the live protocol. */
import type { Seat } from '@alea/engine'
import type { FromClient, FromServer, SeatWish } from '@alea/protocol/client'
import type { Advice } from '../door/door.ts'
import type { Lesson } from '../learn/lesson.ts'

export interface LocalSetup {
  readonly id: string
  readonly game: string
  readonly seats: readonly SeatWish[]
  readonly options?: Readonly<Record<string, unknown>>
  /** The least milliseconds a bot takes for an answer. */
  readonly pace: number
  readonly lesson?: Pick<Lesson, 'set' | 'chance' | 'rivals'>
}

/** Enough to go on with a match another day. */
export interface SavedMatch {
  readonly setup: LocalSetup
  readonly names: readonly string[]
  readonly log: string
  readonly over: boolean
  readonly created: number
  readonly changed: number
  /** Whom the match waits for. */
  readonly waiting: readonly Seat[]
}

export type Ask =
  | { readonly ask: 'may-undo'; readonly seat: Seat }
  | { readonly ask: 'advise'; readonly seat: Seat }
  | { readonly ask: 'log' }

export type ToWorker =
  | { readonly do: 'lay'; readonly setup: LocalSetup; readonly saved?: SavedMatch }
  | { readonly do: 'take'; readonly frame: FromClient }
  | { readonly do: 'answer'; readonly number: number; readonly ask: Ask }

export type FromWorker =
  | { readonly frame: FromServer }
  | { readonly number: number; readonly answer: boolean | string | Advice }
  | { readonly fault: string }
