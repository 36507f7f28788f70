/** Every frame the server may send over the socket. */
import type { Event, Seat } from '@alea/engine'
import type { Delta } from '../delta.ts'
import type { Failure } from '../errors.ts'
import type { Snapshot } from '../snapshot.ts'
import type { Said } from './chat.ts'
import type { ClockInfo, Orders, Table } from './table.ts'

/** The first frame of every connection. */
export interface Welcome {
  readonly type: 'welcome'
  readonly protocol: number
  /** Left out for an anonymous spectator. */
  readonly player?: { readonly id: string; readonly name: string }
  /** Milliseconds. A connection that is silent for two heartbeats is closed. */
  readonly heartbeat: number
  readonly now: number
}

interface AboutMatch {
  readonly match: string
  readonly as: Seat | null
  readonly position: number
  /** The hash of the snapshot: a client whose own hash differs sends `watch` again. */
  readonly hash: string
}

/** The window in which this seat is asked. */
export interface WindowState {
  /** Milliseconds until it is declined for the seat; left out if it is not. */
  readonly closes?: number
  /** Declined unasked: by a standing order, or because the seat can do nothing else. */
  readonly passes?: true
}

/** The whole snapshot: after `watch`, and whenever a difference is not enough. */
export interface ViewFrame extends AboutMatch, WindowState {
  readonly type: 'view'
  /** `sight` and `told` are the old names of the snapshot and the recent events; they stay as they are on the wire. */
  readonly sight: Snapshot
  readonly orders?: Orders
  /** The latest events this viewer could see, for the log of somebody who joins later. */
  readonly told?: readonly Event[]
  /** Which answers brought the events told, in order; an answer without events may be left out. */
  readonly answers?: readonly ToldAnswer[]
  /** Answers that were taken back; their events are not among `told`. */
  readonly undone?: readonly Undone[]
}

/** So many of the events told were brought by one answer, of this seat; null: by nobody's, such as the beginning of a match. */
export interface ToldAnswer {
  readonly by: Seat | null
  /** The position behind it. */
  readonly position: number
  readonly events: number
}

/** A seat took an answer back after this many of the events told. */
export interface Undone {
  readonly seat: Seat
  readonly after: number
}

/** One answer, with the rolls and shuffles after it. */
export interface StepFrame extends AboutMatch, WindowState {
  readonly type: 'step'
  /** The position this is a difference from. */
  readonly since: number
  readonly changes?: Delta
  readonly events: readonly Event[]
  /** Whose answer it is; left out if nobody answered. */
  readonly by?: Seat
  /** This is an undo: the last so many events that were sent to this viewer have not happened. */
  readonly undone?: { readonly seat: Seat; readonly events: number }
  readonly time?: ClockInfo
}

/** The client is up to date. */
export interface CurrentFrame extends AboutMatch {
  readonly type: 'current'
}

export interface TableFrame {
  readonly type: 'table'
  readonly match: string
  readonly table: Table
}

/** A command was applied and is on disk. */
export interface Done {
  readonly type: 'done'
  readonly id: string
  readonly match: string
  readonly position: number
  /** For a preview: what would change. */
  readonly preview?: { readonly changes?: Delta; readonly certain: boolean }
}

/** A command was refused and changed nothing; some refusals bring the question as it is now. */
export interface Refused {
  readonly type: 'refused'
  readonly id: string
  readonly match: string
  readonly error: Failure
  readonly position?: number
  readonly asked?: Snapshot['asked']
}

export interface SaidFrame {
  readonly type: 'said'
  readonly match: string
  readonly said: Said
}

/** An error that does not answer a command: a frame that could not be read, or a match that cannot be watched. */
export interface ErrorFrame {
  readonly type: 'error'
  readonly error: Failure
  readonly match?: string
}

export interface Pong {
  readonly type: 'pong'
  readonly now: number
}

export type FromServer =
  | Welcome
  | ViewFrame
  | StepFrame
  | CurrentFrame
  | TableFrame
  | Done
  | Refused
  | SaidFrame
  | ErrorFrame
  | Pong
