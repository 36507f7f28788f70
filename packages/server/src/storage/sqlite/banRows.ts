import type { BanRow, ListedBan } from '../storage.ts'
import type { Database } from './database.ts'

/** Who may not sign in. */
export const banRows = (db: Database) => ({
  ban({ player, until, reason, at }: BanRow): void {
    const settled = Number(until !== null)
    db.run('INSERT OR REPLACE INTO bans VALUES (?, ?, ?, ?, ?)', player, until, reason, at, settled)
  },

  unban(player: string): boolean {
    return db.run('DELETE FROM bans WHERE player = ?', player) > 0
  },

  banOf(player: string, now: number): BanRow | null {
    const row = db.get('SELECT * FROM bans WHERE player = ? AND (until IS NULL OR until > ?)', player, now)
    return row ? banOf(row) : null
  },

  bans(now: number): ListedBan[] {
    return db
      .all(
        `SELECT bans.*, name FROM bans JOIN players ON id = player
         WHERE until IS NULL OR until > ? ORDER BY at DESC, player`,
        now,
      )
      .map((row) => ({ ...banOf(row), name: row.name as string }))
  },

  unsettledBans(): string[] {
    return db.all('SELECT player FROM bans WHERE settled = 0').map((row) => row.player as string)
  },

  settleBan(player: string): void {
    db.run('UPDATE bans SET settled = 1 WHERE player = ?', player)
  },
})

const banOf = ({ player, until, reason, at }: Record<string, unknown>): BanRow => ({
  player: player as string,
  until: until === null ? null : Number(until),
  reason: reason as string,
  at: Number(at),
})
