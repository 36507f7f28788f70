/** Whoever is banned is gone at once, and does not come back by another door. */
import type { Table } from '@alea/protocol'
import { expect, test } from 'vitest'
import { askServer } from '../src/operator/askServer.ts'
import { TestBrowser } from './browser.ts'
import { testServer } from './testServer.ts'

const PASSWORD = 'quite unusual words'

test('sockets close, running matches end as if resigned, and nothing of a guest is merged into the account', async () => {
  const { server, guest, url } = await testServer()
  const [anna, ben] = await Promise.all([guest('Anna'), guest('Ben')])
  await ben.ask('POST', '/api/accounts', { name: 'Benedict', password: PASSWORD, token: true })
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const { id } = await anna.ask<Table>('POST', '/api/tables', { game: 'pig', seats, open: true })
  await ben.ask('POST', `/api/tables/${id}/seats`, {})
  await anna.ask('POST', `/api/tables/${id}/start`)
  await ben.connect()
  const closed = new Promise<number>((resolve) => ben.socket!.once('close', resolve))
  const ask = { player: 'benedict', until: null, reason: '' }
  const banned = await askServer(server.services.config.data, 'ban', ask, 'en')
  expect(banned?.value).toEqual({ id: ben.id, name: 'Benedict' })
  expect(await closed).toBe(4001)
  expect(await ben.call('GET', '/api/me')).toMatchObject({ status: 401 })
  expect(await anna.ask<Table>('GET', `/api/tables/${id}`)).toMatchObject({
    status: 'over',
    ending: { by: 'resignation', places: [1, 2] },
  })
  const again = new TestBrowser(url)
  await again.call('POST', '/api/guests', {})
  const guestId = (await again.call('GET', '/api/me')).body.id as string
  const refused = await again.call('POST', '/api/sessions', { name: 'Benedict', password: PASSWORD })
  expect(refused).toMatchObject({ status: 403, body: { detail: 'this account is banned for good' } })
  expect((await server.services.storage.player(guestId))?.became).toBeUndefined()
  // Only whoever knows the password learns of the ban.
  const wrong = await again.call('POST', '/api/sessions', { name: 'Benedict', password: 'wrong password' })
  expect(wrong).toMatchObject({ body: { code: 'wrong-password' } })
})
