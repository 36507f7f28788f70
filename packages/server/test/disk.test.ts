/** A disk that is really full: a small one, mounted for the test. Needs root and Linux; test/sqlite.test.ts has what can be tried without. */
import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Table } from '@alea/protocol'
import { expect, onTestFinished, test } from 'vitest'
import { Client } from './client.ts'

const KILOBYTES = 1536

/** Undefined where nobody may mount. */
function smallDisk(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'alea-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${KILOBYTES}k`, 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    rmdirSync(folder)
    return undefined
  }
  onTestFinished(() => {
    execFileSync('umount', ['-l', folder])
    rmdirSync(folder)
  })
  return folder
}

async function serve(data: string) {
  const settings = JSON.stringify({ data, port: 0, log: 'info', backupHours: 0 })
  const child = spawn(process.execPath, [join(import.meta.dirname, '..', 'proof', 'serve.ts'), settings])
  let log = ''
  child.stderr.on('data', (text) => {
    log += text
  })
  const url = await new Promise<string>((resolve) => child.stdout.once('data', (text) => resolve(String(text).trim())))
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill(signal)
    await gone
  }
  return { url, end, lines: (what: string) => log.split('\n').filter((line) => line.includes(what)) }
}

test('a full disk refuses, says so once, loses nothing, and goes on when there is room', async ({ skip }) => {
  const data = smallDisk()
  if (data === undefined) return skip('nothing can be mounted here')
  let server = await serve(data)
  onTestFinished(() => server.end('SIGKILL'))
  const anna = await (await Client.guest(server.url)).connect()
  const seats = [{ kind: 'me' }, { kind: 'me' }]
  const wish = { game: 'pig', seats, start: true, options: { target: 1000 } }
  const { id } = await anna.ask<Table>('POST', '/api/tables', wish)
  let mirror = await anna.watch(id, 0)
  let kept = 0
  const roll = async () => {
    // Whose turn it is, is what spectators see too.
    const seat = mirror.snapshot!.asked!.seats[0]!
    const answered = await anna.command({ type: 'answer', match: id, seat, position: mirror.position, key: 'roll' })
    if (answered.type === 'refused') return answered.error.code
    kept = Math.max(kept, answered.position)
    await expect.poll(() => mirror.position).toBeGreaterThanOrEqual(answered.position)
    return 'done'
  }
  for (let i = 0; i < 5; i++) expect(await roll()).toBe('done')

  const filler = join(data, 'filler')
  const fill = () => {
    try {
      for (;;) writeFileSync(filler, Buffer.alloc(1024), { flag: 'a' })
    } catch {
      return
    }
  }
  fill()
  // What the database has reserved may still take a few.
  let code = 'done'
  for (let i = 0; i < 400 && code === 'done'; i++) {
    code = await roll()
    fill()
  }
  expect(code).toBe('unavailable')
  const health = await fetch(`${server.url}/healthz`)
  expect(health.status).toBe(503)
  expect(await health.json()).toEqual({ status: 'unwell', reason: 'storage', detail: 'database or disk is full' })
  mirror = await anna.watch(id, 0)
  for (let i = 0; i < 3; i++) expect(await roll()).toBe('unavailable')
  expect((await anna.call('POST', '/api/tables', wish)).body).toMatchObject({ code: 'unavailable' })
  expect((await anna.ask<Table>('GET', `/api/tables/${id}`)).position).toBeGreaterThanOrEqual(kept)
  expect(server.lines(' error ')).toHaveLength(1)
  expect(server.lines('the disk refuses writes (database or disk is full)')).toHaveLength(1)

  rmSync(filler)
  mirror = await anna.watch(id, 0)
  await expect.poll(roll).toBe('done')
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  expect(server.lines('the disk accepts writes again')).toHaveLength(1)

  await server.end('SIGKILL')
  server = await serve(data)
  const { position } = (await (await fetch(`${server.url}/api/tables/${id}`)).json()) as Table
  expect(position).toBeGreaterThanOrEqual(kept)
  anna.socket!.terminate()
}, 60_000)
