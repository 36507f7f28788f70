/** The table `damaged`: rows that could not be used, kept as they were. A match with an open one is not shown until it is repaired. */
import type { Database } from './database.ts'

export interface DamagedRow {
  readonly match: string | null
  /** The table it was found in. */
  readonly source: string
  readonly reason: string
  readonly content: string
}

/** The same row is kept once. */
export function setAside(db: Database, { match, source, reason, content }: DamagedRow, open = true): void {
  if (db.get('SELECT 1 FROM damaged WHERE match IS ? AND content = ?', match, content)) return
  db.run(
    `INSERT INTO damaged (match, source, reason, content, found, open) VALUES (?, ?, ?, ?, strftime('%s') * 1000, ?)`,
    match,
    source,
    reason,
    content,
    Number(open),
  )
}

export const damagedMatches = (db: Database): Set<string> =>
  new Set(
    db
      .all('SELECT DISTINCT match FROM damaged WHERE open = 1 AND match IS NOT NULL')
      .map(({ match }) => match as string),
  )

/** The matches that a text, which may be anything by now, seems to name. */
export function matchesNamedIn(db: Database, text: string): string[] {
  const named = new Set(Array.from(text.matchAll(/"match":"([\w-]{1,64})"/g), ([, id]) => id!))
  return [...named].filter((id) => db.get('SELECT 1 FROM matches WHERE id = ?', id) !== undefined)
}
