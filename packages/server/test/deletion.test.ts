import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { SIGNED_OUT, type Table } from '@alea/protocol'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readAudit } from '../src/index.ts'
import type { Client } from './client.ts'
import { testServer } from './testServer.ts'

const ANNA = { name: 'Annabella', password: 'correct horse' }

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'alea-deletion-'))
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return path
}

/** A match of two that has begun. */
async function match(one: Client, other: Client, more: object = {}): Promise<string> {
  const { id } = await one.ask<Table>('POST', '/api/tables', {
    game: 'pig',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    open: true,
    ...more,
  })
  await other.ask('POST', `/api/tables/${id}/seats`, {})
  await one.ask('POST', `/api/tables/${id}/start`)
  return id
}

test('an account is deleted with its password: matches are resigned, the name, ratings and chat are gone for good', async () => {
  const data = folder()
  const server = await testServer({}, data)
  const anna = await server.guest('Annabella')
  const ben = await server.guest('Ben')
  await anna.ask('POST', '/api/accounts', ANNA)
  await ben.ask('POST', '/api/accounts', { name: 'Ben', password: 'another horse' })
  const clock = { kind: 'live', bank: 600, increment: 5 }
  const over = await match(anna, ben, { rated: true, clock })
  await ben.ask('POST', `/api/matches/${over}/seats/1/resign`)
  await vi.waitFor(async () =>
    expect((await ben.ask<{ ratings: unknown[] }>('GET', '/api/me')).ratings).toHaveLength(1),
  )
  const playing = await match(anna, ben, { rated: true, clock })
  await anna.ask('POST', `/api/matches/${playing}/chat`, { text: 'my street is Elm Street' })
  await ben.ask('POST', `/api/matches/${playing}/chat`, { text: 'how nice' })
  const { id: gathering } = await anna.ask<Table>('POST', '/api/tables', {
    game: 'pig',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    open: true,
  })
  await ben.ask('PUT', `/api/mutes/${anna.id}`)
  await anna.connect()
  const closed = new Promise((resolve) => anna.socket!.once('close', resolve))

  expect((await anna.call('DELETE', '/api/me', { password: 'wrong horse' })).body.code).toBe('wrong-password')
  expect((await anna.call('DELETE', '/api/me', { confirm: true })).body.code).toBe('wrong-password')
  expect((await anna.call('GET', '/api/me')).status).toBe(200)
  expect((await anna.call('DELETE', '/api/me', { password: ANNA.password })).status).toBe(200)

  expect(await closed).toBe(SIGNED_OUT)
  expect((await anna.call('GET', '/api/me')).status).toBe(401)
  expect((await ben.call('POST', '/api/sessions', ANNA)).body.code).toBe('wrong-password')
  expect((await ben.call('GET', `/api/players/${anna.id}`)).status).toBe(404)
  expect(await ben.ask('GET', `/api/tables/${playing}`)).toMatchObject({
    status: 'over',
    ending: { by: 'resignation', places: [2, 1] },
  })
  expect(await ben.ask('GET', `/api/tables/${gathering}`)).toMatchObject({ status: 'abandoned' })
  await vi.waitFor(async () => {
    for (const id of [playing, over]) {
      const [first, second] = (await ben.ask<Table>('GET', `/api/tables/${id}`)).seats
      expect(first).toMatchObject({ kind: 'player', player: anna.id, deleted: true })
      expect(first).not.toHaveProperty('name')
      expect(second).toMatchObject({ name: 'Ben' })
    }
  })
  const lines = async () =>
    (await ben.ask<{ lines: unknown[] }>('GET', `/api/matches/${playing}/chat`)).lines as Record<string, unknown>[]
  await vi.waitFor(async () => expect(JSON.stringify(await lines())).not.toContain('Elm'))
  expect((await lines()).map(({ name, text, removed }) => ({ name, text, removed }))).toEqual([
    { name: '', text: undefined, removed: true },
    { name: 'Ben', text: 'how nice', removed: undefined },
  ])
  const { players } = await ben.ask<{ players: { name: string }[] }>('GET', '/api/ratings/pig/live')
  expect(players.map(({ name }) => name)).toEqual(['Ben'])
  expect((await ben.ask<{ ratings: { matches: number }[] }>('GET', '/api/me')).ratings).toMatchObject([{ matches: 2 }])
  expect((await ben.ask<{ muted: string[] }>('GET', '/api/me')).muted).toEqual([])
  expect((await readAudit(data, 0, 'en')).at(-1)).toMatchObject({ who: anna.id, what: 'account-delete' })

  await server.server.close()
  const db = new DatabaseSync(join(data, 'alea.sqlite'))
  db.exec('VACUUM')
  db.close()
  for (const name of readdirSync(data).filter((one) => one.startsWith('alea.sqlite')))
    expect(readFileSync(join(data, name)).toString('latin1')).not.toMatch(/Annabella|Elm Street/)
})

