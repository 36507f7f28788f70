import type { Said } from '@alea/protocol'
import type { ChatPlace } from '../storage.ts'
import type { Database } from './database.ts'

/** Matches and lines looked at in one call: other calls wait meanwhile. */
const BATCH = 200
const LINES = 1000

/** Tables with rows that belong to one player. */
const OWN_ROWS = [
  'sessions',
  'sign_outs',
  'goals',
  'awaited',
  'deliveries',
  'notification_settings',
  'push_subscriptions',
] as const

/** Deleted players, and what is removed of them. */
export const deletionRows = (db: Database) => ({
  beginDeletion(player: string, ids: readonly string[], at: number): void {
    for (const id of ids) {
      db.run('INSERT OR IGNORE INTO deleted_players VALUES (?, ?, ?, 0)', id, player, at)
      db.run('DELETE FROM players WHERE id = ?', id)
      for (const table of ['mutes', 'blocks']) db.run(`DELETE FROM ${table} WHERE player = ? OR other = ?`, id, id)
      for (const table of OWN_ROWS) db.run(`DELETE FROM ${table} WHERE player = ?`, id)
    }
  },

  deletions(): { player: string; ids: string[] }[] {
    return db
      .all('SELECT account, json_group_array(id) AS ids FROM deleted_players WHERE done = 0 GROUP BY account')
      .map(({ account, ids }) => ({ player: account as string, ids: JSON.parse(ids as string) }))
  },

  endDeletion(player: string): void {
    db.run('UPDATE deleted_players SET done = 1 WHERE account = ?', player)
  },

  freeNames(before: number): void {
    db.run('DELETE FROM account_names WHERE player IN (SELECT id FROM deleted_players WHERE at < ?)', before)
  },

  unfinishedOf(ids: readonly string[]): string[] {
    const list = JSON.stringify(ids)
    return db
      .all(
        `SELECT id FROM matches WHERE status IN ('gathering', 'playing') AND (
           id IN (SELECT match FROM seats WHERE player IN (SELECT value FROM json_each(?)))
           OR id IN (SELECT match FROM hosted_tables WHERE alone = 1 AND host IN (SELECT value FROM json_each(?))))`,
        list,
        list,
      )
      .map((row) => row.id as string)
  },

  matchesWith(ids: readonly string[], after: string): string[] {
    return db
      .all(
        `SELECT DISTINCT match FROM seats WHERE player IN (SELECT value FROM json_each(?)) AND match > ?
         ORDER BY match LIMIT ?`,
        JSON.stringify(ids),
        after,
        BATCH,
      )
      .map((row) => row.match as string)
  },

  removeRatings(ids: readonly string[]): void {
    for (const id of ids) db.run('DELETE FROM ratings WHERE player = ?', id)
  },

  removeChat(ids: readonly string[], after: ChatPlace): ChatPlace | null {
    const { rows, next } = linesAfter(db, after)
    for (const { match, line } of rows.filter(({ line }) => ids.includes(line.player)))
      db.run('UPDATE chat SET line = ? WHERE match = ? AND number = ?', removed(line), match, line.number)
    return next
  },

  removeOldChat(before: number, after: ChatPlace): { removed: number; next: ChatPlace | null } {
    const { rows, next } = linesAfter(db, after)
    const old = rows.filter(({ line }) => line.at < before && !line.removed)
    for (const { match, line } of old) {
      const status = db.get('SELECT status FROM matches WHERE id = ?', match)?.status
      // A new line is numbered after the last.
      if (status === 'gathering' || status === 'playing')
        db.run('UPDATE chat SET line = ? WHERE match = ? AND number = ?', removed(line), match, line.number)
      else db.run('DELETE FROM chat WHERE match = ? AND number = ?', match, line.number)
    }
    return { removed: old.length, next }
  },

  unusedGuests(before: number, after: string): string[] {
    return db
      .all(
        `SELECT id FROM players WHERE id > ? AND password IS NULL AND became IS NULL AND created < ?
           AND NOT EXISTS (SELECT 1 FROM sessions WHERE player = players.id AND used >= ?)
           AND NOT EXISTS (
             SELECT 1 FROM seats JOIN matches ON matches.id = seats.match
             WHERE seats.player = players.id AND status IN ('gathering', 'playing'))
         ORDER BY id LIMIT ?`,
        after,
        before,
        before,
        BATCH,
      )
      .map((row) => row.id as string)
  },

  chatOf(ids: readonly string[], after: ChatPlace): { lines: { match: string; line: Said }[]; next: ChatPlace | null } {
    const { rows, next } = linesAfter(db, after)
    return { lines: rows.filter(({ line }) => ids.includes(line.player)), next }
  },
})

const removed = ({ number, player, seat, at }: Said): string =>
  JSON.stringify({ number, player, name: '', seat, at, removed: true } satisfies Said)

/** A line that is damaged is passed over. */
function linesAfter(db: Database, { match, number }: ChatPlace) {
  const rows = db.all(
    'SELECT match, number, line FROM chat WHERE (match, number) > (?, ?) ORDER BY match, number LIMIT ?',
    match,
    number,
    LINES,
  )
  const last = rows.length === LINES ? rows.at(-1) : undefined
  return {
    rows: rows.flatMap((row) => {
      const line = readLine(row.line as string)
      return line ? [{ match: row.match as string, line }] : []
    }),
    next: last ? { match: last.match as string, number: Number(last.number) } : null,
  }
}

function readLine(text: string): Said | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
