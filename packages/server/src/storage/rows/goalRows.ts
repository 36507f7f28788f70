import type { Options } from '@alea/engine'
import { all, run, type Steps } from './statement.ts'

/** What players are to reach alone. */
export const goalRows = {
  *goals(player: string): Steps<Record<string, Options>> {
    const rows = yield* all('SELECT game, goal FROM goals WHERE player = ? ORDER BY game', player)
    return Object.fromEntries(rows.map(({ game, goal }) => [game as string, JSON.parse(goal as string) as Options]))
  },

  *setGoal(player: string, game: string, goal: Options): Steps {
    yield* run(
      'INSERT INTO goals VALUES (?, ?, ?) ON CONFLICT (player, game) DO UPDATE SET goal = excluded.goal',
      player,
      game,
      JSON.stringify(goal),
    )
  },
}
