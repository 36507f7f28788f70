import { Conflict } from '@alea/host'
import { tidyName } from '@alea/protocol'
import { shapesOf } from '../../players/lookAlikes.ts'
import type { PlayerRow, RatingRow } from '../storage.ts'
import { all, get, type Row, run, type Steps } from './statement.ts'

/** Players and their ratings. */
export const playerRows = {
  *createPlayer({ id, name, password, created, became }: PlayerRow): Steps {
    if (password !== undefined) yield* takeName(id, name)
    yield* run('INSERT INTO players VALUES (?, ?, ?, ?, ?)', id, name, password ?? null, created, became ?? null)
  },

  *updatePlayer({ id, name, password, became }: PlayerRow): Steps {
    if (password !== undefined) yield* takeName(id, name)
    yield* run(
      'UPDATE players SET name = ?, password = ?, became = ? WHERE id = ?',
      name,
      password ?? null,
      became ?? null,
      id,
    )
  },

  *mergeGuest(guest: string, account: string, ratings: readonly RatingRow[]): Steps {
    const isGuest = 'id = ? AND password IS NULL AND became IS NULL'
    if ((yield* run(`UPDATE players SET became = ? WHERE ${isGuest}`, account, guest)) === 0)
      throw new Conflict(`${guest} is no guest`)
    yield* run('DELETE FROM ratings WHERE player = ?', guest)
    yield* writeRatings(ratings)
    yield* run(
      `UPDATE goals SET player = ? WHERE player = ? AND game NOT IN (SELECT game FROM goals WHERE player = ?)`,
      account,
      guest,
      account,
    )
    yield* run('DELETE FROM goals WHERE player = ?', guest)
    yield* run(
      `UPDATE notification_settings SET player = ?
       WHERE player = ? AND NOT EXISTS (SELECT 1 FROM notification_settings WHERE player = ?)`,
      account,
      guest,
      account,
    )
    yield* run('DELETE FROM notification_settings WHERE player = ?', guest)
    yield* run('UPDATE push_subscriptions SET player = ? WHERE player = ?', account, guest)
    for (const side of ['reporter', 'player'])
      yield* run(`UPDATE reports SET ${side} = ? WHERE ${side} = ?`, account, guest)
    for (const table of ['mutes', 'blocks']) {
      yield* moveSide(table, 'player', 'other', guest, account)
      yield* moveSide(table, 'other', 'player', guest, account)
      yield* run(`DELETE FROM ${table} WHERE player = ? AND other = ?`, account, account)
    }
  },

  *player(id: string): Steps<PlayerRow | undefined> {
    return playerOf(yield* get('SELECT * FROM players WHERE id = ?', id))
  },

  playerNamed: named,
  accountsLike,
  aliases: aliasesOf,

  *matchesOf(player: string): Steps<number> {
    const ids = JSON.stringify([player, ...(yield* aliasesOf(player))])
    const row = yield* get(
      'SELECT count(DISTINCT match) AS n FROM seats WHERE player IN (SELECT value FROM json_each(?))',
      ids,
    )
    return Number(row!.n)
  },

  *ratings(player: string): Steps<RatingRow[]> {
    return (yield* all('SELECT * FROM ratings WHERE player = ? ORDER BY pool', player)).map(ratingOf)
  },

  *leaders(pool: string, limit: number): Steps<(RatingRow & { name: string })[]> {
    const rows = yield* all(
      `SELECT ratings.*, players.name FROM ratings JOIN players ON players.id = ratings.player
       WHERE pool = ? ORDER BY mu - 3 * sigma DESC LIMIT ?`,
      pool,
      limit,
    )
    return rows.map((row) => ({ ...ratingOf(row), name: row.name as string }))
  },

  *rate(match: string, ratings: readonly RatingRow[]): Steps {
    if ((yield* run('UPDATE matches SET unrated = 0 WHERE id = ? AND unrated = 1', match)) === 0) return
    yield* writeRatings(ratings)
  },
}

/** Gives the account what stands on one side for the guest; what it has already stays. */
function* moveSide(table: string, side: string, opposite: string, guest: string, account: string): Steps {
  yield* run(
    `UPDATE ${table} SET ${side} = ?
     WHERE ${side} = ? AND ${opposite} NOT IN (SELECT ${opposite} FROM ${table} WHERE ${side} = ?)`,
    account,
    guest,
    account,
  )
  yield* run(`DELETE FROM ${table} WHERE ${side} = ?`, guest)
}

/** Whoever was deleted gets none. */
function* writeRatings(ratings: readonly RatingRow[]): Steps {
  for (const { player, pool, mu, sigma, matches } of ratings)
    if (!(yield* get('SELECT 1 FROM deleted_players WHERE id = ?', player)))
      yield* run(
        `INSERT INTO ratings VALUES (?, ?, ?, ?, ?)
         ON CONFLICT (player, pool) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, matches = excluded.matches`,
        player,
        pool,
        mu,
        sigma,
        matches,
      )
}

/** Gives an account a name that nobody else's looks like; one that it has already it may keep, whatever else looks like it. */
function* takeName(id: string, name: string): Steps {
  const before = playerOf(yield* get('SELECT * FROM players WHERE id = ?', id))
  if (before?.password !== undefined && before.name === name) return
  const holders = yield* accountsLike(name)
  if (holders.some((holder) => holder !== id)) throw new Conflict(`the name ${name} is taken`)
  yield* run('DELETE FROM account_names WHERE player = ?', id)
  for (const shape of shapesOf(name)) yield* run('INSERT INTO account_names VALUES (?, ?)', shape, id)
}

function* accountsLike(name: string): Steps<string[]> {
  const rows = yield* all(
    'SELECT DISTINCT player FROM account_names WHERE shape IN (SELECT value FROM json_each(?))',
    JSON.stringify(shapesOf(name)),
  )
  return rows.map((row) => row.player as string)
}

/** Two accounts of an older server may look the same: what is written exactly so comes first. */
function* named(name: string): Steps<PlayerRow | undefined> {
  const players: PlayerRow[] = []
  for (const id of yield* accountsLike(name)) {
    const player = playerOf(yield* get('SELECT * FROM players WHERE id = ?', id))
    if (player) players.push(player)
  }
  const folded = tidyName(name).toLowerCase()
  const same = players.filter((player) => tidyName(player.name).toLowerCase() === folded)
  return same.find((player) => player.name === name) ?? same[0]
}

function* aliasesOf(player: string): Steps<string[]> {
  return (yield* all('SELECT id FROM players WHERE became = ?', player)).map((row) => row.id as string)
}

const ratingOf = (row: Row): RatingRow => ({
  player: row.player as string,
  pool: row.pool as string,
  mu: Number(row.mu),
  sigma: Number(row.sigma),
  matches: Number(row.matches),
})

function playerOf(row: Row | undefined): PlayerRow | undefined {
  if (!row) return undefined
  const { id, name, password, created, became } = row as Record<string, string | null>
  return {
    id: id!,
    name: name!,
    created: Number(created),
    ...(password === null ? {} : { password: password! }),
    ...(became === null ? {} : { became: became! }),
  }
}
