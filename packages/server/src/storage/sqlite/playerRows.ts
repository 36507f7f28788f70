import { Conflict } from '@alea/host'
import { tidyName } from '@alea/protocol'
import { shapesOf } from '../../players/lookAlikes.ts'
import type { PlayerRow, RatingRow } from '../storage.ts'
import type { Database, Row } from './database.ts'

/** Players and their ratings. */
export const playerRows = (db: Database) => ({
  createPlayer({ id, name, password, created, became }: PlayerRow): void {
    if (password !== undefined) takeName(db, id, name)
    db.run('INSERT INTO players VALUES (?, ?, ?, ?, ?)', id, name, password ?? null, created, became ?? null)
  },

  updatePlayer({ id, name, password, became }: PlayerRow): void {
    if (password !== undefined) takeName(db, id, name)
    db.run(
      'UPDATE players SET name = ?, password = ?, became = ? WHERE id = ?',
      name,
      password ?? null,
      became ?? null,
      id,
    )
  },

  mergeGuest(guest: string, account: string, ratings: readonly RatingRow[]): void {
    const isGuest = 'id = ? AND password IS NULL AND became IS NULL'
    if (db.run(`UPDATE players SET became = ? WHERE ${isGuest}`, account, guest) === 0)
      throw new Conflict(`${guest} is no guest`)
    db.run('DELETE FROM ratings WHERE player = ?', guest)
    writeRatings(db, ratings)
    db.run('UPDATE OR IGNORE goals SET player = ? WHERE player = ?', account, guest)
    db.run('DELETE FROM goals WHERE player = ?', guest)
    db.run('UPDATE OR IGNORE notification_settings SET player = ? WHERE player = ?', account, guest)
    db.run('DELETE FROM notification_settings WHERE player = ?', guest)
    db.run('UPDATE push_subscriptions SET player = ? WHERE player = ?', account, guest)
    for (const side of ['reporter', 'player'])
      db.run(`UPDATE reports SET ${side} = ? WHERE ${side} = ?`, account, guest)
    for (const table of ['mutes', 'blocks']) {
      for (const side of ['player', 'other']) {
        db.run(`UPDATE OR IGNORE ${table} SET ${side} = ? WHERE ${side} = ?`, account, guest)
        db.run(`DELETE FROM ${table} WHERE ${side} = ?`, guest)
      }
      db.run(`DELETE FROM ${table} WHERE player = other`)
    }
  },

  player(id: string): PlayerRow | undefined {
    return playerOf(db.get('SELECT * FROM players WHERE id = ?', id))
  },

  playerNamed(name: string): PlayerRow | undefined {
    return named(db, name)
  },

  accountsLike(name: string): string[] {
    return accountsLike(db, name)
  },

  aliases(player: string): string[] {
    return aliasesOf(db, player)
  },

  matchesOf(player: string): number {
    const all = JSON.stringify([player, ...aliasesOf(db, player)])
    const row = db.get(
      'SELECT count(DISTINCT match) AS n FROM seats WHERE player IN (SELECT value FROM json_each(?))',
      all,
    )
    return Number(row!.n)
  },

  ratings(player: string): RatingRow[] {
    return db.all('SELECT * FROM ratings WHERE player = ? ORDER BY pool', player).map(ratingOf)
  },

  leaders(pool: string, limit: number): (RatingRow & { name: string })[] {
    const rows = db.all(
      `SELECT ratings.*, players.name FROM ratings JOIN players ON players.id = ratings.player
       WHERE pool = ? ORDER BY mu - 3 * sigma DESC LIMIT ?`,
      pool,
      limit,
    )
    return rows.map((row) => ({ ...ratingOf(row), name: row.name as string }))
  },

  rate(match: string, ratings: readonly RatingRow[]): void {
    if (db.run('UPDATE matches SET unrated = 0 WHERE id = ? AND unrated = 1', match) === 0) return
    writeRatings(db, ratings)
  },
})

/** Whoever was deleted gets none. */
function writeRatings(db: Database, ratings: readonly RatingRow[]): void {
  for (const { player, pool, mu, sigma, matches } of ratings)
    if (!db.get('SELECT 1 FROM deleted_players WHERE id = ?', player))
      db.run('INSERT OR REPLACE INTO ratings VALUES (?, ?, ?, ?, ?)', player, pool, mu, sigma, matches)
}

/** Gives an account a name that nobody else's looks like; one that it has already it may keep, whatever else looks like it. */
function takeName(db: Database, id: string, name: string): void {
  const before = playerOf(db.get('SELECT * FROM players WHERE id = ?', id))
  if (before?.password !== undefined && before.name === name) return
  if (accountsLike(db, name).some((holder) => holder !== id)) throw new Conflict(`the name ${name} is taken`)
  db.run('DELETE FROM account_names WHERE player = ?', id)
  for (const shape of shapesOf(name)) db.run('INSERT INTO account_names VALUES (?, ?)', shape, id)
}

const accountsLike = (db: Database, name: string): string[] =>
  db
    .all(
      'SELECT DISTINCT player FROM account_names WHERE shape IN (SELECT value FROM json_each(?))',
      JSON.stringify(shapesOf(name)),
    )
    .map((row) => row.player as string)

/** SQLite knows the case of ASCII letters only. */
function named(db: Database, name: string): PlayerRow | undefined {
  const exact = playerOf(db.get('SELECT * FROM players WHERE name = ? COLLATE NOCASE AND password IS NOT NULL', name))
  if (exact) return exact
  const folded = tidyName(name).toLowerCase()
  return accountsLike(db, name)
    .flatMap((id) => playerOf(db.get('SELECT * FROM players WHERE id = ?', id)) ?? [])
    .find((row) => tidyName(row.name).toLowerCase() === folded)
}

const aliasesOf = (db: Database, player: string): string[] =>
  db.all('SELECT id FROM players WHERE became = ?', player).map((row) => row.id as string)

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
