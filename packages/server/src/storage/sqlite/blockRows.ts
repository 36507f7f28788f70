import type { BlockSide, NamedPlayer } from '../storage.ts'
import type { Database } from './database.ts'

/** Who has blocked whom. Tables go on naming the guests that became an account. */
export const blockRows = (db: Database) => ({
  block(player: string, other: string, on: boolean): void {
    if (on) db.run('INSERT OR IGNORE INTO blocks VALUES (?, ?)', player, other)
    else db.run('DELETE FROM blocks WHERE player = ? AND other = ?', player, other)
  },

  blocked(player: string): NamedPlayer[] {
    return db
      .all('SELECT id, name FROM blocks JOIN players ON id = other WHERE player = ? ORDER BY name, id', player)
      .map(({ id, name }) => ({ id: id as string, name: name as string }))
  },

  blockBetween(player: string, others: readonly string[]): BlockSide | null {
    const ids = JSON.stringify(others)
    const people = 'SELECT coalesce(became, id) FROM players WHERE id IN (SELECT value FROM json_each(?))'
    if (db.get(`SELECT 1 FROM blocks WHERE player = ? AND other IN (${people})`, player, ids)) return 'mine'
    return db.get(`SELECT 1 FROM blocks WHERE other = ? AND player IN (${people})`, player, ids) ? 'theirs' : null
  },

  unheard(player: string): string[] {
    return db
      .all(
        `WITH people AS (
          SELECT other AS id FROM mutes WHERE player = ?1
          UNION SELECT other FROM blocks WHERE player = ?1
          UNION SELECT player FROM blocks WHERE other = ?1
        )
        SELECT id FROM people UNION SELECT players.id FROM players JOIN people ON players.became = people.id`,
        player,
      )
      .map((row) => row.id as string)
  },
})
