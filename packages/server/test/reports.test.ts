/** Reports about players: kept for the operator, and not without end. */
import type { Table } from '@alea/protocol'
import { expect, test } from 'vitest'
import { Client } from './client.ts'
import { testServer } from './testServer.ts'

const report = (client: Client, body: object) => client.call('POST', '/api/reports', body)

test('a report reaches the operator as it was made, and is closed once', async () => {
  const server = await testServer()
  const [anna, ben] = await Promise.all([server.guest('Anna'), server.guest('Ben')])
  const { storage } = server.server.services
  const { id } = await anna.ask<Table>('POST', '/api/tables', {
    game: 'pig',
    seats: [{ kind: 'me' }, { kind: 'open' }],
  })
  const body = { player: ben.id, match: id, reason: 'insults', text: 'He said \u202eodd\u001b[31m things' }
  expect(await report(anna, body)).toMatchObject({ status: 200 })
  const [kept] = await storage.reports(false)
  expect(kept).toMatchObject({ player: ben.id, playerName: 'Ben', reporter: anna.id, match: id, reason: 'insults' })
  // A terminal must not obey it.
  expect(kept!.text).not.toMatch(/\p{Cc}|\u202e/u)
  expect(await storage.closeReport(kept!.number, 'warned', 5)).toBe(true)
  expect(await storage.closeReport(kept!.number, 'again', 6)).toBe(false)
  expect(await storage.reports(false)).toEqual([])
  expect(await storage.reports(true)).toMatchObject([{ closed: 5, note: 'warned' }])
})

test('nobody reports themselves, nobody, for no reason, at length, or a match they may not see', async () => {
  const server = await testServer()
  const [anna, ben] = await Promise.all([server.guest(), server.guest()])
  const { id } = await ben.ask<Table>('POST', '/api/tables', {
    game: 'pig',
    seats: [{ kind: 'me' }, { kind: 'me', name: 'Bo' }],
    spectators: false,
    start: true,
  })
  const wrong: readonly [object, number][] = [
    [{ player: anna.id, reason: 'other' }, 403],
    [{ player: 'AAAAAAAAAAAAAAAA', reason: 'other' }, 404],
    [{ player: ben.id, reason: 'ugly' }, 400],
    [{ player: ben.id }, 400],
    [{ player: ben.id, reason: 'other', text: 'x'.repeat(501) }, 400],
    [{ player: ben.id, reason: 'other', match: id }, 403],
    [{ player: ben.id, reason: 'other', match: 'AAAAAAAAAAAAAAAA' }, 404],
  ]
  for (const [body, status] of wrong) expect([body, (await report(anna, body)).status]).toEqual([body, status])
  expect(await server.server.services.storage.reports(true)).toEqual([])
})

test('one person makes ten reports a day, also across a restart; one address thirty', async () => {
  const first = await testServer()
  const [anna, ben] = await Promise.all([first.guest(), first.guest()])
  const body = { player: ben.id, reason: 'other' }
  for (let i = 0; i < 10; i++) expect(await report(anna, body)).toMatchObject({ status: 200 })
  expect(await report(anna, body)).toMatchObject({ status: 429, body: { code: 'too-many' } })
  const { url, guest, server } = await first.restart()
  const again = new Client(url, anna.token, anna.id)
  expect(await report(again, body)).toMatchObject({ status: 429 })
  for (let i = 0; i < 4; i++) {
    const other = await guest()
    for (let j = 0; j < 10; j++) await report(other, body)
  }
  expect(await server.services.storage.reports(true)).toHaveLength(10 + 29)
})
