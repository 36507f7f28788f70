import type { Awaited } from '@alea/host'
import type { Delivery } from '../../notifications/notification.ts'
import type { NewDelivery } from '../storage.ts'
import { all, get, type Row, run, type Steps } from './statement.ts'

/** Rows looked at in one call. */
const BATCH = 100

/** The outbox: who is awaited, and what is to be sent to them. */
export const awaitedRows = {
  *untold(before: number): Steps<(Awaited & { match: string })[]> {
    const rows = yield* all(
      'SELECT match, player, seat, since FROM awaited WHERE told = 0 AND since <= ? ORDER BY since LIMIT ?',
      before,
      BATCH,
    )
    return rows.map(({ match, player, seat, since }) => ({
      match: match as string,
      player: player as string,
      seat: Number(seat),
      since: Number(since),
    }))
  },

  *tell(match: string, player: string, deliveries: readonly NewDelivery[]): Steps {
    const untold = 'match = ? AND player = ? AND told = 0'
    if ((yield* run(`UPDATE awaited SET told = 1 WHERE ${untold}`, match, player)) === 0) return
    for (const { channel, target, due } of deliveries)
      yield* run(
        'INSERT INTO deliveries VALUES (?, ?, ?, ?, ?, 0) ON CONFLICT DO NOTHING',
        match,
        player,
        channel,
        target,
        due,
      )
  },

  *dueDeliveries(now: number): Steps<Delivery[]> {
    const rows = yield* all('SELECT * FROM deliveries WHERE due <= ? ORDER BY due LIMIT ?', now, BATCH)
    return rows.map(deliveryOf)
  },

  *mailsTo(player: string): Steps<Delivery[]> {
    const rows = yield* all("SELECT * FROM deliveries WHERE target = ? AND channel = 'mail' ORDER BY due", player)
    return rows.map(deliveryOf)
  },

  *endDeliveries(deliveries: readonly Delivery[]): Steps {
    for (const { match, player, channel, target } of deliveries)
      yield* run(`DELETE FROM deliveries WHERE ${ONE}`, match, player, channel, target)
  },

  *postponeDeliveries(deliveries: readonly Delivery[], due: number, isTry: boolean): Steps {
    const change = `UPDATE deliveries SET due = ?, tries = tries + ? WHERE ${ONE}`
    for (const { match, player, channel, target } of deliveries)
      yield* run(change, due, Number(isTry), match, player, channel, target)
  },

  *nextDelivery(): Steps<{ untold: number | null; due: number | null }> {
    const untold = (yield* get('SELECT min(since) AS at FROM awaited WHERE told = 0'))!.at
    const due = (yield* get('SELECT min(due) AS at FROM deliveries'))!.at
    return { untold: untold === null ? null : Number(untold), due: due === null ? null : Number(due) }
  },
}

const ONE = 'match = ? AND player = ? AND channel = ? AND target = ?'

/** Called with the commit that changes who is awaited. */
export function* writeAwaited(match: string, awaited: readonly Awaited[]): Steps {
  const players = JSON.stringify(awaited.map(({ player }) => player))
  for (const table of ['awaited', 'deliveries'])
    yield* run(
      `DELETE FROM ${table} WHERE match = ? AND player NOT IN (SELECT value FROM json_each(?))`,
      match,
      players,
    )
  for (const { player, seat, since } of awaited)
    yield* run('INSERT INTO awaited VALUES (?, ?, ?, ?, 0) ON CONFLICT DO NOTHING', match, player, seat, since)
}

const deliveryOf = (row: Row): Delivery => ({
  match: row.match as string,
  player: row.player as string,
  channel: row.channel as Delivery['channel'],
  target: row.target as string,
  due: Number(row.due),
  tries: Number(row.tries),
})
