/**
 * Answers that are not in the tables yet. The rows of `entries` are clustered by match, so that a match is read in one pass; inserted one by one,
 * each answer would write several pages. So a transaction appends all its answers to the journal as one row, and they are moved to the tables later,
 * many answers of one match at a time.
 */
import type { Commit, StoredEntry } from '@alea/host'
import type { Database } from './database.ts'

/** What the journal holds for one match: its latest fields, and the answers that are not in the tables yet. */
export interface Tail {
  revision: number
  position: number
  dueAt: number | null
  clock: Commit['clock']
  readonly entries: StoredEntry[]
  /** The commands by seat. */
  readonly commands: Set<string>
  /** The first journal row that concerns it. */
  readonly from: number
}

/** The whole journal is read at every start, which must be quick. */
const MOST_ENTRIES = 16_384

export class Journal {
  private readonly db: Database
  /** By match, the oldest first. */
  private readonly tails = new Map<string, Tail>()
  private readonly most: number
  private unwritten: Commit[] = []
  private entries = 0
  private next = 1
  private isKnown = false

  constructor(db: Database, most = MOST_ENTRIES) {
    this.db = db
    this.most = most
  }

  tail(match: string): Tail | undefined {
    return this.tails.get(match)
  }

  /** Must be called first in a transaction. */
  begin(): void {
    if (this.isKnown) return
    this.tails.clear()
    this.unwritten = []
    this.entries = 0
    this.next = 1
    for (const { number, commits } of this.db.all('SELECT number, commits FROM journal ORDER BY number')) {
      this.next = Number(number)
      for (const commit of JSON.parse(commits as string) as JournalCommit[]) this.recall(current(commit))
      this.next++
    }
    this.isKnown = true
  }

  /** Skips commits that are in the tables already: they are older than the tables. */
  private recall(commit: Commit): void {
    const { match, revision } = commit
    const known = this.tails.get(match) ?? this.db.get('SELECT revision FROM matches WHERE id = ?', match)
    const present = Number(known?.revision ?? 0)
    if (revision > present) throw new Error(`the journal of match ${match} goes on at ${revision}, not at ${present}`)
    if (revision === present) this.add(commit)
  }

  /** The transaction failed: memory may be ahead of the file, so the journal is read again. */
  forget(): void {
    this.isKnown = false
  }

  note(commit: Commit): void {
    this.unwritten.push(commit)
    this.add(commit)
  }

  private add({ match, revision, position, dueAt, clock, entries }: Commit): void {
    let tail = this.tails.get(match)
    if (!tail) {
      tail = { revision, position, dueAt, clock, entries: [], commands: new Set(), from: this.next }
      this.tails.set(match, tail)
    }
    tail.revision = revision + 1
    tail.position = position + entries.length
    tail.dueAt = dueAt
    tail.clock = clock ?? tail.clock
    for (const entry of entries) {
      tail.entries.push(entry)
      if (entry.command !== undefined) tail.commands.add(commandKey(entry))
    }
    this.entries += entries.length
  }

  /** Must be called last in a transaction. */
  end(): void {
    if (this.unwritten.length > 0)
      this.db.run('INSERT INTO journal VALUES (?, ?)', this.next++, JSON.stringify(this.unwritten))
    this.unwritten = []
    if (this.entries <= this.most) return
    // Only as many as necessary, so that no call waits for a large move.
    for (const match of this.tails.keys()) {
      if (this.entries <= this.most) break
      this.move(match)
    }
    this.db.run('DELETE FROM journal WHERE number < ?', this.oldest)
  }

  private get oldest(): number {
    for (const { from } of this.tails.values()) return from
    return this.next
  }

  /** Moves the answers of a match to the tables. */
  move(match: string): void {
    const tail = this.tails.get(match)
    if (!tail) return
    const { revision, position, dueAt, clock, entries } = tail
    this.db.run(
      'UPDATE matches SET revision = ?, position = ?, wake = ?, clock = coalesce(?, clock) WHERE id = ?',
      revision,
      position,
      dueAt,
      clock ? JSON.stringify(clock) : null,
      match,
    )
    insertEntries(this.db, match, position - entries.length, entries)
    this.tails.delete(match)
    this.entries -= entries.length
  }

  moveAll(): void {
    for (const match of this.tails.keys()) this.move(match)
    this.db.run('DELETE FROM journal')
  }
}

/** Servers before 0.2 wrote `wake` instead of `dueAt`. */
type JournalCommit = Commit & { readonly wake?: number | null }

const current = ({ wake, ...commit }: JournalCommit): Commit => ({ ...commit, dueAt: commit.dueAt ?? wake ?? null })

export const commandKey = ({ who, command }: StoredEntry): string => `${who} ${command}`

export function insertEntries(db: Database, match: string, position: number, entries: readonly StoredEntry[]): void {
  for (const [i, { who, name, key, at, command }] of entries.entries())
    db.run('INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?)', match, position + i, who, name, key, at, command ?? null)
}
