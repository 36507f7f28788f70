/**
 * Copies what can be read of a malformed database into a new one, row by row. A table is read from both its ends until a page makes no sense;
 * matches are also looked up one by one, by every id that any table or index still knows.
 */
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import type { MatchRecord } from '@alea/host'
import type { Row } from '../storage/rows/statement.ts'
import { upgrade } from '../storage/sqlite/tables.ts'
import { openMalformed } from './databaseFiles.ts'

/** How many rows of each table were read; undefined if SQLite cannot even read which tables there are. */
export function salvage(from: string, to: string): Record<string, number> | undefined {
  let source: DatabaseSync | undefined
  let target: DatabaseSync | undefined
  try {
    source = openMalformed(from)
    target = new DatabaseSync(to)
    upgrade(target)
    return new Salvage(source, target).all()
  } catch {
    return undefined
  } finally {
    source?.close()
    target?.close()
  }
}

/** Tables whose rows belong to one match, by the name of that column. */
const OF_A_MATCH = ['records', 'entries', 'chat', 'seats'] as const

class Salvage {
  private readonly source: DatabaseSync
  private readonly target: DatabaseSync
  private readonly counts: Record<string, number> = {}

  constructor(source: DatabaseSync, target: DatabaseSync) {
    this.source = source
    this.target = target
  }

  all(): Record<string, number> {
    const tables = new Set(tablesOf(this.source))
    this.target.exec('BEGIN')
    // Checkpoints are only a cache.
    for (const table of tablesOf(this.target)) if (tables.has(table) && table !== 'snapshots') this.table(table)
    for (const id of this.knownMatches()) this.match(id)
    this.target.exec('COMMIT')
    return this.counts
  }

  private table(table: string): void {
    const order = keyOf(this.target, table)
    const isWhole = this.copy(table, `SELECT * FROM ${table} ORDER BY ${order.join(', ')}`)
    if (!isWhole)
      this.copy(table, `SELECT * FROM ${table} ORDER BY ${order.map((column) => `${column} DESC`).join(', ')}`)
  }

  private match(id: string): void {
    this.copy('matches', 'SELECT * FROM matches WHERE id = ?', id)
    for (const table of OF_A_MATCH) this.copy(table, `SELECT * FROM ${table} WHERE match = ? ORDER BY 1, 2`, id)
    if (this.target.prepare('SELECT 1 FROM matches WHERE id = ?').get(id) === undefined) this.rebuild(id)
  }

  /** The row of a match whose record can be read, from that record. */
  private rebuild(id: string): void {
    const text = this.target.prepare('SELECT record FROM records WHERE match = ?').get(id)?.record
    const record = text === undefined ? undefined : parsed(text as string)
    if (!record) return
    const { n } = this.target.prepare('SELECT count(*) AS n FROM entries WHERE match = ?').get(id) as { n: number }
    const { status, game, open, created } = record
    const row = { id, revision: n + 1, position: n, status, game, open: Number(open), created, wake: 0 }
    this.insert('matches', row)
  }

  /** Every id that some table or index still knows. */
  private knownMatches(): Set<string> {
    const known = [
      'SELECT id FROM matches INDEXED BY matches_by_status ORDER BY status, open, created',
      'SELECT id FROM matches ORDER BY id',
      'SELECT id FROM matches ORDER BY id DESC',
      'SELECT match AS id FROM records ORDER BY match',
      'SELECT match AS id FROM records ORDER BY match DESC',
      'SELECT DISTINCT match AS id FROM seats',
    ]
    const salvaged = this.target.prepare('SELECT match AS id FROM records').all() as Row[]
    return new Set([...known.flatMap((sql) => this.read(sql).rows), ...salvaged].map(({ id }) => String(id)))
  }

  private copy(table: string, sql: string, ...values: SQLInputValue[]): boolean {
    const { rows, isWhole } = this.read(sql, ...values)
    for (const row of rows) this.insert(table, row)
    return isWhole
  }

  private insert(table: string, row: Row): void {
    const columns = Object.keys(row)
    const marks = columns.map(() => '?').join(', ')
    const insert = this.target.prepare(`INSERT OR IGNORE INTO ${table} (${columns.join(', ')}) VALUES (${marks})`)
    try {
      const { changes } = insert.run(...(Object.values(row) as SQLInputValue[]))
      this.counts[table] = (this.counts[table] ?? 0) + Number(changes)
    } catch {
      // What is left of the row is not one of this table.
    }
  }

  /** All rows up to the first page that makes no sense. */
  private read(sql: string, ...values: SQLInputValue[]): { rows: Row[]; isWhole: boolean } {
    const rows: Row[] = []
    try {
      for (const row of this.source.prepare(sql).iterate(...values)) rows.push(row)
      return { rows, isWhole: true }
    } catch {
      return { rows, isWhole: false }
    }
  }
}

const tablesOf = (db: DatabaseSync): string[] =>
  db
    .prepare(`SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY rowid`)
    .all()
    .map(({ name }) => name as string)

const keyOf = (db: DatabaseSync, table: string): string[] =>
  db
    .prepare(`SELECT name FROM pragma_table_info(?) WHERE pk > 0 ORDER BY pk`)
    .all(table)
    .map(({ name }) => name as string)

function parsed(text: string): MatchRecord | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
