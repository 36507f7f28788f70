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
  /** Nobody: a spectator without a name. */
  readonly player?: { readonly id: string; readonly name: string }
  /** Milliseconds: a client that hears nothing for two of these is cut off. */
  readonly heartbeat: number
  readonly now: number
}

interface AboutMatch {
  readonly match: string
  readonly as: Seat | null
  readonly position: number
  /** Of everything seen: a client whose own hash differs asks again with `watch`. */
  readonly hash: string
}

/** Everything that is seen; after `watch`, and whenever a difference would not do. */
export interface ViewFrame extends AboutMatch {
  readonly type: 'view'
  readonly sight: Snapshot
  readonly orders?: Orders
  /** What these eyes and ears noticed lately: the log of somebody who comes later. */
  readonly told?: readonly Event[]
}

/** One answer, with the chance that followed it. */
export interface StepFrame extends AboutMatch {
  readonly type: 'step'
  /** The position this is a difference from. */
  readonly since: number
  readonly changes?: Delta
  readonly events: readonly Event[]
  readonly time?: ClockInfo
}

/** What the client has is what there is. */
export interface CurrentFrame extends AboutMatch {
  readonly type: 'current'
}

export interface TableFrame {
  readonly type: 'table'
  readonly match: string
  readonly table: Table
}

/** A command was done, and is on disk. */
export interface Done {
  readonly type: 'done'
  readonly id: string
  readonly match: string
  readonly position: number
  /** Of a preview: what would be seen. */
  readonly preview?: { readonly changes?: Delta; readonly certain: boolean }
}

/** A command was refused and changed nothing; a stale one brings the question as it stands. */
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

/** Not about a command: a frame that could not be read, or a match that cannot be watched. */
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
