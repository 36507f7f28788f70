/** Blocking: not seated together, not heard, whichever of the two wants it so. */
import type { Profile, Said, Table } from '@alea/protocol'
import { expect, test } from 'vitest'
import type { Client } from './client.ts'
import { testServer } from './testServer.ts'

const TWO = [{ kind: 'me' }, { kind: 'open' }]
const newTable = (host: Client, more = {}) =>
  host.ask<Table>('POST', '/api/tables', { game: 'pig', seats: TWO, open: true, ...more })
const sit = (client: Client, { id }: Table, wish = {}) => client.call('POST', `/api/tables/${id}/seats`, wish)
const block = (client: Client, other: string) => client.ask('PUT', `/api/blocks/${other}`)

test('neither sits down where the other is, by a link of a seat neither', async () => {
  const server = await testServer()
  const [anna, ben, eve] = await Promise.all([server.guest('Anna'), server.guest('Ben'), server.guest('Eve')])
  await block(anna, ben.id)
  const hers = await newTable(anna)
  const link = hers.links?.seats[1] ?? ''
  expect(link).not.toBe('')
  for (const wish of [{}, { seat: 1 }, { invitation: link }])
    expect(await sit(ben, hers, wish)).toMatchObject({
      status: 403,
      body: { detail: 'you cannot join this table; please choose another one' },
    })
  expect(await sit(anna, await newTable(ben))).toMatchObject({
    status: 403,
    body: { detail: 'somebody you have blocked is at this table' },
  })
  // A table of a third person, where the other already sits.
  const third = await newTable(eve, { seats: [...TWO, { kind: 'open' }] })
  expect(await sit(anna, third)).toMatchObject({ status: 200 })
  expect(await sit(ben, third)).toMatchObject({ status: 403 })
  await anna.ask('DELETE', `/api/blocks/${ben.id}`)
  expect(await sit(ben, third)).toMatchObject({ status: 200 })
})

test('two who sit down at the same moment are not seated together', async () => {
  const server = await testServer()
  const [anna, ben, eve] = await Promise.all([server.guest(), server.guest(), server.guest()])
  await block(anna, ben.id)
  const table = await newTable(eve, { seats: [...TWO, { kind: 'open' }] })
  const replies = await Promise.all([sit(anna, table), sit(ben, table)])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 403])
})

test('a match that runs goes on, without words between the two, and has no rematch', async () => {
  const server = await testServer()
  const [anna, ben] = await Promise.all([server.guest('Anna'), server.guest('Ben')])
  const table = await newTable(anna)
  const match = table.id
  await sit(ben, table)
  await anna.ask('POST', `/api/tables/${match}/start`)
  await Promise.all([anna.connect(), ben.connect()])
  await Promise.all([anna.watch(match, 0), ben.watch(match, 1)])
  await block(anna, ben.id)
  const own = [anna.next('said'), ben.next('said')]
  await anna.ask('POST', `/api/matches/${match}/chat`, { text: 'hers' })
  await ben.ask('POST', `/api/matches/${match}/chat`, { text: 'his' })
  expect((await Promise.all(own)).map(({ said }) => said.text)).toEqual(['hers', 'his'])
  const lines = async (client: Client) =>
    (await client.ask<{ lines: Said[] }>('GET', `/api/matches/${match}/chat`)).lines.map(({ text }) => text)
  expect([await lines(anna), await lines(ben)]).toEqual([['hers'], ['his']])
  await ben.ask('POST', `/api/matches/${match}/proposals`, { seat: 1, kind: 'pause' })
  expect((await ben.ask<Table>('GET', `/api/tables/${match}`)).proposals).toHaveLength(1)
  expect((await anna.ask<Table>('GET', `/api/tables/${match}`)).proposals ?? []).toEqual([])
  expect(await ben.call('POST', `/api/matches/${match}/seats/1/resign`)).toMatchObject({ status: 200 })
  for (const one of [anna, ben])
    expect(await one.call('POST', `/api/tables/${match}/rematch`)).toMatchObject({ status: 403 })
  expect((await anna.ask<Table>('GET', `/api/tables/${match}`)).rematch).toBeUndefined()
})

test('a rematch that was laid before the block seats nobody with the other', async () => {
  const server = await testServer()
  const [anna, ben] = await Promise.all([server.guest(), server.guest()])
  const table = await newTable(anna)
  await sit(ben, table)
  await anna.ask('POST', `/api/tables/${table.id}/start`)
  await ben.ask('POST', `/api/matches/${table.id}/seats/1/resign`)
  const again = await ben.ask<Table>('POST', `/api/tables/${table.id}/rematch`)
  await block(anna, ben.id)
  expect(await anna.call('POST', `/api/tables/${table.id}/rematch`)).toMatchObject({ status: 403 })
  expect(await sit(anna, again)).toMatchObject({ status: 403 })
})

test('whoever signs in to an account stays blocked, as do tables and words of the guest they were', async () => {
  const server = await testServer()
  const [anna, ben, owner] = await Promise.all([server.guest('Anna'), server.guest('Ben'), server.guest('Owner')])
  const credentials = { name: 'Benedict', password: 'quite unusual words' }
  await owner.ask('POST', '/api/accounts', { ...credentials, token: true })
  const bens = await newTable(ben)
  await anna.connect()
  await block(anna, ben.id)
  const account = await ben.ask<Profile>('POST', '/api/sessions', { ...credentials, token: true })
  expect(account.id).toBe(owner.id)
  expect((await anna.ask<Profile>('GET', '/api/me')).blocked).toEqual([{ id: owner.id, name: 'Benedict' }])
  // Its record names the guest.
  expect(await sit(anna, bens)).toMatchObject({ status: 403 })
  expect(server.server.services.chat.isMuted(anna.id, account.id)).toBe(true)
  await anna.ask('DELETE', `/api/blocks/${ben.id}`)
  expect(await sit(anna, bens)).toMatchObject({ status: 200 })
})

test('nobody blocks themselves, or nobody', async () => {
  const server = await testServer()
  const anna = await server.guest()
  expect(await anna.call('PUT', `/api/blocks/${anna.id}`)).toMatchObject({ status: 403 })
  expect(await anna.call('PUT', '/api/blocks/AAAAAAAAAAAAAAAA')).toMatchObject({ status: 404 })
})
