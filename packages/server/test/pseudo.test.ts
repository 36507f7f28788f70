/** Every refusal is in the asker's language: in the pseudo-language, no plain word is left but what is quoted. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { BOTS } from '@alea/bots'
import { GAMES } from '@alea/catalog'
import { ERRORS, type Failure, type Table } from '@alea/protocol'
import { PSEUDO, untouched, WITH_PSEUDO } from '@alea/testkit/pseudo'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Config } from '../src/index.ts'
import { Client, call } from './client.ts'

const open: ChildProcess[] = []

async function server(change: Partial<Config> = {}): Promise<string> {
  const program = join(import.meta.dirname, 'pseudoServer.ts')
  const child = fork(program, [JSON.stringify(change)], { execArgv: [...WITH_PSEUDO] })
  open.push(child)
  const [url] = await once(child, 'message')
  return url as string
}

let url: string
let anna: Client
let ben: Client
beforeAll(async () => {
  url = await server({ requestsPerMinute: 100_000, botMatchesPerPerson: 1, botSeatsPerPerson: 5 })
  ;[anna, ben] = await Promise.all([Client.guest(url, 'Anna'), Client.guest(url, 'Ben')])
})
afterAll(async () => {
  for (const child of open) child.disconnect()
  await Promise.all(open.map((child) => child.exitCode ?? once(child, 'exit')))
})

/** Members and values that a request should have had, and types of JSON. What the request itself says may be quoted too. */
const ALLOWED: readonly RegExp[] = [
  /\b(?:POST|PUT) \/api\/\w+|\bapplication\/json\b/g,
  new RegExp(`\\b(?:${[...BOTS.map(({ name }) => name), ...GAMES.map(({ id }) => id)].join('|')})\\b`, 'g'),
  /\b(?:watch|leave|answer|undo|order|reveal|preview|resign|say|propose|reply|resume|visible|ping)\b/g,
  /\b(?:body|path|type|match|as|game|seats|id)\b/g,
  // JSON types.
  /\b(?:string|number|integer|boolean|array|object|null)\b/g,
]

const met = new Set<string>()

function expectTranslated(what: string, { code, message, detail }: Partial<Failure>): void {
  expect(code, what).toBeOneOf([...ERRORS])
  met.add(code!)
  // What bars taking back is a word for programs; the sentence is the message.
  const said = [message!, ...(detail !== undefined && code !== 'barred' ? [detail] : [])]
  expect(
    said.filter((text) => untouched(text, [...ALLOWED, ...quoted(what)]).length > 0),
    what,
  ).toEqual([])
}

const quoted = (what: string): RegExp[] =>
  (what.match(/[a-zA-Z]\w+/g) ?? []).map((word) => new RegExp(`\\b${word}\\b`, 'g'))

const SPEAKING = { 'accept-language': PSEUDO }

async function refused(who: Client | undefined, method: string, path: string, body?: unknown): Promise<void> {
  const headers = { ...SPEAKING, ...(who && { authorization: `Bearer ${who.token}` }) }
  const answered = await call(url, method, path, body, headers)
  expect(answered.status, `${method} ${path}`).toBeGreaterThanOrEqual(400)
  expectTranslated(`${method} ${path} ${JSON.stringify(body)}`.slice(0, 500), answered.body)
}

const TWO = [{ kind: 'me' }, { kind: 'open' }]

