/** Everything one viewer can see at one position: differences are made between two of these, and hashes are taken of them. */
import { type Awaited, hash, type Match, type Outcome, type Seat, type Viewer } from '@alea/engine'
import { fingerprintOf, isFingerprint } from './fingerprint.ts'

/** On the wire the field that holds one is called `sight`. */
export interface Snapshot {
  readonly view: unknown
  /** The number of the turn. It never decreases, except by an undo. */
  readonly turn: number
  /** Who must decide what; with the options if it is this viewer. */
  readonly asked: Awaited | null
  /** How the rules ended the match; a match that ended in another way says so in its table. */
  readonly outcome: Outcome | null
}

export const snapshotOf = (match: Match, viewer: Viewer): Snapshot => ({
  view: match.view(viewer),
  turn: match.turn,
  asked: match.awaited(viewer) ?? null,
  outcome: match.outcome ?? null,
})

export const snapshotHash = (snapshot: Snapshot): string => hash(snapshot)

/** Does this hash belong to the snapshot? Understands the hashes of `alea.1` and of `alea.2`. */
export const hasHash = (snapshot: Snapshot, hashed: string): boolean =>
  hashed === (isFingerprint(hashed) ? fingerprintOf(snapshot) : snapshotHash(snapshot))

/** `3` or `null` on the wire, a seat or undefined in the engine. */
export const viewerOf = (as: Seat | null): Viewer => as ?? undefined
