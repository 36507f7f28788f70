import type { AccountExport, Table } from '@alea/protocol'
import { expect, test } from 'vitest'
import { testServer } from './testServer.ts'

test('an export has everything of one player and nothing of the others: no token, no password, no words of theirs', async () => {
  const { guest } = await testServer()
  const [anna, ben] = [await guest('Anna'), await guest('Ben')]
  await anna.ask('POST', '/api/accounts', { name: 'Anna', password: 'correct horse' })
  const { id } = await anna.ask<Table>('POST', '/api/tables', {
    game: 'pig',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    open: true,
  })
  await ben.ask('POST', `/api/tables/${id}/seats`, {})
  await anna.ask('POST', `/api/tables/${id}/start`)
  await anna.ask('POST', `/api/matches/${id}/chat`, { text: 'hello' })
  await ben.ask('POST', `/api/matches/${id}/chat`, { text: 'my own words' })
  await ben.ask('POST', `/api/matches/${id}/seats/1/resign`)
  await anna.ask('PUT', `/api/mutes/${ben.id}`)
  await anna.ask('PUT', `/api/blocks/${ben.id}`)
  await anna.ask('POST', '/api/reports', { player: ben.id, match: id, reason: 'insults', text: 'said a word' })
  await ben.ask('POST', '/api/reports', { player: anna.id, reason: 'cheating', text: 'my own words' })
  const exported = await anna.ask<AccountExport>('GET', '/api/me/export')
  expect(exported).toMatchObject({
    id: anna.id,
    name: 'Anna',
    account: true,
    muted: [ben.id],
    blocked: [ben.id],
    reports: [{ player: ben.id, match: id, reason: 'insults', text: 'said a word' }],
    sessions: [{ network: 'local', program: true }],
    matches: [{ id, game: 'pig', status: 'over', seats: [{ seat: 0 }], places: [1], by: 'resignation' }],
    moreMatches: false,
    chat: [{ match: id, text: 'hello' }],
    moreChat: false,
  })
  const text = JSON.stringify(exported)
  expect(text).not.toMatch(/my own words|Ben|horse|scrypt/)
  for (const part of anna.token.split('.')) expect(text).not.toContain(part)
})

test('an export is dear: a few use up what an address may ask for', async () => {
  const { guest } = await testServer({ requestsPerMinute: 350 })
  const anna = await guest()
  const statuses: number[] = []
  for (let i = 0; i < 5; i++) statuses.push((await anna.call('GET', '/api/me/export')).status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(3)
  expect(statuses.at(-1)).toBe(429)
})
