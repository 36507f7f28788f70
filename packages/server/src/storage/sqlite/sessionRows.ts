import type { SessionRow } from '../storage.ts'
import type { Database, Row } from './database.ts'

/** Sessions, and tokens of servers that had none. */
export const sessionRows = (db: Database) => ({
  createSession({ id, player, hash, program, client, network, created, used, expires }: SessionRow): void {
    db.run(
      'INSERT OR IGNORE INTO sessions VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
      id,
      player,
      hash,
      Number(program),
      client,
      network,
      created,
      used,
      expires,
    )
  },

  session(id: string): SessionRow | undefined {
    const row = db.get('SELECT * FROM sessions WHERE id = ?', id)
    return row && sessionOf(row)
  },

  sessionsOf(player: string): SessionRow[] {
    return db.all('SELECT * FROM sessions WHERE player = ? ORDER BY used DESC, id', player).map(sessionOf)
  },

  renewSession(id: string, used: number, expires: number): void {
    db.run('UPDATE sessions SET used = ?, expires = ? WHERE id = ?', used, expires, id)
  },

  endSession(id: string): void {
    db.run('DELETE FROM sessions WHERE id = ?', id)
    db.run('DELETE FROM push_subscriptions WHERE session = ?', id)
  },

  /** Calls come as JSON, in which nothing is null. */
  endSessionsOf(player: string, at: number, but?: string | null): string[] {
    const kept = but ?? ''
    db.run('INSERT OR REPLACE INTO sign_outs VALUES (?, ?)', player, at)
    const ended = db.all('SELECT id FROM sessions WHERE player = ? AND id <> ?', player, kept)
    db.run('DELETE FROM sessions WHERE player = ? AND id <> ?', player, kept)
    db.run('DELETE FROM push_subscriptions WHERE player = ? AND session <> ?', player, kept)
    return ended.map((row) => row.id as string)
  },

  sweepSessions(before: number): void {
    db.run('DELETE FROM sessions WHERE expires < ?', before)
    db.run('DELETE FROM push_subscriptions WHERE session NOT IN (SELECT id FROM sessions)')
  },

  exchanged(hash: string): { session: string; until: number } | undefined {
    const row = db.get('SELECT session, until FROM exchanged WHERE hash = ?', hash)
    return row && { session: row.session as string, until: Number(row.until) }
  },

  exchange(hash: string, session: string, until: number): void {
    db.run('INSERT OR REPLACE INTO exchanged VALUES (?, ?, ?)', hash, session, until)
  },

  signedOutAt(player: string): number {
    return Number(db.get('SELECT at FROM sign_outs WHERE player = ?', player)?.at ?? 0)
  },
})

const sessionOf = (row: Row): SessionRow => ({
  id: row.id as string,
  player: row.player as string,
  hash: row.hash as string,
  program: row.program === 1,
  client: row.client as string,
  network: row.network as string,
  created: Number(row.created),
  used: Number(row.used),
  expires: Number(row.expires),
})