test('tables that cannot be', async () => {
  const table = { game: 'pig', seats: TWO }
  await refused(undefined, 'POST', '/api/tables', table)
  await refused(anna, 'POST', '/api/tables', '{')
  await refused(anna, 'POST', '/api/tables', '[]')
  await refused(anna, 'POST', '/api/tables', {})
  await refused(anna, 'POST', '/api/tables', { ...table, game: 7 })
  await refused(anna, 'POST', '/api/tables', { ...table, game: 'x'.repeat(50) })
  await refused(anna, 'POST', '/api/tables', { ...table, seats: [] })
  await refused(anna, 'POST', '/api/tables', { ...table, colour: 'red' })
  await refused(anna, 'POST', '/api/tables', { ...table, pace: -1 })
  await refused(anna, 'POST', '/api/tables', { ...table, commitment: 'ab' })
  await refused(anna, 'POST', '/api/tables', { ...table, windows: 'often' })
  await refused(anna, 'POST', '/api/tables', { ...table, game: 'chess' })
  await refused(anna, 'POST', '/api/tables', { ...table, seats: [{ kind: 'me' }] })
  await refused(anna, 'POST', '/api/tables', { ...table, options: { target: 5 } })
  await refused(anna, 'POST', '/api/tables', { ...table, seats: [{ kind: 'me' }, { kind: 'bot', bot: 'hal' }] })
  const costly = { kind: 'bot', bot: 'search:9999999' }
  await refused(anna, 'POST', '/api/tables', { ...table, seats: [{ kind: 'me' }, costly] })
  const among = (bots: number) => ({ ...table, seats: Array(bots).fill({ kind: 'bot', bot: 'random' }) })
  await anna.ask('POST', '/api/tables', among(2))
  await refused(anna, 'POST', '/api/tables', among(2))
  await refused(anna, 'POST', '/api/tables', among(4))
  await refused(anna, 'POST', '/api/tables', {
    ...table,
    rated: true,
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }],
  })
  await refused(anna, 'POST', '/api/tables', { ...table, options: { target: 'x'.repeat(2_000_000) } })
  const sent = await fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { ...SPEAKING, authorization: `Bearer ${anna.token}`, 'content-type': 'text/plain' },
    body: 'pig',
  })
  expectTranslated('text/plain', (await sent.json()) as Failure)
  const foreign = await fetch(`${url}/api/guests`, {
    method: 'POST',
    headers: { ...SPEAKING, origin: 'http://x.example' },
  })
  expectTranslated('another page', (await foreign.json()) as Failure)
})

test('players', async () => {
  await refused(undefined, 'POST', '/api/sessions', { name: 'nobody', password: 'long enough' })
  await refused(undefined, 'POST', '/api/accounts', { name: 'Zoe', password: 'short' })
  const [zoe, yann] = await Promise.all([Client.guest(url), Client.guest(url)])
  await zoe.ask('POST', '/api/accounts', { name: 'Zoe', password: 'long enough' })
  await refused(zoe, 'POST', '/api/accounts', { name: 'Zoe', password: 'long enough' })
  await refused(yann, 'POST', '/api/accounts', { name: 'Zoe', password: 'long enough' })
  await refused(anna, 'PATCH', '/api/me', { name: '' })
  await refused(anna, 'GET', '/api/players/nobodyAtAll00000')
  await refused(anna, 'GET', '/api/games/chess')
  await refused(anna, 'GET', '/api/nothing')
  const { body } = await call(url, 'POST', '/api/guests', {}, SPEAKING)
  expect(untouched((body.name as string).split(' ')[0]!)).toEqual([])
})

