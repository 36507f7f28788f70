/** Restores a match from its answers. */
import { applyEntry, type Entry, type Game, InputError, isRunning, Match } from '@alea/engine'
import { stateOf } from './checkpoint.ts'
import { EventLog } from './eventLog.ts'
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

/** Answers replayed at once for their events: other matches must not wait long. */
const REPLAYED_AT_ONCE = 8
/** A match with more answers than this is not replayed for the events at its beginning. */
const MOST_REPLAYED = 5000

/**
 * Gives a stored answer again. What an undo would have revealed was looked into before it was stored: in hundreds of trials, so that a few hundred undos would
 * otherwise keep every match of the server waiting for seconds while one is read.
 */
export function repeat(match: Match, entry: Entry): void {
  const { who, name } = entry
  if (name === 'undo' && who !== 'chance' && !match.undo(who, false)) return
  applyEntry(match, entry)
}

/** Starts from the checkpoint if possible. A checkpoint is only a cache: one that does not fit costs time, nothing else. */
export function restore(
  game: Game,
  record: MatchRecord,
  stored: readonly StoredEntry[],
  checkpoint?: Checkpoint,
  log?: EventLog,
): Match {
  if (record.rules !== game.rulesVersion)
    throw new InputError((language) => FAULTS[language].otherRules(record.rules, game.rulesVersion))
  const entries = stored.map(entryOf)
  return (checkpoint && fromCheckpoint(game, record, entries, checkpoint, log)) ?? fromStart(game, record, entries, log)
}

const opened = (game: Game, { seats, options }: MatchRecord): Match => new Match(game, { seats: seats.length, options })

function fromCheckpoint(
  game: Game,
  record: MatchRecord,
  entries: readonly Entry[],
  checkpoint: Checkpoint,
  log: EventLog | undefined,
): Match | undefined {
  try {
    // The set-up of a match may bring programs of its own, which the checkpoint is compared with.
    const match = opened(game, record)
    const state = stateOf(checkpoint)
    // Written when these rules were the present ones, it would go on under those of today: frozen flows have names of their own.
    if (!state || !isRunning(state, game.rules)) return undefined
    const { position } = checkpoint
    match.entries.push(...entries.slice(0, position))
    match.resume(state)
    match.forgetEvents()
    log?.restart(position)
    for (const entry of entries.slice(position)) apply(match, entry, log)
    return match
  } catch {
    return undefined
  }
}

function fromStart(game: Game, record: MatchRecord, entries: readonly Entry[], log: EventLog | undefined): Match {
  const match = opened(game, record)
  log?.restart(0)
  noteEvents(match, log)
  for (const entry of entries) apply(match, entry, log)
  return match
}

function apply(match: Match, entry: Entry, log: EventLog | undefined): void {
  repeat(match, entry)
  noteEvents(match, log)
}

/** Events of a restored match have been published before. */
function noteEvents(match: Match, log: EventLog | undefined): void {
  if (!log) return
  log.note(match)
  match.forgetEvents()
}

/** Replays the beginning of a match that was restored from a checkpoint, for its events. `pause` lets others have their turn. */
export async function recallEvents(
  game: Game,
  record: MatchRecord,
  { entries }: Match,
  log: EventLog,
  pause: () => Promise<void>,
): Promise<void> {
  const earlier = entries.slice(0, log.missing)
  if (earlier.length > MOST_REPLAYED) return
  const match = opened(game, record)
  const recalled = new EventLog()
  noteEvents(match, recalled)
  for (const [i, entry] of earlier.entries()) {
    if (i % REPLAYED_AT_ONCE === REPLAYED_AT_ONCE - 1) await pause()
    apply(match, entry, recalled)
  }
  log.complete(recalled)
}
