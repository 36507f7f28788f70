/** One end of a move: a database from which rows are read, or to which they are written. */
import { all, get, type Row, run, type Steps } from '../storage/rows/statement.ts'
import { moveMark, UNFINISHED_MOVE } from '../storage/rows/unfinishedMove.ts'
import { MOVED_TABLES, type MovedTable } from './tables.ts'

/** Rows copied in one transaction. */
export const BATCH = 500

export interface End {
  /** Runs steps in one durable transaction. */
  run<T>(steps: Steps<T>): Promise<T>
  insert(table: MovedTable, rows: readonly Row[]): Steps
  /** After the last row. */
  finish(): Steps
}

/** How far a move has come, kept among the settings of the target: what is written and this are one transaction. */
export interface Mark {
  readonly source: string
  readonly table: string
  /** The key of the last row that was copied; empty at the beginning of the table. */
  readonly after: readonly (string | number)[]
}

/** What tells one source from another: the moment it was set up, and its key. */
export function* identityOf(): Steps<string> {
  const rows = yield* all("SELECT name, value FROM settings WHERE name IN ('opened', 'signing-key') ORDER BY name")
  return JSON.stringify(rows.map(({ value }) => value))
}

export function* markOf(): Steps<Mark | undefined> {
  const row = yield* moveMark()
  return row && JSON.parse(row.value as string)
}

/** Is there anything but a mark? */
export function* isEmpty(): Steps<boolean> {
  for (const { name } of MOVED_TABLES) if (yield* get(`SELECT 1 FROM ${name} LIMIT 1`)) return false
  return true
}

/** The rows behind a key, in the order of keys. */
export function* rowsAfter({ name, key, columns }: MovedTable, after: Mark['after']): Steps<Row[]> {
  const order = key.join(', ')
  const behind = after.length === 0 ? '' : `WHERE (${order}) > (${key.map(() => '?').join(', ')})`
  const own = name === 'settings' ? `${behind === '' ? 'WHERE' : `${behind} AND`} name <> '${UNFINISHED_MOVE}'` : behind
  return yield* all(`SELECT ${columns.join(', ')} FROM ${name} ${own} ORDER BY ${order} LIMIT ?`, ...after, BATCH)
}

export const keyOf = ({ key }: MovedTable, row: Row): Mark['after'] =>
  key.map((column) => row[column] as string | number)

export function* writeMark(mark: Mark): Steps {
  yield* run(
    'INSERT INTO settings VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
    UNFINISHED_MOVE,
    JSON.stringify(mark),
  )
}

export function* removeMark(): Steps {
  yield* run('DELETE FROM settings WHERE name = ?', UNFINISHED_MOVE)
}
