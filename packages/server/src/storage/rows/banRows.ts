import type { BanRow, ListedBan } from '../storage.ts'
import { all, get, type Row, run, type Steps } from './statement.ts'

/** Who may not sign in. */
export const banRows = {
  *ban({ player, until, reason, at }: BanRow): Steps {
    const settled = Number(until !== null)
    yield* run(
      `INSERT INTO bans VALUES (?, ?, ?, ?, ?) ON CONFLICT (player)
       DO UPDATE SET until = excluded.until, reason = excluded.reason, at = excluded.at, settled = excluded.settled`,
      player,
      until,
      reason,
      at,
      settled,
    )
  },

  *unban(player: string): Steps<boolean> {
    return (yield* run('DELETE FROM bans WHERE player = ?', player)) > 0
  },

  *banOf(player: string, now: number): Steps<BanRow | null> {
    const row = yield* get('SELECT * FROM bans WHERE player = ? AND (until IS NULL OR until > ?)', player, now)
    return row ? banOf(row) : null
  },

  *bans(now: number): Steps<ListedBan[]> {
    const rows = yield* all(
      `SELECT bans.*, name FROM bans JOIN players ON id = player
       WHERE until IS NULL OR until > ? ORDER BY at DESC, player`,
      now,
    )
    return rows.map((row) => ({ ...banOf(row), name: row.name as string }))
  },

  *unsettledBans(): Steps<string[]> {
    return (yield* all('SELECT player FROM bans WHERE settled = 0')).map((row) => row.player as string)
  },

  *settleBan(player: string): Steps {
    yield* run('UPDATE bans SET settled = 1 WHERE player = ?', player)
  },
}

const banOf = ({ player, until, reason, at }: Row): BanRow => ({
  player: player as string,
  until: until === null ? null : Number(until),
  reason: reason as string,
  at: Number(at),
})
