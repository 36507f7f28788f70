/**
 * What the storage does with rows is written once, for both databases, as generators: each statement is yielded, and whatever holds the database
 * answers it, SQLite at once, PostgreSQL later. The statements are plain SQL that both understand: `?` stands for a value, a list is the JSON of an
 * array, read by `json_each`, and flags are 0 or 1.
 */

export type Row = Record<string, unknown>

export type Value = string | number | null

export interface Statement {
  /** What is asked for: the first row, all of them, or how many were changed. */
  readonly wants: 'row' | 'rows' | 'changes'
  readonly sql: string
  readonly values: readonly Value[]
}

/** A part of a call: yields statements, is given what they answered, and returns its result. */
export type Steps<T = void> = Generator<Statement, T, unknown>

export function* get(sql: string, ...values: Value[]): Steps<Row | undefined> {
  return (yield { wants: 'row', sql, values }) as Row | undefined
}

export function* all(sql: string, ...values: Value[]): Steps<Row[]> {
  return (yield { wants: 'rows', sql, values }) as Row[]
}

/** Returns the number of changed rows. */
export function* run(sql: string, ...values: Value[]): Steps<number> {
  return (yield { wants: 'changes', sql, values }) as number
}
