import type { Said, Table } from '@alea/protocol'
import { expect, test } from 'vitest'
import { Client, call } from './client.ts'
import { testServer } from './testServer.ts'

const PASSWORD = 'correct horse'

async function account(url: string, name: string): Promise<Client> {
  const client = await Client.guest(url)
  await client.ask('POST', '/api/accounts', { name, password: PASSWORD })
  return client
}

test('nobody else is called like an account, by any route, however it is written', async () => {
  const server = await testServer()
  const anna = await account(server.url, 'Anna')
  const ben = await server.guest('Ben')
  const table = await ben.ask<Table>('POST', '/api/tables', {
    game: 'pig',
    seats: [{ kind: 'open' }, { kind: 'me' }],
    open: true,
  })
  for (const name of ['Anna', 'ANNA', 'Аnna', 'Ａｎｎａ', ' anna ', 'A.n.n.a']) {
    const taken = async (method: string, path: string, body: object) =>
      expect((await ben.call(method, path, body)).body.code, `${path} ${name}`).toBe('name-taken')
    await taken('POST', '/api/guests', { name, token: true })
    await taken('PATCH', '/api/me', { name })
    await taken('POST', '/api/accounts', { name, password: PASSWORD })
    await taken('POST', `/api/tables/${table.id}/seats`, { name })
    await taken('POST', '/api/tables', { game: 'pig', seats: [{ kind: 'me', name }, { kind: 'open' }] })
  }
  expect((await call(server.url, 'POST', '/api/guests', { name: 'An\u200bna' })).body.code).toBe('bad-name')
  expect((await call(server.url, 'POST', '/api/guests', { name: 'Admin' })).body.code).toBe('bad-name')
  const own = await anna.ask<Table>('POST', '/api/tables', {
    game: 'pig',
    seats: [{ kind: 'me', name: 'anna' }, { kind: 'open' }],
  })
  expect(own.seats[0]!.name).toBe('anna')
  expect(await anna.ask('PATCH', '/api/me', { name: 'ANNA' })).toMatchObject({ name: 'ANNA' })
})

test('names are tidied, and two guests may share one', async () => {
  const server = await testServer()
  const [one, other] = [await server.guest('  Ｚoe\u0308   K '), await server.guest('Zoë K')]
  for (const client of [one, other]) expect(await client.ask('GET', '/api/me')).toMatchObject({ name: 'Zoë K' })
})

test('a guest who had the name before the account is told apart from it from then on', async () => {
  const server = await testServer()
  const [early, cleo] = [await server.guest('Anna'), await server.guest('Cléo')]
  await account(server.url, 'Anna')
  const shown = `Anna (${early.id.slice(0, 4)})`
  expect(await early.ask('GET', '/api/me')).toMatchObject({ name: shown })
  const table = await early.ask<Table>('POST', '/api/tables', {
    game: 'pig',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    open: true,
  })
  expect(table.seats[0]!.name).toBe(shown)
  await cleo.ask('POST', `/api/tables/${table.id}/seats`, {})
  expect(await early.ask<Said>('POST', `/api/matches/${table.id}/chat`, { text: 'hello' })).toMatchObject({
    name: shown,
  })
})

test('an account is found by its name whatever its case, accents included', async () => {
  const server = await testServer()
  await account(server.url, 'Émile')
  for (const name of ['Émile', 'émile', 'ÉMILE', 'E\u0301mile', ' Émile'])
    expect((await call(server.url, 'POST', '/api/sessions', { name, password: PASSWORD })).status, name).toBe(200)
  const refused = await call(server.url, 'POST', '/api/sessions', { name: 'Emile', password: PASSWORD })
  expect(refused.body.code).toBe('wrong-password')
})

test('a password that anybody would try first is refused, with the reason', async () => {
  const server = await testServer()
  const guest = await server.guest()
  for (const password of ['password', 'Azertyuiop', '12345678', 'Annabelle', 'annabelle99'])
    expect((await guest.call('POST', '/api/accounts', { name: 'Annabelle', password })).body).toMatchObject({
      code: 'weak-password',
      message: 'This password is too easy to guess.',
    })
  await guest.ask('POST', '/api/accounts', { name: 'Annabelle', password: PASSWORD })
})
