import type { BlockSide, NamedPlayer } from '../storage.ts'
import { all, get, run, type Steps } from './statement.ts'

/** Who has blocked whom. Tables go on naming the guests that became an account. */
export const blockRows = {
  *block(player: string, other: string, on: boolean): Steps {
    if (on) yield* run('INSERT INTO blocks VALUES (?, ?) ON CONFLICT DO NOTHING', player, other)
    else yield* run('DELETE FROM blocks WHERE player = ? AND other = ?', player, other)
  },

  *blocked(player: string): Steps<NamedPlayer[]> {
    const rows = yield* all(
      'SELECT id, name FROM blocks JOIN players ON id = other WHERE player = ? ORDER BY name, id',
      player,
    )
    return rows.map(({ id, name }) => ({ id: id as string, name: name as string }))
  },

  *blockBetween(player: string, others: readonly string[]): Steps<BlockSide | null> {
    const ids = JSON.stringify(others)
    const people = 'SELECT coalesce(became, id) FROM players WHERE id IN (SELECT value FROM json_each(?))'
    const between = (mine: string, theirs: string) =>
      get(`SELECT 1 FROM blocks WHERE ${mine} = ? AND ${theirs} IN (${people}) LIMIT 1`, player, ids)
    if (yield* between('player', 'other')) return 'mine'
    return (yield* between('other', 'player')) ? 'theirs' : null
  },

  *unheard(player: string): Steps<string[]> {
    const rows = yield* all(
      `WITH people AS (
        SELECT other AS id FROM mutes WHERE player = ?
        UNION SELECT other FROM blocks WHERE player = ?
        UNION SELECT player FROM blocks WHERE other = ?
      )
      SELECT id FROM people UNION SELECT players.id FROM players JOIN people ON players.became = people.id`,
      player,
      player,
      player,
    )
    return rows.map((row) => row.id as string)
  },
}