test('a match before, while and after it is played', async () => {
  const table = await anna.ask<Table>('POST', '/api/tables', { game: 'pig', seats: TWO, options: { target: 10 } })
  const at = `/api/tables/${table.id}`
  const match = `/api/matches/${table.id}`
  await refused(anna, 'GET', '/api/matches/0000000000000000')
  await refused(ben, 'POST', `${at}/seats`, {})
  await refused(ben, 'POST', `${at}/start`)
  await refused(anna, 'POST', `${at}/start`)
  await refused(anna, 'PUT', `${at}/seats/1/bot`, { bot: 'hal' })
  await refused(anna, 'GET', `${match}/proof`)
  await refused(anna, 'POST', `${match}/answers`, { id: 'a', seat: 0, position: 0, key: 'roll' })
  await ben.ask('POST', `${at}/seats`, { invitation: table.invitation })
  await refused(ben, 'POST', `${at}/seats`, { invitation: table.invitation })
  await anna.ask('POST', `${at}/start`)
  await refused(anna, 'POST', `${at}/start`)
  await refused(anna, 'POST', `${at}/abandon`)
  await refused(anna, 'POST', `${match}/answers`, { id: 'a', seat: 0, position: 0, key: 'dance' })
  await refused(anna, 'POST', `${match}/answers`, { id: 'a', seat: 0, position: 0, key: 'hold' })
  await refused(anna, 'POST', `${match}/answers`, { id: 'a', seat: 0, position: 9, key: 'roll' })
  await refused(anna, 'POST', `${match}/answers`, { id: 'a', seat: 1, position: 0, key: 'roll' })
  await refused(ben, 'POST', `${match}/answers`, { id: 'a', seat: 1, position: 0, key: 'roll' })
  await refused(anna, 'POST', `${match}/undo`, { id: 'u', seat: 0, position: 0 })
  await refused(anna, 'GET', `${match}/proof`)
  await refused(anna, 'GET', `${match}/replay`)
  await refused(anna, 'GET', `${match}/seats/7/undo`)
  await refused(anna, 'PUT', `${match}/seats/1/stand-in`)
  await refused(anna, 'POST', `${match}/chat`, {})
  await refused(anna, 'POST', `${at}/rematch`)
  await anna.ask('POST', `${match}/answers`, { id: 'a', seat: 0, position: 0, key: 'roll' })
  await refused(anna, 'POST', `${match}/undo`, { id: 'u', seat: 0, position: 0 })
  await anna.ask('POST', `${match}/proposals`, { seat: 0, kind: 'pause' })
  await refused(anna, 'POST', `${match}/proposals`, { seat: 0, kind: 'pause' })
  await refused(anna, 'PUT', `${match}/proposals/1`, { seat: 0, answer: 'accept' })
  await refused(anna, 'PUT', `${match}/proposals/7`, { seat: 0, answer: 'withdraw' })
  await anna.ask('PUT', `${match}/proposals/1`, { seat: 0, answer: 'withdraw' })
  await refused(anna, 'POST', `${match}/proposals`, { seat: 0, kind: 'pause' })
  await refused(anna, 'POST', `${match}/proposals`, { seat: 0, kind: 'clock' })
  await refused(anna, 'POST', `${match}/resume`, { seat: 0 })
  await anna.ask('POST', `${match}/seats/0/resign`)
  await refused(anna, 'POST', `${match}/seats/0/resign`)
  await refused(ben, 'POST', `${match}/answers`, { id: 'a', seat: 1, position: 0, key: 'roll' })
})

test('names, passwords and sessions', async () => {
  await refused(undefined, 'POST', '/api/guests', { name: 'admin' })
  await refused(undefined, 'POST', '/api/guests', { name: 'An\u200bna' })
  await refused(anna, 'PATCH', '/api/me', { name: '…' })
  await refused(anna, 'POST', '/api/accounts', { name: 'Anna', password: 'password' })
  await refused(anna, 'PUT', '/api/me/password', { old: 'x', password: 'correct horse' })
  await refused(anna, 'DELETE', '/api/me/sessions/nothing-here-xxx')
  await refused(undefined, 'GET', '/api/me/sessions')
})

test('frames on a socket', async () => {
  const table = await anna.ask<Table>('POST', '/api/tables', { game: 'pig', seats: TWO })
  const socket = await anna.connect({}, undefined, `?language=${PSEUDO}`)
  for (const frame of ['{', '[]', '{}', { type: 'dance' }, { type: 'watch' }, { type: 'watch', match: 7, as: null }]) {
    const error = socket.next('error')
    socket.send(frame)
    expectTranslated(JSON.stringify(frame), (await error).error)
  }
  for (const frame of [
    { type: 'answer', match: 'nowhereAtAll0000', seat: 0, position: 0, key: 'roll' },
    { type: 'answer', match: table.id, seat: 0, position: 0, key: 'roll' },
    { type: 'say', match: table.id },
    { type: 'undo', match: table.id, seat: 1, position: 0 },
    { type: 'preview', match: table.id, seat: 0, position: 0, key: 'roll' },
  ]) {
    const answer = await socket.command(frame)
    expect(answer.type, JSON.stringify(frame)).toBe('refused')
    if (answer.type === 'refused') expectTranslated(JSON.stringify(frame), answer.error)
  }
  await socket.close()
})

test('too many requests', async () => {
  const narrow = await server({ requestsPerMinute: 1 })
  const answers = await Promise.all([1, 2, 3].map(() => call(narrow, 'GET', '/api/me', undefined, SPEAKING)))
  for (const { body } of answers.filter(({ status }) => status === 429)) expectTranslated('too many', body)
})

test('nearly every code was met', () => {
  // Only a fault of the server or its disk leads to the others.
  expect(ERRORS.filter((code) => !met.has(code))).toEqual(['unavailable', 'internal'])
})
