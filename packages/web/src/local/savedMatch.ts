/** A match as it is saved in this browser, and how it is loaded. */
import { type Game, type Match, parseLog, type Seat } from '@alea/engine'
import {
  abandoned,
  type ClockState,
  endedBy,
  type Loaded,
  type MatchRecord,
  resigned,
  restore,
  type StoredEntry,
  storedEntry,
} from '@alea/host'
import { localRecord } from './localRecord.ts'
import type { LocalSetup } from './localSetup.ts'

export interface SavedMatch {
  readonly setup: LocalSetup
  readonly names: readonly string[]
  readonly log: string
  readonly over: boolean
  readonly created: number
  readonly changed: number
  /** The seats the match waits for. */
  readonly waiting: readonly Seat[]
  /** What the log does not contain. Saves of version 0.1 lack this and everything below. */
  readonly record?: MatchRecord
  readonly revision?: number
  /** When each answer was given, and by which command. */
  readonly given?: readonly Pick<StoredEntry, 'at' | 'command'>[]
  readonly clock?: ClockState
}

/** A save with everything a host needs. */
export type FullSave = SavedMatch & Required<Pick<SavedMatch, 'record' | 'revision' | 'given'>>

export const completed = (saved: SavedMatch, game: Game): FullSave =>
  isComplete(saved) ? saved : upgraded(saved, game)

const isComplete = (saved: SavedMatch): saved is FullSave => saved.record !== undefined

export function loadedFrom({ log, record, revision, given, clock }: FullSave): Loaded {
  const entries = parseLog(log).entries.map((entry, i): StoredEntry => ({ ...storedEntry(entry, 0), ...given[i]! }))
  return { record, revision, entries, clock, checkpoint: undefined }
}

/** Version 0.1 saved no record. If a match did not end by the rules, who resigned is known only if just one person played. */
function upgraded(saved: SavedMatch, game: Game): FullSave {
  const { setup, log, created, changed, over } = saved
  const { header, entries: lines } = parseLog(log)
  const entries = lines.map((entry) => storedEntry(entry, changed))
  const given = entries.map(({ at }) => ({ at }))
  const begun: MatchRecord = {
    ...localRecord(setup, created),
    rules: header.rules,
    options: header.options,
    status: 'playing',
    started: created,
  }
  const record = over ? endOf(restore(game, begun, entries), begun, changed) : begun
  return { ...saved, record, revision: 0, given }
}

function endOf({ outcome }: Match, begun: MatchRecord, changed: number): MatchRecord {
  if (outcome) return endedBy(begun, outcome, changed)
  const people = begun.seats.flatMap(({ kind }, seat) => (kind === 'player' ? [seat] : []))
  return people.length === 1 ? resigned(begun, people[0]!, changed) : abandoned(begun, changed)
}
