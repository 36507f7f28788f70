import type { Awaited } from '@alea/host'
import type { Delivery } from '../../notifications/notification.ts'
import type { NewDelivery } from '../storage.ts'
import type { Database, Row } from './database.ts'

/** Rows looked at in one call. */
const BATCH = 100

/** The outbox: who is awaited, and what is to be sent to them. */
export const awaitedRows = (db: Database) => ({
  untold(before: number): (Awaited & { match: string })[] {
    return db
      .all(
        'SELECT match, player, seat, since FROM awaited WHERE told = 0 AND since <= ? ORDER BY since LIMIT ?',
        before,
        BATCH,
      )
      .map(({ match, player, seat, since }) => ({
        match: match as string,
        player: player as string,
        seat: Number(seat),
        since: Number(since),
      }))
  },

  tell(match: string, player: string, deliveries: readonly NewDelivery[]): void {
    if (db.run('UPDATE awaited SET told = 1 WHERE match = ? AND player = ? AND told = 0', match, player) === 0) return
    for (const { channel, target, due } of deliveries)
      db.run('INSERT OR IGNORE INTO deliveries VALUES (?, ?, ?, ?, ?, 0)', match, player, channel, target, due)
  },

  dueDeliveries(now: number): Delivery[] {
    return db.all('SELECT * FROM deliveries WHERE due <= ? ORDER BY due LIMIT ?', now, BATCH).map(deliveryOf)
  },

  mailsTo(player: string): Delivery[] {
    return db.all("SELECT * FROM deliveries WHERE target = ? AND channel = 'mail' ORDER BY due", player).map(deliveryOf)
  },

  endDeliveries(deliveries: readonly Delivery[]): void {
    for (const { match, player, channel, target } of deliveries)
      db.run(`DELETE FROM deliveries WHERE ${ONE}`, match, player, channel, target)
  },

  postponeDeliveries(deliveries: readonly Delivery[], due: number, isTry: boolean): void {
    const by = Number(isTry)
    for (const { match, player, channel, target } of deliveries)
      db.run(`UPDATE deliveries SET due = ?, tries = tries + ? WHERE ${ONE}`, due, by, match, player, channel, target)
  },

  nextDelivery(): { untold: number | null; due: number | null } {
    const untold = db.get('SELECT min(since) AS at FROM awaited WHERE told = 0')?.at
    const due = db.get('SELECT min(due) AS at FROM deliveries')?.at
    return { untold: untold === null ? null : Number(untold), due: due === null ? null : Number(due) }
  },
})

const ONE = 'match = ? AND player = ? AND channel = ? AND target = ?'

/** Called with the commit that changes who is awaited. */
export function writeAwaited(db: Database, match: string, awaited: readonly Awaited[]): void {
  const players = JSON.stringify(awaited.map(({ player }) => player))
  for (const table of ['awaited', 'deliveries'])
    db.run(`DELETE FROM ${table} WHERE match = ? AND player NOT IN (SELECT value FROM json_each(?))`, match, players)
  for (const { player, seat, since } of awaited)
    db.run('INSERT OR IGNORE INTO awaited VALUES (?, ?, ?, ?, 0)', match, player, seat, since)
}

const deliveryOf = (row: Row): Delivery => ({
  match: row.match as string,
  player: row.player as string,
  channel: row.channel as Delivery['channel'],
  target: row.target as string,
  due: Number(row.due),
  tries: Number(row.tries),
})
