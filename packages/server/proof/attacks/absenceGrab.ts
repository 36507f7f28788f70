import type { Table } from '@alea/protocol'
import { Client } from '../../test/client.ts'
import type { Attack } from './attack.ts'

/** Has the other player of a match by days replaced, again and again; and one who plays over HTTP only. */
export const absenceGrab: Attack = {
  name: 'player-grabs-an-absent-seat',
  what: 'a player asks for a bot in the place of somebody who has days to answer, and of a program that only polls',
  // The shortest that can be set: whoever is gone for two seconds may be replaced, where the rule of the table allows it.
  settings: { absenceSeconds: 2 },
  async run({ url }, signal) {
    const [attacker, correspondent, poller, stranger] = await Promise.all([
      Client.guest(url, 'Grab'),
      Client.guest(url, 'Letter'),
      Client.guest(url, 'Poll'),
      Client.guest(url, 'Eve'),
    ])
    const byDays = await tableOf(attacker, correspondent, { clock: { kind: 'days', days: 3 } })
    const untimed = await tableOf(attacker, poller, {})
    const faults: string[] = []
    const end = Date.now() + 6000
    while (Date.now() < end && !signal.aborted) {
      await poller.call('GET', `/api/matches/${untimed}?as=1`)
      for (const [who, match] of [
        [attacker, byDays],
        [attacker, untimed],
        [stranger, byDays],
        [stranger, untimed],
      ] as const) {
        const { status } = await who.call('PUT', `/api/matches/${match}/seats/1/stand-in`)
        if (status !== 403) faults.push(`a stand-in for a player who is not gone: ${status}`)
      }
      await new Promise((resolve) => setTimeout(resolve, 300))
    }
    for (const match of [byDays, untimed]) {
      const table = await attacker.ask<Table>('GET', `/api/tables/${match}`)
      if (table.seats[1]!.bot !== undefined || table.handovers) faults.push('a bot plays for a player who is not gone')
    }
    return [...new Set(faults)]
  },
}

async function tableOf(host: Client, guest: Client, wish: object): Promise<string> {
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const { id } = await host.ask<Table>('POST', '/api/tables', { game: 'pig', seats, open: true, ...wish })
  await guest.ask('POST', `/api/tables/${id}/seats`, {})
  await host.ask('POST', `/api/tables/${id}/start`)
  return id
}
