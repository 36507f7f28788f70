/**
 * Answers that are not in the tables yet. The rows of `entries` are clustered by match, so that a match is read in one pass; inserted one by one,
 * each answer would write several pages. So a transaction appends all its answers to the journal as one row, and they are moved to the tables later,
 * many answers of one match at a time.
 */
import type { Commit, StoredEntry } from '@alea/host'
import { DamagedMatch } from '../damagedMatch.ts'
import { writeState } from '../rows/matchTables.ts'
import { digest } from '../rows/seal.ts'
import type { Row } from '../rows/statement.ts'
import { damagedMatches, matchesNamedIn, setAside } from './damagedRows.ts'
import { type Database, isMalformed, MalformedPage } from './database.ts'

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
  /** Matches some of whose answers cannot be read, or cannot be moved. */
  private damaged = new Set<string>()
  private readonly stuck = new Set<string>()
  private readonly most: number
  private unwritten: Commit[] = []
  private entries = 0
  private next = 1
  private isKnown = false
  /** How to take back what the running call has changed here, the last change last. */
  private readonly changes: (() => void)[] = []

  constructor(db: Database, most = MOST_ENTRIES) {
    this.db = db
    this.most = most
  }

  /** How many answers it holds. */
  get length(): number {
    return this.entries
  }

  tail(match: string): Tail | undefined {
    return this.tails.get(match)
  }

  /** Matches that are not as they were written, as far as the journal tells. */
  get damagedMatches(): ReadonlySet<string> {
    return this.stuck.size === 0 ? this.damaged : this.damaged.union(this.stuck)
  }

  checkSound(match: string): void {
    if (this.damaged.has(match) || this.stuck.has(match)) throw new DamagedMatch(match, 'journal')
  }

  /** Must be called first in a transaction. */
  begin(): void {
    if (this.isKnown) return
    this.tails.clear()
    this.unwritten = []
    this.entries = 0
    this.next = 1
    this.damaged = damagedMatches(this.db)
    for (const row of this.db.all('SELECT number, commits, hash FROM journal ORDER BY number')) {
      this.next = Number(row.number)
      const commits = readCommits(row)
      if (commits) for (const commit of commits) this.recall(current(commit))
      else this.setRowAside(row)
      this.next++
    }
    this.isKnown = true
  }

  /** Skips commits that are in the tables already: they are older than the tables. */
  private recall(commit: Commit): void {
    const { match, revision } = commit
    const known = this.tails.get(match) ?? this.db.get('SELECT revision FROM matches WHERE id = ?', match)
    const present = Number(known?.revision ?? 0)
    if (revision < present) return
    if (revision === present) return this.add(commit)
    // Answers before it are missing.
    setAside(this.db, { match, source: 'journal', reason: 'gap', content: JSON.stringify(commit) })
    this.damaged.add(match)
  }

  /** A row that is not as it was written: all matches it seems to name have lost answers. */
  private setRowAside({ number, commits }: Row): void {
    const content = String(commits)
    const matches = matchesNamedIn(this.db, content)
    for (const match of matches.length > 0 ? matches : [null])
      setAside(this.db, { match, source: 'journal', reason: 'altered', content })
    for (const match of matches) this.damaged.add(match)
    this.db.run('DELETE FROM journal WHERE number = ?', Number(number))
  }

  /** The transaction failed: memory may be ahead of the file, so the journal is read again. */
  forget(): void {
    this.isKnown = false
  }

  /** Runs a part of a transaction that succeeds or fails alone, in the database as here. */
  alone<T>(work: () => T): T {
    const mark = this.changes.length
    try {
      return this.db.alone(work)
    } catch (error) {
      while (this.changes.length > mark) this.changes.pop()!()
      throw error
    } finally {
      if (mark === 0) this.changes.length = 0
    }
  }

  note(commit: Commit): void {
    const before = this.tails.get(commit.match)
    const was = before && { ...before }
    this.changes.push(() => this.takeBack(commit, was))
    this.unwritten.push(commit)
    this.add(commit)
  }

  private takeBack({ match, entries }: Commit, was: Tail | undefined): void {
    this.unwritten.pop()
    this.entries -= entries.length
    const tail = this.tails.get(match)!
    if (!was) return void this.tails.delete(match)
    const { revision, position, dueAt, clock } = was
    Object.assign(tail, { revision, position, dueAt, clock })
    for (const entry of tail.entries.splice(-entries.length, entries.length)) tail.commands.delete(commandKey(entry))
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
    if (this.unwritten.length > 0) {
      const commits = JSON.stringify(this.unwritten)
      this.db.run('INSERT INTO journal (number, commits, hash) VALUES (?, ?, ?)', this.next++, commits, digest(commits))
    }
    this.unwritten = []
    if (this.entries <= this.most) return
    // Only as many as necessary, so that no call waits for a large move.
    this.moveWhile(() => this.entries > this.most)
  }

  /** Moves the answers of match after match to the tables, the oldest first. */
  private moveWhile(isNeeded: () => boolean): void {
    // A match that is put back comes again, as stuck.
    for (const match of this.tails.keys()) {
      if (!isNeeded()) break
      if (!this.stuck.has(match)) this.tryMove(match)
    }
    this.db.run('DELETE FROM journal WHERE number < ?', this.oldest)
  }

  /** A match that cannot be moved stays in the journal and is not touched again. */
  private tryMove(match: string): void {
    try {
      this.alone(() => this.move(match))
    } catch (error) {
      if (this.db.isDiskFault(error)) throw error
      this.stuck.add(match)
      if (isMalformed(error)) throw new MalformedPage()
    }
  }

  private get oldest(): number {
    for (const { from } of this.tails.values()) return from
    return this.next
  }

  /** Moves the answers of a match to the tables. */
  move(match: string): void {
    const tail = this.tails.get(match)
    if (!tail) return
    this.db.complete(writeState(match, tail, tail.entries))
    this.tails.delete(match)
    this.entries -= tail.entries.length
    this.changes.push(() => this.putBack(match, tail))
  }

  private putBack(match: string, tail: Tail): void {
    const all = [...this.tails, [match, tail] as const].sort(([, one], [, other]) => one.from - other.from)
    this.tails.clear()
    for (const [id, each] of all) this.tails.set(id, each)
    this.entries += tail.entries.length
  }

  moveAll(): void {
    this.moveWhile(() => true)
  }

  /** Takes out the answers of matches that cannot be moved; for repairs. */
  setStuckAside(): void {
    for (const match of this.stuck) {
      const { entries } = this.tails.get(match)!
      setAside(this.db, { match, source: 'journal', reason: 'stuck', content: JSON.stringify(entries) })
      this.tails.delete(match)
    }
    this.db.run('DELETE FROM journal')
  }
}

/** Servers before 0.2 wrote `wake` instead of `dueAt`. */
type JournalCommit = Commit & { readonly wake?: number | null }

const current = ({ wake, ...commit }: JournalCommit): Commit => ({ ...commit, dueAt: commit.dueAt ?? wake ?? null })

/** The commits of a row; undefined if it is not as it was written. Rows of servers before 0.3 have no hash. */
export function readCommits({ commits, hash }: Row): JournalCommit[] | undefined {
  if (typeof commits !== 'string' || (typeof hash === 'string' && digest(commits) !== hash)) return undefined
  try {
    const read: JournalCommit[] = JSON.parse(commits)
    return read.every(({ match, entries }) => typeof match === 'string' && Array.isArray(entries)) ? read : undefined
  } catch {
    return undefined
  }
}

export const commandKey = ({ who, command }: StoredEntry): string => `${who} ${command}`
