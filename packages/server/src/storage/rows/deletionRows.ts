import type { Said } from '@alea/protocol'
import type { ChatPlace } from '../storage.ts'
import { all, get, run, type Steps } from './statement.ts'

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
export const deletionRows = {
  *beginDeletion(player: string, ids: readonly string[], at: number): Steps {
    for (const id of ids) {
      yield* run('INSERT INTO deleted_players VALUES (?, ?, ?, 0) ON CONFLICT DO NOTHING', id, player, at)
      yield* run('DELETE FROM players WHERE id = ?', id)
      for (const table of ['mutes', 'blocks']) yield* run(`DELETE FROM ${table} WHERE player = ? OR other = ?`, id, id)
      for (const table of OWN_ROWS) yield* run(`DELETE FROM ${table} WHERE player = ?`, id)
    }
  },

  *deletions(): Steps<{ player: string; ids: string[] }[]> {
    const rows = yield* all('SELECT account, id FROM deleted_players WHERE done = 0 ORDER BY account, id')
    return [...Map.groupBy(rows, ({ account }) => account as string)].map(([player, own]) => ({
      player,
      ids: own.map(({ id }) => id as string),
    }))
  },

  *endDeletion(player: string): Steps {
    yield* run('UPDATE deleted_players SET done = 1 WHERE account = ?', player)
  },

  *freeNames(before: number): Steps {
    yield* run('DELETE FROM account_names WHERE player IN (SELECT id FROM deleted_players WHERE at < ?)', before)
  },

  *unfinishedOf(ids: readonly string[]): Steps<string[]> {
    const list = JSON.stringify(ids)
    const rows = yield* all(
      `SELECT id FROM matches WHERE status IN ('gathering', 'playing') AND (
         id IN (SELECT match FROM seats WHERE player IN (SELECT value FROM json_each(?)))
         OR id IN (SELECT match FROM hosted_tables WHERE alone = 1 AND host IN (SELECT value FROM json_each(?))))`,
      list,
      list,
    )
    return rows.map((row) => row.id as string)
  },

  *matchesWith(ids: readonly string[], after: string): Steps<string[]> {
    const rows = yield* all(
      `SELECT DISTINCT match FROM seats WHERE player IN (SELECT value FROM json_each(?)) AND match > ?
       ORDER BY match LIMIT ?`,
      JSON.stringify(ids),
      after,
      BATCH,
    )
    return rows.map((row) => row.match as string)
  },

  *removeRatings(ids: readonly string[]): Steps {
    for (const id of ids) yield* run('DELETE FROM ratings WHERE player = ?', id)
  },

  *removeChat(ids: readonly string[], after: ChatPlace): Steps<ChatPlace | null> {
    const { rows, next } = yield* linesAfter(after)
    for (const { match, line } of rows.filter(({ line }) => ids.includes(line.player))) yield* emptyLine(match, line)
    return next
  },

  *removeOldChat(before: number, after: ChatPlace): Steps<{ removed: number; next: ChatPlace | null }> {
    const { rows, next } = yield* linesAfter(after)
    const old = rows.filter(({ line }) => line.at < before && !line.removed)
    for (const { match, line } of old) {
      const status = (yield* get('SELECT status FROM matches WHERE id = ?', match))?.status
      // A new line is numbered after the last.
      if (status === 'gathering' || status === 'playing') yield* emptyLine(match, line)
      else yield* run('DELETE FROM chat WHERE match = ? AND number = ?', match, line.number)
    }
    return { removed: old.length, next }
  },

  *unusedGuests(before: number, after: string): Steps<string[]> {
    const rows = yield* all(
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
    return rows.map((row) => row.id as string)
  },

  *chatOf(
    ids: readonly string[],
    after: ChatPlace,
  ): Steps<{ lines: { match: string; line: Said }[]; next: ChatPlace | null }> {
    const { rows, next } = yield* linesAfter(after)
    return { lines: rows.filter(({ line }) => ids.includes(line.player)), next }
  },
}

/** Takes name and text from a line that stays. */
function* emptyLine(match: string, { number, player, seat, at }: Said): Steps {
  const line = JSON.stringify({ number, player, name: '', seat, at, removed: true } satisfies Said)
  yield* run('UPDATE chat SET line = ? WHERE match = ? AND number = ?', line, match, number)
}

interface Lines {
  readonly rows: readonly { readonly match: string; readonly line: Said }[]
  readonly next: ChatPlace | null
}

/** A line that is damaged is passed over. */
function* linesAfter({ match, number }: ChatPlace): Steps<Lines> {
  const rows = yield* all(
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
