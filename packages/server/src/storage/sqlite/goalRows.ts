import type { Options } from '@alea/engine'
import type { Database } from './database.ts'

/** What players are to reach alone. */
export const goalRows = (db: Database) => ({
  goals(player: string): Record<string, Options> {
    const rows = db.all('SELECT game, goal FROM goals WHERE player = ? ORDER BY game', player)
    return Object.fromEntries(rows.map(({ game, goal }) => [game as string, JSON.parse(goal as string) as Options]))
  },

  setGoal(player: string, game: string, goal: Options): void {
    db.run('INSERT OR REPLACE INTO goals VALUES (?, ?, ?)', player, game, JSON.stringify(goal))
  },
})
