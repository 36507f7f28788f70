import type { Said } from '@alea/protocol'
import type { Database } from './database.ts'

/** Chat lines and mutes. */
export const chatRows = (db: Database) => ({
  say(match: string, line: Omit<Said, 'number'>): Said {
    const row = db.get('SELECT max(number) AS last FROM chat WHERE match = ?', match)
    const said = { number: Number(row?.last ?? 0) + 1, ...line }
    db.run('INSERT INTO chat VALUES (?, ?, ?)', match, said.number, JSON.stringify(said))
    return said
  },

  chat(match: string, after: number): Said[] {
    return db
      .all('SELECT line FROM chat WHERE match = ? AND number > ? ORDER BY number LIMIT 500', match, after)
      .map((row) => JSON.parse(row.line as string))
  },

  mute(player: string, other: string, on: boolean): void {
    if (on) db.run('INSERT OR IGNORE INTO mutes VALUES (?, ?)', player, other)
    else db.run('DELETE FROM mutes WHERE player = ? AND other = ?', player, other)
  },

  muted(player: string): string[] {
    return db.all('SELECT other FROM mutes WHERE player = ?', player).map((row) => row.other as string)
  },
})
