/** All that one viewer has in front of it at one position: what differences are made of and hashes are taken of. */
import { type Awaited, hash, type Match, type Outcome, type Seat, type Viewer } from '@alea/engine'
import { fingerprintOf, isFingerprint } from './fingerprint.ts'

export interface Sight {
  readonly view: unknown
  /** Which turn it is: a number that never falls, except by an undo. */
  readonly turn: number
  /** Who must decide what; with the options, when it is this viewer. */
  readonly asked: Awaited | null
  /** As the rules ended it; a match that ended otherwise says so in its table. */
  readonly outcome: Outcome | null
}

export const sightOf = (match: Match, viewer: Viewer): Sight => ({
  view: match.view(viewer),
  turn: match.turn,
  asked: match.awaited(viewer) ?? null,
  outcome: match.outcome ?? null,
})

export const sightHash = (sight: Sight): string => hash(sight)

/** Is this the sight that was hashed, as `alea.1` or as `alea.2` does it? */
export const isSight = (sight: Sight, hashed: string): boolean =>
  hashed === (isFingerprint(hashed) ? fingerprintOf(sight) : sightHash(sight))

/** `3` or `null` on the wire, a seat or undefined in the engine. */
export const viewerOf = (as: Seat | null): Viewer => as ?? undefined