test('the name of a deleted account is free for others after thirty days, not before', async () => {
  const data = folder()
  let now = Date.now()
  const server = await testServer({}, data, { now: () => now })
  const anna = await server.guest()
  await anna.ask('POST', '/api/accounts', ANNA)
  await anna.ask('DELETE', '/api/me', { password: ANNA.password })
  const thief = await server.guest()
  expect((await thief.call('POST', '/api/accounts', ANNA)).body.code).toBe('name-taken')
  expect((await thief.call('PATCH', '/api/me', { name: 'Annabella' })).body.code).toBe('name-taken')
  await server.server.close()
  now += 31 * 86_400_000
  const later = await testServer({}, data, { now: () => now })
  const other = await later.guest()
  expect((await other.call('POST', '/api/accounts', ANNA)).status).toBe(200)
})

test('a guest must say that it is meant; a match of three goes on with a bot, and one hosted among bots ends', async () => {
  const { guest } = await testServer()
  const [anna, ben, cleo] = [await guest('Anna'), await guest('Ben'), await guest('Cleo')]
  const { id } = await anna.ask<Table>('POST', '/api/tables', {
    game: 'pig',
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
    open: true,
  })
  for (const one of [ben, cleo]) await one.ask('POST', `/api/tables/${id}/seats`, {})
  await anna.ask('POST', `/api/tables/${id}/start`)
  const { id: amongBots } = await anna.ask<Table>('POST', '/api/tables', {
    game: 'pig',
    seats: [
      { kind: 'bot', bot: 'random' },
      { kind: 'bot', bot: 'random' },
    ],
    pace: 10_000,
    start: true,
  })
  expect((await anna.call('DELETE', '/api/me', {})).body.code).toBe('not-allowed')
  expect((await anna.call('DELETE', '/api/me', { confirm: true })).status).toBe(200)
  const { status, seats } = await ben.ask<Table>('GET', `/api/tables/${id}`)
  expect(status).toBe('playing')
  expect(seats[0]).toMatchObject({ kind: 'player', resigned: true, bot: expect.any(String) })
  expect((await ben.ask<Table>('GET', `/api/tables/${amongBots}`)).status).toBe('abandoned')
})

test('a deletion that was interrupted goes on at the next start', async () => {
  const data = folder()
  const server = await testServer({}, data)
  const anna = await server.guest('Annabella')
  const ben = await server.guest('Ben')
  const id = await match(anna, ben)
  // As if the server had died right after it began.
  await server.server.services.storage.beginDeletion(anna.id, [anna.id], 1)
  await server.server.close()
  const again = await testServer({}, data)
  ben.socket?.terminate()
  await vi.waitFor(async () => {
    const reply = await fetch(`${again.url}/api/tables/${id}`, { headers: { authorization: `Bearer ${ben.token}` } })
    expect(await reply.json()).toMatchObject({ status: 'over', seats: [{ deleted: true }, { name: 'Ben' }] })
  })
  await vi.waitFor(async () => expect(await again.server.services.storage.deletions()).toEqual([]))
})
