import type { Table } from '@alea/protocol'
import { Client } from '../../test/client.ts'
import type { Attack } from './attack.ts'

const REQUESTS = 10

/** Asks for rematches of matches they never played, and asks many times at once for one they did. */
export const strangerRematch: Attack = {
  name: 'stranger-asks-for-rematches',
  what: 'a stranger asks for rematches of a finished match, while its players ask for theirs at the same moment',
  async run({ url }, signal) {
    const [anna, ben, eve] = await Promise.all([
      Client.guest(url, 'Anna'),
      Client.guest(url, 'Ben'),
      Client.guest(url, 'Eve'),
    ])
    const seats = [{ kind: 'me' }, { kind: 'open' }]
    const { id } = await anna.ask<Table>('POST', '/api/tables', { game: 'pig', seats, open: true })
    await ben.ask('POST', `/api/tables/${id}/seats`, {})
    await anna.ask('POST', `/api/tables/${id}/start`)
    await ben.ask('POST', `/api/matches/${id}/seats/1/resign`)
    const faults: string[] = []
    for (let i = 0; i < REQUESTS && !signal.aborted; i++) {
      const { status } = await eve.call('POST', `/api/tables/${id}/rematch`)
      if (status !== 403) faults.push(`a stranger's rematch: ${status}`)
    }
    const before = await tablesOf(anna)
    if (before !== 1) faults.push(`${before} tables of the players after a stranger asked for rematches`)
    const asked = await Promise.all(
      Array.from({ length: REQUESTS }, (_, i) => (i % 2 ? anna : ben).call('POST', `/api/tables/${id}/rematch`)),
    )
    const made = new Set(asked.map(({ body }) => body.id))
    if (made.size !== 1 || asked.some(({ status }) => status !== 200))
      faults.push(`${made.size} rematches for ${REQUESTS} requests at once`)
    const after = await tablesOf(anna)
    if (after !== 2) faults.push(`${after} tables of the players after one rematch`)
    return [...new Set(faults)]
  },
}

/** Open tables of this player, in any state. */
async function tablesOf(player: Client): Promise<number> {
  const { tables } = await player.ask<{ tables: Table[] }>('GET', '/api/tables?mine=true')
  return tables.length
}
