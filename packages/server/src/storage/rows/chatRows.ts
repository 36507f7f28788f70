import type { Said } from '@alea/protocol'
import { all, get, run, type Steps } from './statement.ts'

/** Chat lines and mutes. */
export const chatRows = {
  *say(match: string, line: Omit<Said, 'number'>): Steps<Said> {
    const row = yield* get('SELECT max(number) AS last FROM chat WHERE match = ?', match)
    const said = { number: Number(row?.last ?? 0) + 1, ...line }
    yield* run('INSERT INTO chat VALUES (?, ?, ?)', match, said.number, JSON.stringify(said))
    return said
  },

  *chat(match: string, after: number): Steps<Said[]> {
    const rows = yield* all(
      'SELECT line FROM chat WHERE match = ? AND number > ? ORDER BY number LIMIT 500',
      match,
      after,
    )
    return rows.map((row) => JSON.parse(row.line as string))
  },

  *mute(player: string, other: string, on: boolean): Steps {
    if (on) yield* run('INSERT INTO mutes VALUES (?, ?) ON CONFLICT DO NOTHING', player, other)
    else yield* run('DELETE FROM mutes WHERE player = ? AND other = ?', player, other)
  },

  *muted(player: string): Steps<string[]> {
    const rows = yield* all('SELECT other FROM mutes WHERE player = ?', player)
    return rows.map((row) => row.other as string)
  },
}
