import type { Table } from '@alea/protocol'
import { Client, call } from '../../test/client.ts'
import type { Attack } from './attack.ts'

/** Few: an address may not ask for more. */
const ROUNDS = 5

/** Deletes themselves in the middle of a match, many times at once and while other requests of theirs are under way. */
export const deleteInMidMatch: Attack = {
  name: 'player-deletes-in-mid-match',
  what: 'deletes their account in the middle of a match, while they answer, chat and sit down elsewhere with the same token',
  async run({ url }, signal) {
    const faults = new Set<string>()
    for (let i = 0; i < ROUNDS && !signal.aborted; i++)
      for (const fault of await round(url, `Gone ${process.pid} ${i}`)) faults.add(fault)
    return [...faults]
  },
}

async function round(url: string, name: string): Promise<string[]> {
  const [eve, ben] = await Promise.all([Client.guest(url, name), Client.guest(url, 'Ben')])
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const { id } = await eve.ask<Table>('POST', '/api/tables', { game: 'pig', seats, open: true })
  const { id: other } = await ben.ask<Table>('POST', '/api/tables', { game: 'pig', seats, open: true })
  await ben.ask('POST', `/api/tables/${id}/seats`, {})
  await eve.ask('POST', `/api/tables/${id}/start`)
  const said = `the secret of ${name}`
  await eve.ask('POST', `/api/matches/${id}/chat`, { text: said })
  const replies = await Promise.all([
    eve.call('DELETE', '/api/me', { confirm: true }),
    eve.call('DELETE', '/api/me', { confirm: true }),
    eve.call('POST', `/api/tables/${other}/seats`, {}),
    eve.call('PATCH', '/api/me', { name: `${name} again` }),
    eve.call('POST', `/api/matches/${id}/seats/0/resign`),
    eve.call('POST', '/api/accounts', { name, password: 'a long password' }),
  ])
  const faults = replies.flatMap(({ status }) => (status >= 500 ? [`a reply with status ${status}`] : []))
  if (!replies.slice(0, 2).some(({ status }) => status === 200)) return [...faults, 'nobody could be deleted']
  if ((await eve.call('GET', '/api/me')).status !== 401) faults.push('a deleted player is still signed in')
  if ((await call(url, 'GET', `/api/players/${eve.id}`)).status !== 404) faults.push('a deleted player has a profile')
  const table = await ben.ask<Table>('GET', `/api/tables/${id}`)
  if (table.status !== 'over') faults.push(`the match of a deleted player is ${table.status}`)
  if (!(await isGone(ben, id, said, name))) faults.push('the name or the words of a deleted player are still shown')
  return faults
}

/** They are removed soon after the reply. */
async function isGone(ben: Client, id: string, said: string, name: string): Promise<boolean> {
  for (let tries = 0; tries < 50; tries++) {
    const table = await ben.ask('GET', `/api/tables/${id}`)
    const chat = await ben.ask('GET', `/api/matches/${id}/chat`)
    const shown = JSON.stringify({ table, chat })
    if (!shown.includes(name) && !shown.includes(said)) return true
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return false
}
