/** `alea serve` in a process of its own: it stops in good order, whatever it is doing. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { scratch } from './alea.ts'

const folder = scratch()
const BIN = join(import.meta.dirname, '..', 'bin', 'alea.mjs')

interface Served {
  readonly child: ChildProcess
  readonly exit: Promise<unknown[]>
  /** Resolves with its address. */
  readonly running: Promise<string>
}

function serve(data: string): Served {
  const child = spawn(process.execPath, [BIN, 'serve', '--port', '0', '--data', data, '--lang', 'en'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const running = new Promise<string>((resolve) => {
    let said = ''
    child.stdout!.on('data', (part) => {
      said += part
      const [url] = /http:\/\/\S+:\d+/.exec(said) ?? []
      if (url) resolve(url)
    })
  })
  return { child, exit: once(child, 'exit'), running }
}

async function caller(url: string) {
  const ask = async (method: string, path: string, body: unknown, token = '') => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers,
      ...(body !== null && { body: JSON.stringify(body) }),
    })
    return (await response.json()) as Record<string, unknown>
  }
  const { token } = await ask('POST', '/guests', { token: true })
  return (method: string, path: string, body: unknown = null) => ask(method, path, body, token as string)
}

/** How many answers each match has, read from the file. */
function answersIn(data: string): Map<string, number> {
  const db = new DatabaseSync(join(data, 'alea.sqlite'))
  const counts = new Map<string, number>()
  for (const { id, position } of db.prepare('SELECT id, position FROM matches').all())
    counts.set(String(id), Number(position))
  for (const { commits } of db.prepare('SELECT commits FROM journal ORDER BY number').all())
    for (const { match, position, entries } of JSON.parse(String(commits)))
      counts.set(match, Math.max(counts.get(match)!, position + entries.length))
  db.close()
  return counts
}

test('SIGTERM while fifty bots think: none of them answers, and all think on after the next start', async () => {
  const data = join(folder, 'fifty')
  const { child, exit, running } = serve(data)
  const before = new Map<string, number>()
  for (let guest = 0; guest < 5; guest++) {
    const api = await caller(await running)
    for (let i = 0; i < 10; i++) {
      const seats = [{ kind: 'bot', bot: 'master' }, { kind: 'bot', bot: 'master' }, { kind: 'me' }]
      // Nobody sees an answer of a bot before ten seconds: until then there must be none.
      const wish = { game: 'battle-dice', seats, pace: 10_000, start: true }
      const { id, position } = await api('POST', '/tables', wish)
      before.set(id as string, position as number)
    }
  }
  child.kill('SIGTERM')
  expect(await exit).toEqual([0, null])
  expect(before.size).toBe(50)
  expect(answersIn(data)).toEqual(before)
  const later = serve(data)
  const api = await caller(await later.running)
  for (const match of before.keys()) expect((await api('GET', `/tables/${match}`)).position).toBe(before.get(match))
  later.child.kill('SIGTERM')
  expect(await later.exit).toEqual([0, null])
  expect(answersIn(data)).toEqual(before)
})

test('SIGTERM while matches among bots run at full speed: it stops, and they go on later where they were', async () => {
  const data = join(folder, 'full-speed')
  const { child, exit, running } = serve(data)
  const api = await caller(await running)
  const seats = [
    { kind: 'bot', bot: 'random' },
    { kind: 'bot', bot: 'search:20' },
  ]
  const wish = { game: 'pig', seats, pace: 0, options: { target: 1000 }, start: true }
  const tables = await Promise.all(Array.from({ length: 10 }, () => api('POST', '/tables', wish)))
  const positions = (ask: typeof api) =>
    Promise.all(tables.map(async ({ id }) => (await ask('GET', `/tables/${id}`)).position))
  await expect.poll(async () => (await positions(api)).every((position) => Number(position) > 4)).toBe(true)
  child.kill('SIGTERM')
  expect(await exit).toEqual([0, null])
  const before = answersIn(data)
  const later = serve(data)
  const again = await caller(await later.running)
  await expect
    .poll(async () =>
      (await positions(again)).every((position, i) => Number(position) > before.get(String(tables[i]!.id))!),
    )
    .toBe(true)
})

test('SIGTERM during the start: it ends in good order, and the next start finds everything', async () => {
  const data = join(folder, 'starting')
  const { child, exit } = serve(data)
  await expect.poll(() => existsSync(join(data, 'alea.sqlite')), { interval: 1 }).toBe(true)
  child.kill('SIGTERM')
  expect(await exit).toEqual([0, null])
  const later = serve(data)
  expect(await later.running).toContain('http://')
})
