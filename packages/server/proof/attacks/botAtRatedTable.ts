import { setTimeout as sleep } from 'node:timers/promises'
import type { Table } from '@alea/protocol'
import { call } from '../../test/client.ts'
import { ProofPlayer } from '../player.ts'
import type { Attack } from './attack.ts'

/** Slow enough for the limits of a server people use. */
const PAUSE_MS = 300

/**
 * Against 0.2 the bot sat down, the match was won by its resigning opponent, and storing a rating for nobody undid every answer that shared
 * its transaction.
 */
export const botAtRatedTable: Attack = {
  name: 'guest-rates-a-bot',
  what: 'A guest lets a bot sit down at rated tables, starts and resigns, again and again',
  // It plays honestly beside itself, from the same address.
  settings: { requestsPerMinute: 1_000_000, framesPerSecond: 10_000 },
  async run(server, signal) {
    const wrong: string[] = []
    const { body } = await call(server.url, 'POST', '/api/guests', { token: true })
    const me = { authorization: `Bearer ${body.token as string}` }
    const ask = (method: string, path: string, content?: unknown) => call(server.url, method, path, content, me)
    const beside = await ProofPlayer.sit(
      server.url,
      { game: 'pig', seats: [{ kind: 'me' }, { kind: 'me' }], options: { target: 1000 } },
      1,
    )
    beside.connect()
    while (!signal.aborted) {
      const wish = { game: 'pig', seats: [{ kind: 'me' }, { kind: 'open' }], rated: true }
      const { id } = (await ask('POST', '/api/tables', wish)).body as unknown as Table
      const placed = await ask('PUT', `/api/tables/${id}/seats/1/bot`, { bot: 'random' })
      if (placed.status === 200) wrong.push('a bot sat down at a rated table')
      await ask('POST', `/api/tables/${id}/start`)
      await ask('POST', `/api/matches/${id}/seats/0/resign`)
      await ask('POST', `/api/tables/${id}/abandon`)
      await sleep(PAUSE_MS, undefined, { signal }).catch(() => {})
    }
    beside.stop()
    for (const refused of beside.refused) wrong.push(`an honest answer was refused: ${refused}`)
    if (beside.promised.length === 0) wrong.push('no honest answer was stored')
    const { body: metrics } = await call(server.url, 'GET', '/metrics')
    if (String(metrics.text).includes('alea_storage_failures_total{')) wrong.push('a call of the storage failed')
    return [...new Set(wrong)]
  },
}
