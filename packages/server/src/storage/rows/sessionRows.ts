import type { SessionRow } from '../storage.ts'
import { all, get, type Row, run, type Steps } from './statement.ts'

/** Sessions, and tokens of servers that had none. */
export const sessionRows = {
  *createSession({ id, player, hash, program, client, network, created, used, expires }: SessionRow): Steps {
    yield* run(
      'INSERT INTO sessions VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
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

  *session(id: string): Steps<SessionRow | undefined> {
    const row = yield* get('SELECT * FROM sessions WHERE id = ?', id)
    return row && sessionOf(row)
  },

  *sessionsOf(player: string): Steps<SessionRow[]> {
    return (yield* all('SELECT * FROM sessions WHERE player = ? ORDER BY used DESC, id', player)).map(sessionOf)
  },

  *renewSession(id: string, used: number, expires: number): Steps {
    yield* run('UPDATE sessions SET used = ?, expires = ? WHERE id = ?', used, expires, id)
  },

  *endSession(id: string): Steps {
    yield* run('DELETE FROM sessions WHERE id = ?', id)
    yield* run('DELETE FROM push_subscriptions WHERE session = ?', id)
  },

  /** Calls come as JSON, in which nothing is null. */
  *endSessionsOf(player: string, at: number, but?: string | null): Steps<string[]> {
    const kept = but ?? ''
    yield* run('INSERT INTO sign_outs VALUES (?, ?) ON CONFLICT (player) DO UPDATE SET at = excluded.at', player, at)
    const ended = yield* all('SELECT id FROM sessions WHERE player = ? AND id <> ?', player, kept)
    yield* run('DELETE FROM sessions WHERE player = ? AND id <> ?', player, kept)
    yield* run('DELETE FROM push_subscriptions WHERE player = ? AND session <> ?', player, kept)
    return ended.map((row) => row.id as string)
  },

  *sweepSessions(before: number): Steps {
    yield* run('DELETE FROM sessions WHERE expires < ?', before)
    yield* run('DELETE FROM push_subscriptions WHERE session NOT IN (SELECT id FROM sessions)')
  },

  *exchanged(hash: string): Steps<{ session: string; until: number } | undefined> {
    const row = yield* get('SELECT session, until FROM exchanged WHERE hash = ?', hash)
    return row && { session: row.session as string, until: Number(row.until) }
  },

  *exchange(hash: string, session: string, until: number): Steps {
    yield* run(
      `INSERT INTO exchanged VALUES (?, ?, ?)
       ON CONFLICT (hash) DO UPDATE SET session = excluded.session, until = excluded.until`,
      hash,
      session,
      until,
    )
  },

  *signedOutAt(player: string): Steps<number> {
    return Number((yield* get('SELECT at FROM sign_outs WHERE player = ?', player))?.at ?? 0)
  },
}

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
