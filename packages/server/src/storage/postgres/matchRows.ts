import { Conflict, type Loaded, type MatchRecord } from '@alea/host'
import { writeAwaited } from '../rows/awaitedRows.ts'
import { checkedMatch, readRecord, writeRecord } from '../rows/matchTables.ts'
import type { InSteps, MatchCalls } from '../rows/sharedRows.ts'
import { all, get, type Row, run, type Steps, type Value } from '../rows/statement.ts'
import type { FencedCommit, Listed, Query } from '../storage.ts'
import { append } from './journal.ts'

const RECORDS = 'FROM matches JOIN records ON match = id'

/** One statement, so that it sees one moment, whoever writes meanwhile. */
const WHOLE_MATCH = `
  SELECT matches.*, record,
    (SELECT json_agg(entries ORDER BY entries.position) FROM entries WHERE entries.match = id) AS entries,
    (SELECT row_to_json(snapshots) FROM snapshots WHERE snapshots.match = id) AS checkpoint
  FROM matches LEFT JOIN records ON records.match = id WHERE id = ?`

/** Matches and their answers. */
export const matchRows: InSteps<MatchCalls> = {
  *commit(commit: FencedCommit): Steps {
    if (commit.record) yield* prepare(commit, commit.record)
    const [refusal] = yield* appendAll([commit])
    // Takes back the record too.
    if (refusal !== undefined) throw new Conflict(refusal)
  },

  *load(match: string): Steps<Loaded | undefined> {
    const row = yield* get(WHOLE_MATCH, match)
    if (!row) return undefined
    const { record, revision, entries, clock } = checkedMatch(match, row, (row.entries as Row[] | null) ?? [])
    const checkpoint = row.checkpoint as { position: number; state: string } | null
    return {
      record,
      revision,
      entries,
      clock,
      checkpoint: checkpoint ? { position: checkpoint.position, state: checkpoint.state } : undefined,
    }
  },

  *records(matches: readonly string[]): Steps<MatchRecord[]> {
    const among = 'id IN (SELECT value FROM json_each(?))'
    const rows = yield* all(`SELECT record, record_hash ${RECORDS} WHERE ${among}`, JSON.stringify(matches))
    return rows.flatMap((row) => readRecord(row) ?? [])
  },

  *find({ status, game, open, players, before, limit }: Query): Steps<Listed[]> {
    const conditions: readonly (readonly [string, Value | undefined])[] = [
      ['status = ?', status],
      ['game = ?', game],
      ['open = ?', open === undefined ? undefined : Number(open)],
      ['created < ?', before],
      [
        'id IN (SELECT seats.match FROM seats WHERE player IN (SELECT value FROM json_each(?)))',
        players && JSON.stringify(players),
      ],
    ]
    const given = conditions.filter((each): each is readonly [string, Value] => each[1] !== undefined)
    const where = given.length === 0 ? '' : `WHERE ${given.map(([condition]) => condition).join(' AND ')}`
    const rows = yield* all(
      `SELECT record, record_hash, position ${RECORDS} ${where} ORDER BY created DESC LIMIT ?`,
      ...given.map(([, value]) => value),
      limit,
    )
    // One that is damaged is left out.
    return rows.flatMap((row) => {
      const record = readRecord(row)
      return record ? [{ record, position: Number(row.position) }] : []
    })
  },

  *due(): Steps<{ match: string; at: number }[]> {
    const rows = yield* all('SELECT id, wake FROM matches WHERE wake IS NOT NULL ORDER BY wake')
    return rows.map((row) => ({ match: row.id as string, at: Number(row.wake) }))
  },

  *matchIds(): Steps<string[]> {
    return (yield* all('SELECT id FROM matches ORDER BY created, id')).map((row) => row.id as string)
  },

  *unfinishedRules(): Steps<{ game: string; rules: number }[]> {
    const rows = yield* all(`SELECT DISTINCT game, ${RULES} AS rules ${UNFINISHED} ORDER BY 1, 2`)
    return rows.map(({ game, rules }) => ({ game: game as string, rules: Number(rules) }))
  },

  *unfinishedUnder(game: string, rules: number): Steps<string[]> {
    const rows = yield* all(`SELECT id ${UNFINISHED} AND game = ? AND ${RULES} = ? ORDER BY created`, game, rules)
    return rows.map((row) => row.id as string)
  },

  *unrated(): Steps<string[]> {
    return (yield* all('SELECT id FROM matches WHERE unrated = 1 ORDER BY created')).map((row) => row.id as string)
  },
}

const RULES = "CAST(record::json ->> 'rules' AS integer)"
const UNFINISHED = `${RECORDS} WHERE status IN ('gathering', 'playing')`

/** Writes the record; whether it may be written is found out when the commit is appended. */
function* prepare({ match, revision, lease }: FencedCommit, record: MatchRecord): Steps {
  const present = yield* get('SELECT revision FROM matches WHERE id = ? FOR UPDATE', match)
  if (Number(present?.revision ?? 0) !== revision)
    throw new Conflict(`match ${match} is at revision ${present?.revision ?? 0}, not ${revision}`)
  yield* writeRecord(match, record, revision)
  if (revision === 0 && lease)
    yield* run('UPDATE matches SET owner = ?, epoch = ?, taken = now_ms() WHERE id = ?', lease.node, lease.epoch, match)
}

/** Appends commits without a record, or whose record is written; says of each why it is refused, if it is. */
export function* appendAll(commits: readonly FencedCommit[]): Steps<(string | undefined)[]> {
  const refusals = yield* append(commits)
  for (const [i, { match, awaited }] of commits.entries())
    if (awaited && refusals[i] === undefined) yield* writeAwaited(match, awaited)
  return refusals
}
