import type { Table } from '@alea/protocol'
import { Client } from '../../test/client.ts'
import type { Attack } from './attack.ts'
import { playBesideBots } from './playBesideBots.ts'

/** Budgets that no server of strangers grants. */
const GREEDY_NAMES = ['search:600000ms', 'search:10000000', 'search:301ms', 'search:3001', 'search:999999999ms']
/** More than the settings allow. */
const TABLES = 20

export const guestTakesAllBots: Attack = {
  name: 'guest-takes-all-bots',
  what: 'A guest asks for bots with enormous budgets, and for as many matches among the strongest as there may be, to keep every thread busy.',
  // Its two bot threads start, with all games: about 100 MB each.
  growth: 260,
  async run(server, signal) {
    const guest = await Client.guest(server.url)
    const findings = await accepted(guest)
    const laid = await Promise.all(Array.from({ length: TABLES }, () => amongBots(guest)))
    if (laid.every((status) => status === 200)) findings.push(`all ${TABLES} matches among bots were accepted`)
    return [...findings, ...(await playBesideBots(server.url, signal))]
  },
}

/** Every name that was accepted although it should not have been. */
async function accepted(guest: Client): Promise<string[]> {
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const { id } = await guest.ask<Table>('POST', '/api/tables', { game: 'pig', seats })
  const findings: string[] = []
  for (const bot of GREEDY_NAMES) {
    const replies = [
      await guest.call('PUT', `/api/tables/${id}/seats/1/bot`, { bot }),
      await guest.call('POST', '/api/tables', { game: 'pig', seats: [{ kind: 'me' }, { kind: 'bot', bot }] }),
      await guest.call('POST', '/api/tables', { game: 'pig', seats, standIn: bot }),
    ]
    if (replies.some(({ status }) => status === 200)) findings.push(`${bot} was accepted`)
  }
  return findings
}

/** A long match among the strongest bots; the status of the request. */
export async function amongBots(guest: Client): Promise<number> {
  const seats = Array(4).fill({ kind: 'bot', bot: 'master' })
  const { status } = await guest.call('POST', '/api/tables', { game: 'battle-dice', seats, pace: 0, start: true })
  return status
}
