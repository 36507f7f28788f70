/** What is done to a match in which something was found. */
import { type ClockState, type MatchRecord, newClock } from '@alea/host'
import { readEntries, readRecord, writeState } from '../storage/rows/matchTables.ts'
import { digest } from '../storage/rows/seal.ts'
import type { Row } from '../storage/rows/statement.ts'
import { setAside } from '../storage/sqlite/damagedRows.ts'
import type { Database } from '../storage/sqlite/database.ts'
import { replayedPart } from './checkMatch.ts'
import type { InstalledRules } from './installedRules.ts'
import type { MatchFinding, Repair } from './report.ts'

const TABLES = [
  ['matches', 'id'],
  ['records', 'match'],
  ['entries', 'match'],
  ['seats', 'match'],
  ['snapshots', 'match'],
] as const

export class MatchMender {
  private readonly db: Database
  private readonly rules: InstalledRules
  private readonly now: number

  constructor(db: Database, rules: InstalledRules, now: number) {
    this.db = db
    this.rules = rules
    this.now = now
  }

  mend(finding: MatchFinding): Repair {
    const record = this.record(finding.match)
    if (!record) return this.setAside(finding)
    switch (finding.problem) {
      case 'columns':
      case 'seats':
        this.rewriteColumns(record)
        return { ...finding, done: 'rewritten' }
      case 'state':
        this.rewriteState(record, this.db.complete(readEntries(record.id)).entries.length)
        return { ...finding, done: 'rewritten' }
      case 'answers':
      case 'dice':
      case 'rules':
        // What a finished match led to, its ending and its ratings, would not fit any more.
        return record.status === 'playing' ? this.cutBack(finding, record) : this.setAside(finding)
      case 'ending':
        return { ...finding, done: 'left' }
      default:
        return this.setAside(finding)
    }
  }

  /** The match goes on where its answers are sound; the server looks at it when it starts. */
  wake(finding: MatchFinding): Repair {
    const record = this.record(finding.match)
    const position = this.db.complete(readEntries(finding.match)).entries.length
    if (record) this.rewriteState(record, position)
    return { ...finding, ...(record && { game: record.game, status: record.status }), position, done: 'cut' }
  }

  private cutBack(finding: MatchFinding, record: MatchRecord): Repair {
    const { match, problem } = finding
    const { entries, sound } = this.db.complete(readEntries(match))
    const game = this.rules(record)
    const position = game ? replayedPart(game, record, entries.slice(0, sound)).position : sound
    const cut = this.db.all(
      'SELECT * FROM entries WHERE match = ? AND position >= ? ORDER BY position',
      match,
      position,
    )
    if (cut.length > 0)
      setAside(this.db, { match, source: 'entries', reason: problem, content: JSON.stringify(cut) }, false)
    this.db.run('DELETE FROM entries WHERE match = ? AND position >= ?', match, position)
    this.db.run('DELETE FROM snapshots WHERE match = ?', match)
    this.rewriteState(record, position)
    return { ...finding, game: record.game, status: record.status, position, done: 'cut' }
  }

  setAside(finding: MatchFinding): Repair {
    const { match, problem } = finding
    const rows = TABLES.map(([table, column]) => [
      table,
      this.db.all(`SELECT * FROM ${table} WHERE ${column} = ?`, match),
    ])
    const content = JSON.stringify(Object.fromEntries(rows))
    setAside(this.db, { match, source: 'matches', reason: problem, content }, false)
    for (const [table, column] of TABLES) this.db.run(`DELETE FROM ${table} WHERE ${column} = ?`, match)
    return { ...finding, done: 'set-aside' }
  }

  /** Rows of `matches` that are gone, from their records. */
  restoreRows(): void {
    for (const row of this.db.all('SELECT * FROM records WHERE match NOT IN (SELECT id FROM matches)')) {
      const record = readRecord(row)
      if (!record) continue
      const { id, status, game, open, created } = record
      const columns = [id, status, game, Number(open), created]
      this.db.run(
        'INSERT INTO matches (id, revision, position, status, game, open, created) VALUES (?, 1, 0, ?, ?, ?, ?)',
        ...columns,
      )
      this.rewriteState(record, this.db.complete(readEntries(id)).entries.length)
    }
  }

  private record(match: string): MatchRecord | undefined {
    const row = this.db.get('SELECT * FROM matches JOIN records ON match = id WHERE id = ?', match)
    return row && readRecord(row)
  }

  /** Whether a match still counts for ratings is left as it is: it must not count twice. */
  private rewriteColumns({ id, status, game, open, seats }: MatchRecord): void {
    this.db.run('UPDATE matches SET status = ?, game = ?, open = ? WHERE id = ?', status, game, Number(open), id)
    this.db.run('DELETE FROM seats WHERE match = ?', id)
    for (const { player } of seats)
      if (player !== undefined) this.db.run('INSERT OR IGNORE INTO seats VALUES (?, ?)', player, id)
  }

  private rewriteState(record: MatchRecord, position: number): void {
    const { id } = record
    const row = this.db.get('SELECT revision, clock, record FROM matches JOIN records ON match = id WHERE id = ?', id)!
    const clock = clockIn(row, record) ?? (record.clock && newClock(record.clock, record.seats.length, this.now))
    this.db.run('UPDATE matches SET clock = NULL, record_hash = ? WHERE id = ?', digest(row.record as string), id)
    // Due at once: the server then finds out what is.
    const dueAt = record.status === 'playing' || record.status === 'gathering' ? 0 : null
    this.db.complete(writeState(id, { revision: Number(row.revision) + 1, position, dueAt, clock }, []))
  }
}

/** The clock of a row, if it can be one. */
function clockIn({ clock }: Row, { seats }: MatchRecord): ClockState | undefined {
  try {
    const read = JSON.parse(clock as string) as ClockState
    const isSound =
      read.left.length === seats.length &&
      [...read.left, read.since].every(Number.isFinite) &&
      read.running.every((seat) => seat in seats)
    return isSound ? read : undefined
  } catch {
    return undefined
  }
}
