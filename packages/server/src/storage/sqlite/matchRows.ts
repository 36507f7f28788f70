import { type Commit, Conflict, type Loaded, type MatchRecord, type StoredEntry } from '@alea/host'
import { DamagedMatch } from '../damagedMatch.ts'
import { writeAwaited } from '../rows/awaitedRows.ts'
import { checkedMatch, type MatchState, readRecord, writeCheckpoint, writeCommit } from '../rows/matchTables.ts'
import type { Listed, Query } from '../storage.ts'
import { type Database, isMalformed } from './database.ts'
import { commandKey, type Journal } from './journal.ts'

const RECORDS = 'FROM matches JOIN records ON match = id'

/** Matches and their answers. */
export const matchRows = (db: Database, journal: Journal) => ({
  /** All checks come before the first write: after a Conflict the rest of the transaction is still valid. */
  commit(commit: Commit): void {
    const { awaited, ...answers } = commit
    const { match, revision, position, entries, record, checkpoint } = answers
    journal.checkSound(match)
    const present = journal.tail(match) ?? db.get('SELECT revision, position FROM matches WHERE id = ?', match)
    if (Number(present?.revision ?? 0) !== revision || Number(present?.position ?? 0) !== position)
      throw new Conflict(`match ${match} is at revision ${present?.revision ?? 0}, not ${revision}`)
    if (!record && revision === 0) throw new Conflict(`there is no match ${match}`)
    for (const entry of entries)
      if (isDone(db, journal, match, entry)) throw new Conflict(`command ${entry.command} was already done`)
    if (record) {
      // A changed record goes to the tables at once, after the answers before it.
      journal.move(match)
      db.complete(writeCommit(answers, record))
    } else journal.note(answers)
    if (awaited) db.complete(writeAwaited(match, awaited))
    if (checkpoint) db.complete(writeCheckpoint(match, checkpoint))
  },

  load(match: string): Loaded | undefined {
    journal.checkSound(match)
    const stored = readMatch(db, match)
    if (!stored) return undefined
    const checkpoint = db.get('SELECT position, state FROM snapshots WHERE match = ?', match)
    const tail = journal.tail(match)
    return {
      record: stored.record,
      revision: tail?.revision ?? stored.revision,
      entries: [...stored.entries, ...(tail?.entries ?? [])],
      clock: tail?.clock ?? stored.clock,
      checkpoint: checkpoint && { position: Number(checkpoint.position), state: checkpoint.state as string },
    }
  },

  records(matches: readonly string[]): MatchRecord[] {
    return db
      .all(
        `SELECT record, record_hash ${RECORDS} WHERE id IN (SELECT value FROM json_each(?))`,
        JSON.stringify(matches),
      )
      .flatMap((row) => readRecord(row) ?? [])
  },

  find({ status, game, open, players, before, limit }: Query): Listed[] {
    const seated = players
      ? 'AND id IN (SELECT seats.match FROM seats WHERE player IN (SELECT value FROM json_each(?)))'
      : ''
    const rows = db.all(
      `SELECT id, record, record_hash, position ${RECORDS}
       WHERE (? IS NULL OR status = ?) AND (? IS NULL OR game = ?) AND (? IS NULL OR open = ?) AND created < ? ${seated}
       ORDER BY created DESC LIMIT ?`,
      ...[status, status, game, game].map((value) => value ?? null),
      ...[open, open].map((value) => (value === undefined ? null : Number(value))),
      before ?? Number.MAX_SAFE_INTEGER,
      ...(players ? [JSON.stringify(players)] : []),
      limit,
    )
    // One that is damaged is left out.
    const damaged = journal.damagedMatches
    return rows.flatMap((row) => {
      const record = damaged.has(row.id as string) ? undefined : readRecord(row)
      return record ? [{ record, position: journal.tail(record.id)?.position ?? Number(row.position) }] : []
    })
  },

  /** Called once, at the start. */
  due(): { match: string; at: number }[] {
    journal.moveAll()
    const damaged = journal.damagedMatches
    return db
      .all('SELECT id AS match, wake AS at FROM matches WHERE wake IS NOT NULL ORDER BY wake')
      .map((row) => ({ match: row.match as string, at: Number(row.at) }))
      .filter(({ match }) => !damaged.has(match))
  },

  matchIds(): string[] {
    return db.all('SELECT id FROM matches ORDER BY created, id').map((row) => row.id as string)
  },

  unfinishedRules(): { game: string; rules: number }[] {
    return db
      .all(`SELECT DISTINCT matches.game, record ->> 'rules' AS rules FROM ${UNFINISHED} ORDER BY 1, 2`)
      .map(({ game, rules }) => ({ game: game as string, rules: Number(rules) }))
  },

  unfinishedUnder(game: string, rules: number): string[] {
    return db
      .all(`SELECT id FROM ${UNFINISHED} AND matches.game = ? AND record ->> 'rules' = ? ORDER BY created`, game, rules)
      .map((row) => row.id as string)
  },

  unrated(): string[] {
    return db.all('SELECT id FROM matches WHERE unrated = 1 ORDER BY created').map((row) => row.id as string)
  },
})

/** Without damaged ones. */
const UNFINISHED = `matches JOIN records ON records.match = matches.id WHERE status IN ('gathering', 'playing') AND json_valid(record)`

function isDone(db: Database, journal: Journal, match: string, entry: StoredEntry): boolean {
  const { who, command } = entry
  if (command === undefined) return false
  if (journal.tail(match)?.commands.has(commandKey(entry))) return true
  return db.get('SELECT 1 FROM entries WHERE match = ? AND who = ? AND command = ?', match, who, command) !== undefined
}

/** Reads a match from the tables; throws a DamagedMatch if it is not as it was written. */
function readMatch(db: Database, match: string): MatchState | undefined {
  try {
    const row = db.get('SELECT * FROM matches LEFT JOIN records ON match = id WHERE id = ?', match)
    return row && checkedMatch(match, row, db.all('SELECT * FROM entries WHERE match = ? ORDER BY position', match))
  } catch (error) {
    throw isMalformed(error) ? new DamagedMatch(match, 'file') : error
  }
}
