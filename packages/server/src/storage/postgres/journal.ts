/**
 * How answers are appended: those of many matches in one statement, which checks in the same breath that nobody else has written, and that the
 * writer still owns the match. Whoever takes a match over changes the row that this statement changes: one of the two comes first.
 */
import type { Commit, StoredEntry } from '@alea/host'
import { chainAt, hashOfRecord } from '../rows/matchTables.ts'
import { linked, sealOf } from '../rows/seal.ts'
import { all, type Row, type Steps } from '../rows/statement.ts'
import type { FencedCommit, Lease } from '../storage.ts'

/** What must be known of matches before their answers can be sealed, and which of these commands were done before. */
const HEADS = `
  SELECT id, revision, position, clock, record_hash,
    (SELECT chain FROM entries WHERE entries.match = id AND entries.position = matches.position - 1) AS chain,
    ARRAY(SELECT who || ' ' || command FROM entries
      WHERE entries.match = id AND command IN (SELECT value FROM json_each(?))) AS done
  FROM matches WHERE id IN (SELECT value FROM json_each(?))`

/** Returns the matches that were still at the revision on which their commits are based: of these alone everything was written. */
const APPEND = `
  WITH moved AS (
    UPDATE matches SET revision = given.revision, position = given.position, wake = given.wake, clock = given.clock,
      record_hash = given.record_hash, seal = given.seal
    FROM json_to_recordset(?::json) AS given (
      match text, based_on integer, revision integer, position integer, wake bigint, clock text, record_hash text, seal text,
      owner text, epoch integer)
    WHERE matches.id = given.match AND matches.revision = given.based_on AND matches.owner IS NOT DISTINCT FROM given.owner
      AND (given.owner IS NULL
        OR matches.epoch = given.epoch AND EXISTS (SELECT 1 FROM nodes WHERE node = given.owner AND expires > now_ms()))
    RETURNING id
  ), appended AS (
    INSERT INTO entries (match, position, who, name, key, at, command, chain)
    SELECT match, position, who, name, key, at, command, chain
    FROM json_to_recordset(?::json) AS given (
      match text, position integer, who integer, name text, key text, at bigint, command text, chain text)
    WHERE match IN (SELECT id FROM moved)
  ), kept AS (
    INSERT INTO snapshots SELECT match, position, state
    FROM json_to_recordset(?::json) AS given (match text, position integer, state text)
    WHERE match IN (SELECT id FROM moved)
    ON CONFLICT (match) DO UPDATE SET position = excluded.position, state = excluded.state
  )
  SELECT id FROM moved`

/** One match as it will be after the commits that are appended now. */
interface Head {
  readonly match: string
  readonly basedOn: number
  revision: number
  position: number
  dueAt: number | null
  clock: string | null
  chain: string
  readonly recordHash: string
  readonly done: Set<string>
  lease: Lease | undefined
  checkpoint: Commit['checkpoint']
}

/** Appends answers; says of each commit why it is refused, if it is. Of a match that somebody else has written to, all are. */
export function* append(commits: readonly FencedCommit[]): Steps<(string | undefined)[]> {
  const heads = yield* headsOf(commits)
  const entries: object[] = []
  const refusals = commits.map((commit) => {
    const head = heads.get(commit.match)
    const refusal = refusalOf(commit, head)
    if (head && refusal === undefined) entries.push(...advance(head, commit))
    return refusal
  })
  const changed = [...heads.values()].filter(({ basedOn, revision }) => revision > basedOn)
  if (changed.length === 0) return refusals
  const checkpoints = changed.flatMap(({ match, checkpoint }) => (checkpoint ? [{ match, ...checkpoint }] : []))
  const given = [changed.map(rowOf), entries, checkpoints].map((rows) => JSON.stringify(rows))
  const moved = new Set((yield* all(APPEND, ...given)).map(({ id }) => id))
  return commits.map(({ match }, i) => refusals[i] ?? (moved.has(match) ? undefined : `match ${match} was written to`))
}

function refusalOf(
  { match, revision, position, entries, lease }: FencedCommit,
  head: Head | undefined,
): string | undefined {
  if (!head) return `there is no match ${match}`
  const isFirst = head.revision === head.basedOn
  if (!isFirst && head.lease?.epoch !== lease?.epoch) return `match ${match} has another owner`
  if (head.revision !== revision || head.position !== position)
    return `match ${match} is at revision ${head.revision}, not ${revision}`
  const repeated = entries.find((entry) => entry.command !== undefined && head.done.has(commandKey(entry)))
  return repeated && `command ${repeated.command} was already done`
}

/** Brings the head behind the commit; returns the rows of its answers. */
function advance(head: Head, { match, position, entries, dueAt, clock, checkpoint, lease }: FencedCommit): object[] {
  head.lease = lease
  head.revision++
  head.position += entries.length
  head.dueAt = dueAt
  if (clock) head.clock = JSON.stringify(clock)
  head.checkpoint = checkpoint ?? head.checkpoint
  return entries.map((entry, i) => {
    if (entry.command !== undefined) head.done.add(commandKey(entry))
    head.chain = linked(head.chain, entry)
    return { ...entry, match, position: position + i, chain: head.chain }
  })
}

const rowOf = ({ match, basedOn, revision, position, dueAt, clock, chain, recordHash, lease }: Head) => ({
  match,
  based_on: basedOn,
  revision,
  position,
  wake: dueAt,
  clock,
  record_hash: recordHash,
  seal: sealOf({ record_hash: recordHash, chain, revision, position, clock, wake: dueAt }),
  owner: lease?.node ?? null,
  epoch: lease?.epoch ?? null,
})

function* headsOf(commits: readonly Commit[]): Steps<Map<string, Head>> {
  const matches = new Set(commits.map(({ match }) => match))
  const commands = commits.flatMap(({ entries }) => entries.flatMap(({ command }) => command ?? []))
  const heads = new Map<string, Head>()
  for (const row of yield* all(HEADS, JSON.stringify(commands), JSON.stringify([...matches])))
    heads.set(row.id as string, yield* headOf(row))
  return heads
}

function* headOf(row: Row): Steps<Head> {
  const match = row.id as string
  const [revision, position] = [Number(row.revision), Number(row.position)]
  return {
    match,
    basedOn: revision,
    revision,
    position,
    dueAt: null,
    clock: row.clock as string | null,
    // Matches that an older server wrote have no hashes.
    chain: (row.chain as string | null) ?? (yield* chainAt(match, position)),
    recordHash: (row.record_hash as string | null) ?? (yield* hashOfRecord(match)),
    done: new Set(row.done as string[]),
    lease: undefined,
    checkpoint: undefined,
  }
}

const commandKey = ({ who, command }: StoredEntry): string => `${who} ${command}`
