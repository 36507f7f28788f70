/** Restores a match from its answers. */
import { applyEntry, type Entry, type Game, InputError, Match } from '@alea/engine'
import { stateOf } from './checkpoint.ts'
import type { MatchRecord } from './record.ts'
import type { Checkpoint, StoredEntry } from './store.ts'
import { FAULTS } from './text/faults.ts'

export const entryOf = ({ who, name, key }: StoredEntry): Entry => ({ who: who < 0 ? 'chance' : who, name, key })

export const storedEntry = ({ who, name, key }: Entry, at: number): StoredEntry => ({
  who: who === 'chance' ? -1 : who,
  name,
  key,
  at,
})

/** Starts from the checkpoint if possible. A checkpoint is only a cache: one that does not fit costs time, nothing else. */
export function restore(
  game: Game,
  record: MatchRecord,
  stored: readonly StoredEntry[],
  checkpoint?: Checkpoint,
): Match {
  if (record.rules !== game.rulesVersion)
    throw new InputError((language) => FAULTS[language].otherRules(record.rules, game.rulesVersion))
  const entries = stored.map(entryOf)
  return (checkpoint && fromCheckpoint(game, record, entries, checkpoint)) ?? fromStart(game, record, entries)
}

const opened = (game: Game, { seats, options }: MatchRecord): Match => new Match(game, { seats: seats.length, options })

function fromCheckpoint(
  game: Game,
  record: MatchRecord,
  entries: readonly Entry[],
  checkpoint: Checkpoint,
): Match | undefined {
  try {
    const state = stateOf(checkpoint)
    if (!state) return undefined
    const { position } = checkpoint
    const match = opened(game, record)
    match.entries.push(...entries.slice(0, position))
    match.resume(state)
    match.forgetEvents()
    for (const entry of entries.slice(position)) applyEntry(match, entry)
    return match
  } catch {
    return undefined
  }
}

function fromStart(game: Game, record: MatchRecord, entries: readonly Entry[]): Match {
  const match = opened(game, record)
  for (const entry of entries) applyEntry(match, entry)
  return match
}
