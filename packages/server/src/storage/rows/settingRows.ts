import { get, run, type Steps } from './statement.ts'

const SET = 'INSERT INTO settings VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value'

/** Small values that belong to no table. */
export const settingRows = {
  *setting(name: string, first: string): Steps<string> {
    yield* run('INSERT INTO settings VALUES (?, ?) ON CONFLICT DO NOTHING', name, first)
    return (yield* get('SELECT value FROM settings WHERE name = ?', name))!.value as string
  },

  *noteTime(now: number): Steps<number> {
    const before = yield* get("SELECT value FROM settings WHERE name = 'time'")
    yield* run(SET, 'time', String(now))
    return Number(before?.value ?? now)
  },

  *probe(): Steps {
    // Another value each time: SQLite does not write what is there already.
    yield* run(
      `INSERT INTO settings VALUES ('pulse', '0')
       ON CONFLICT (name) DO UPDATE SET value = CAST(CAST(settings.value AS BIGINT) + 1 AS TEXT)`,
    )
  },
}
