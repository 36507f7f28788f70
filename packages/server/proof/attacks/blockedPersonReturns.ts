import type { Table } from '@alea/protocol'
import { Client } from '../../test/client.ts'
import type { Attack } from './attack.ts'

const PASSWORD = 'quite unusual words'
const ROUNDS = 5

/** Tries to sit with somebody who has blocked them: by seat, by link, by rematch, from another session, as a guest who then signs in. */
export const blockedPersonReturns: Attack = {
  name: 'blocked-person-returns',
  what: 'somebody who was blocked tries every way to a seat and to the chat of whoever blocked them',
  async run({ url }, signal) {
    const [anna, ben, guest] = await Promise.all([
      Client.guest(url, 'Anna'),
      Client.guest(url, 'Ben'),
      Client.guest(url, 'Stranger'),
    ])
    const credentials = { name: `Returns ${ben.id.slice(0, 6)}`, password: PASSWORD, token: true }
    await ben.ask('POST', '/api/accounts', credentials)
    const finished = await finishedMatch(anna, ben)
    await anna.ask('PUT', `/api/blocks/${ben.id}`)
    // Another session of the same account; the guest it was is merged into it.
    await guest.ask('POST', '/api/sessions', credentials)
    const faults: string[] = []
    for (let i = 0; i < ROUNDS && !signal.aborted; i++) {
      const table = await newTable(anna)
      const link = table.links?.seats[1]
      const path = `/api/tables/${table.id}/seats`
      for (const one of [ben, guest])
        for (const wish of [{}, { seat: 1 }, { invitation: link }]) {
          const { status } = await one.call('POST', path, wish)
          if (status !== 403) faults.push(`a seat at the table of whoever blocked them: ${status}`)
        }
      const { status } = await anna.call('POST', `/api/tables/${(await newTable(ben)).id}/seats`, {})
      if (status !== 403) faults.push(`a seat with somebody one has blocked: ${status}`)
      await anna.ask('POST', `/api/tables/${table.id}/abandon`)
    }
    for (const one of [ben, guest, anna]) {
      const { status } = await one.call('POST', `/api/tables/${finished}/rematch`)
      if (status !== 403) faults.push(`a rematch of two of whom one has blocked the other: ${status}`)
    }
    await guest.call('POST', `/api/matches/${finished}/chat`, { text: 'here I am again' })
    const { lines } = await anna.ask<{ lines: unknown[] }>('GET', `/api/matches/${finished}/chat`)
    if (lines.length > 0) faults.push('the words of somebody who is blocked are heard')
    return [...new Set(faults)]
  },
}

const newTable = (host: Client): Promise<Table> =>
  host.ask<Table>('POST', '/api/tables', { game: 'pig', seats: [{ kind: 'me' }, { kind: 'open' }], open: true })

async function finishedMatch(anna: Client, ben: Client): Promise<string> {
  const { id } = await newTable(anna)
  await ben.ask('POST', `/api/tables/${id}/seats`, {})
  await anna.ask('POST', `/api/tables/${id}/start`)
  await ben.ask('POST', `/api/matches/${id}/seats/1/resign`)
  return id
}
