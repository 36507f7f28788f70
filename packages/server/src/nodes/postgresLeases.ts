/** Leases in PostgreSQL, over connections of their own: renewing one waits for no answer of a match. */
import type pg from 'pg'
import { leasePoolOf } from '../storage/postgres/connection.ts'
import type { Census, KnownRules, Leases, LiveNode, Owned, Reach, Taken } from './leases.ts'
import { LEASE_MS } from './protocol/timing.ts'

/** How many matches are taken at once. */
const MOST_TAKEN = 200
/** Nodes that have been dead for so long are forgotten: the times of their matches are too old to matter. */
const FORGOTTEN_MS = 30 * 86_400_000

const LIVE = 'SELECT node, bus, joined, rules FROM nodes WHERE expires > now_ms()'
const CENSUS = `SELECT now_ms() AS now, live.node, live.bus, live.joined, live.rules <> '{}' AS serves FROM (${LIVE}) AS live`

const JOIN = `
  INSERT INTO nodes (node, joined, seen, expires, rules, bus)
  SELECT $1, now, now, now + ${LEASE_MS}, $2, $3 FROM now_ms() AS now`

const RENEW = `UPDATE nodes SET seen = now_ms(), expires = now_ms() + ${LEASE_MS}, bus = $2 WHERE node = $1 AND expires > now_ms()`

/** Nodes that can run a match of a row with `game` and `rules`. */
const able = (row: string): string => `
  SELECT live.node FROM live WHERE coalesce((live.rules::json ->> ${row}.game)::integer, 0) >= ${row}.rules`

const RULES = "coalesce((records.record::json ->> 'rules')::integer, 0)"

/**
 * Until when somebody had the match whose time counts: its last owner, until it was seen for the last time. An owner that died before it had stored the
 * clock as it went on is as if it had never been: otherwise the time before it would be charged after all.
 */
const hostedUntil = (owner: string): string => `
  coalesce(CASE WHEN (matches.clock::json ->> 'since')::bigint < matches.taken THEN matches.hosted_until END, (SELECT seen FROM nodes WHERE node = ${owner}))`

const TAKE = `
  WITH found AS (
    SELECT matches.id, matches.owner, matches.epoch, matches.taken, matches.hosted_until, matches.game, ${RULES} AS rules
    FROM matches JOIN records ON records.match = matches.id WHERE matches.id = $2 FOR UPDATE OF matches
  ), live AS MATERIALIZED (${LIVE}), able AS MATERIALIZED (SELECT able.node FROM found, LATERAL (${able('found')}) AS able), given AS (
    UPDATE matches SET owner = $1, epoch = found.epoch + 1, taken = now_ms(), hosted_until = ${hostedUntil('found.owner')}
    FROM found WHERE matches.id = found.id
      AND (found.owner IS NULL OR found.owner NOT IN (SELECT node FROM live)) AND $1 IN (SELECT node FROM live)
      AND ($1 IN (SELECT node FROM able) OR NOT EXISTS (SELECT 1 FROM able))
    RETURNING matches.epoch, matches.taken, matches.hosted_until
  )
  SELECT found.owner, found.epoch, found.taken, found.hosted_until, found.owner IN (SELECT node FROM live) AS is_live,
    (SELECT min(node) FROM able) AS able, $1 IN (SELECT node FROM live) AS is_member, given.epoch AS new_epoch, given.taken AS new_taken, given.hosted_until AS new_hosted_until
  FROM found LEFT JOIN given ON true`

const TAKE_DUE = `
  WITH live AS MATERIALIZED (${LIVE}), due AS (
    SELECT found.id, found.owner FROM (
      SELECT matches.id, matches.owner, matches.game, matches.wake, ${RULES} AS rules
      FROM matches JOIN records ON records.match = matches.id
      WHERE matches.wake < $2 AND (matches.owner IS NULL OR matches.owner NOT IN (SELECT node FROM live))
      ORDER BY matches.wake LIMIT ${MOST_TAKEN} FOR UPDATE OF matches SKIP LOCKED
    ) AS found WHERE $1 IN (${able('found')})
  )
  UPDATE matches SET owner = $1, epoch = epoch + 1, taken = now_ms(), hosted_until = ${hostedUntil('due.owner')}
  FROM due WHERE matches.id = due.id AND matches.owner IS NOT DISTINCT FROM due.owner
  RETURNING matches.id, matches.epoch, matches.taken, matches.hosted_until, matches.wake`

const LEAVE = 'UPDATE nodes SET seen = now_ms(), expires = now_ms() WHERE node = $1 AND expires > now_ms()'
const FORGET = `DELETE FROM nodes WHERE expires < now_ms() - ${FORGOTTEN_MS}`

export class PostgresLeases implements Leases {
  private readonly pool: pg.Pool

  constructor(url: string) {
    this.pool = leasePoolOf(url)
    // A connection that breaks is replaced; what it was doing fails by itself.
    this.pool.on('error', () => {})
  }

  async join(node: string, rules: KnownRules, reach: Reach): Promise<Census> {
    await this.pool.query(FORGET)
    await this.pool.query(JOIN, [node, JSON.stringify(rules), reach])
    return this.census()
  }

  async renew(node: string, reach: Reach): Promise<Census | undefined> {
    const { rowCount } = await this.pool.query(RENEW, [node, reach])
    return rowCount === 0 ? undefined : this.census()
  }

  private async census(): Promise<Census> {
    const { rows } = await this.pool.query<{ now: number; node: string; bus: Reach; joined: number; serves: boolean }>(
      CENSUS,
    )
    const live = rows.map(({ node, bus: reach, joined, serves }): LiveNode => ({ node, reach, joined, serves }))
    return { now: rows[0]?.now ?? Number.NaN, live }
  }

  async take(node: string, match: string): Promise<Taken> {
    const { rows } = await this.pool.query(TAKE, [node, match])
    const row = rows[0]
    if (!row) return { kind: 'none' }
    if (!row.is_member) return { kind: 'dead' }
    if (row.new_epoch !== null) {
      const owned = { match, epoch: row.new_epoch, taken: row.new_taken, hostedUntil: row.new_hosted_until }
      return { kind: 'own', owned, isNew: true }
    }
    if (row.owner === node) {
      const owned = { match, epoch: row.epoch, taken: row.taken, hostedUntil: row.hosted_until }
      return { kind: 'own', owned, isNew: false }
    }
    return { kind: 'elsewhere', owner: row.is_live ? row.owner : row.able }
  }

  async takeDue(node: string, before: number): Promise<(Owned & { readonly due: number })[]> {
    const { rows } = await this.pool.query(TAKE_DUE, [node, before])
    return rows.map(({ id, epoch, taken, hosted_until, wake }) => ({
      match: id,
      epoch,
      taken,
      hostedUntil: hosted_until,
      due: wake,
    }))
  }

  async leave(node: string): Promise<void> {
    await this.pool.query(LEAVE, [node])
  }

  close(): Promise<void> {
    return this.pool.end()
  }
}
