import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gameOf } from '@alea/catalog'
import { checkExperiment, isFailure, LabRun, playBlock, type Report, reportOf } from '@alea/lab'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type Asker, Experiments, type Progress } from '../src/experiments/experiments.ts'
import { DEFAULTS } from '../src/index.ts'
import { Metrics } from '../src/metrics.ts'
import type { Client } from './client.ts'
import { testServer } from './testServer.ts'

const PIG = {
  game: 'pig',
  seats: ['adept', 'random'],
  matches: 30,
  variants: [{ options: { target: 20 } }, { options: { target: 40 } }],
}
/** More than is played while a test lasts. */
const ENDLESS = { ...PIG, matches: 1_000_000 }

interface State extends Omit<Progress, 'report'> {
  readonly report?: Report
}

/** What every other place finds: here without threads. */
function foundHere(file: unknown): unknown {
  const experiment = checkExperiment(file)
  const run = new LabRun(experiment)
  for (let block = run.next(); block; block = run.next()) {
    const played = playBlock(gameOf(experiment.game)!, experiment, block)
    if (isFailure(played)) throw new Error(played.message)
    run.take(block, played)
  }
  return JSON.parse(JSON.stringify(reportOf(run.state())))
}

async function whenDone(client: Client, id: string): Promise<State> {
  let answer = await client.call('GET', `/api/experiments/${id}`)
  await vi.waitUntil(
    async () => {
      answer = await client.call('GET', `/api/experiments/${id}`)
      return answer.status === 200
    },
    { timeout: 120_000, interval: 20 },
  )
  return answer.body as unknown as State
}

test('an experiment has the result that it has elsewhere, is played once for all, and outlives a restart', async () => {
  const before = await testServer()
  const [anna, ben] = [await before.guest(), await before.guest()]
  const begun = await anna.call('POST', '/api/experiments', PIG)
  expect(begun).toMatchObject({ status: 202, body: { status: 'working', played: 0, matches: 30, others: 0 } })
  expect(begun.headers.get('retry-after')).toBe('1')
  const { id } = begun.body as unknown as State
  const done = await whenDone(anna, id)
  expect(done).toMatchObject({ id, status: 'done', played: 30 })
  expect(done.report).toEqual(foundHere(PIG))
  expect(await ben.call('POST', '/api/experiments', PIG)).toMatchObject({ status: 200, body: done })
  const metrics = () => before.server.services.metrics.text()
  expect(metrics()).toContain('alea_experiments_total{result="done"} 1')
  const after = await before.restart()
  const again = await (await after.guest()).call('POST', '/api/experiments', PIG)
  expect(again).toMatchObject({ status: 200, body: done })
})

test('what is played is listed for whoever asked, cancelled by them alone, and continued where it was', async () => {
  const before = await testServer()
  const [anna, ben] = [await before.guest(), await before.guest()]
  const { id } = (await anna.call('POST', '/api/experiments', ENDLESS)).body as unknown as State
  const played = async (client: Client) =>
    ((await client.call('GET', `/api/experiments/${id}`)).body as unknown as State).played
  await vi.waitUntil(async () => (await played(ben)) > 0, { timeout: 60_000, interval: 20 })
  const listed = await anna.ask<{ experiments: State[] }>('GET', '/api/experiments')
  expect(listed.experiments).toMatchObject([{ id, status: 'working' }])
  expect(listed.experiments[0]).not.toHaveProperty('report')
  expect(await ben.ask('GET', '/api/experiments')).toEqual({ experiments: [] })
  expect(await ben.call('DELETE', `/api/experiments/${id}`)).toMatchObject({ status: 403 })
  const cancelled = (await anna.call('DELETE', `/api/experiments/${id}`)).body as unknown as State
  expect(cancelled).toMatchObject({ status: 'stopped', why: 'cancelled' })
  await vi.waitUntil(async () => (await played(anna)) >= cancelled.played, { timeout: 60_000, interval: 20 })
  const after = await before.restart()
  const carla = await after.guest()
  const stopped = (await carla.call('GET', `/api/experiments/${id}`)).body as unknown as State
  expect(stopped).toMatchObject({ status: 'stopped', why: 'restart' })
  expect(stopped.report!.matches).toBe(stopped.played)
  await carla.call('POST', '/api/experiments', ENDLESS)
  await vi.waitUntil(async () => (await played(carla)) > stopped.played, { timeout: 60_000, interval: 20 })
  await carla.call('DELETE', `/api/experiments/${id}`)
})

test('what is wrong with a file is said in the language of whoever sent it; nobody is asked to be patient for nothing', async () => {
  const { server, guest } = await testServer()
  const anna = await guest()
  const send = (body: object) => anna.call('POST', '/api/experiments', body)
  const detail = async (body: object) => (await send(body)).body.detail
  expect(await detail({ game: 'pig', matchs: 3 })).toContain('there is no field matchs')
  expect(await detail({ game: 'pig', matches: 1e9 })).toContain('matches: 1000000000 is not a whole number from 1 to')
  expect(await detail({ game: 'pig', seats: ['search:99999', 'adept'] })).toContain('3000')
  expect(await detail({ game: 'pig', seats: ['master', 'adept'] })).toContain('thinks for a fixed time')
  expect(await detail({ ...PIG, variants: Array(9).fill({}) })).toContain('1 to 8')
  expect(await send({ game: 'pig', title: 'x'.repeat(70_000) })).toMatchObject({ status: 413 })
  expect(await send({})).toMatchObject({ status: 400, body: { code: 'malformed' } })
  const french = await fetch(`${server.url}/api/experiments`, {
    method: 'POST',
    headers: { authorization: `Bearer ${anna.token}`, 'accept-language': 'fr', 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'pig', matchs: 3 }),
  })
  expect(((await french.json()) as { detail: string }).detail).toContain('champ matchs')
  const nowhere = `/api/experiments/${'0'.repeat(32)}`
  expect(await anna.call('GET', nowhere)).toMatchObject({ status: 404, body: { code: 'not-found' } })
  expect(await anna.call('DELETE', nowhere)).toMatchObject({ status: 404 })
  expect(await anna.call('GET', '/api/experiments/..')).toMatchObject({ status: 404 })
  const stranger = await fetch(`${server.url}/api/experiments`, { method: 'POST', body: '{}' })
  expect(stranger.status).toBe(401)
})

test('an operator may offer none', async () => {
  for (const none of [{ experimentMinutes: 0 }, { experimentMegabytes: 0 }]) {
    const { guest } = await testServer(none)
    const refused = await (await guest()).call('POST', '/api/experiments', PIG)
    expect(refused).toMatchObject({ status: 503, body: { detail: expect.stringContaining('plays no experiments') } })
  }
})

/** The thread without a server. */
function experiments(
  change: Partial<typeof DEFAULTS> = {},
  isAlone = true,
  data = mkdtempSync(join(tmpdir(), 'alea-experiments-')),
) {
  const metrics = new Metrics()
  const troubles: unknown[] = []
  let minutes = 0
  const config = { ...DEFAULTS, data, ...change }
  const all = new Experiments({
    ...{ config, metrics, isAlone },
    now: () => minutes * 60_000,
    trouble: (_, error) => troubles.push(error),
  })
  onTestFinished(async () => {
    await all.close()
    rmSync(data, { recursive: true, force: true })
  })
  const until = (id: string, wanted: (progress: Progress) => boolean) =>
    vi.waitUntil(
      async () => {
        const progress = await all.look(id)
        return wanted(progress) && progress
      },
      { timeout: 120_000, interval: 20 },
    )
  return { all, data, metrics, troubles, until, pass: (more: number) => (minutes += more) }
}

const anna: Asker = { person: 'anna', address: '127.0.0.1' }
const ben: Asker = { person: 'ben', address: '127.0.0.2' }
const seeded = (seed: number) => ({ ...ENDLESS, seed })

test('people take turns: nobody waits for a longer experiment, and nobody has many', async () => {
  const { all, until } = experiments()
  const long = await all.begin(seeded(1), anna)
  const [second, third] = [await all.begin(seeded(2), anna), await all.begin(seeded(3), anna)]
  expect(second.status).toBe('waiting')
  await expect(all.begin(seeded(4), anna)).rejects.toMatchObject({ code: 'too-many' })
  const short = await all.begin(PIG, ben)
  await until(short.id, ({ status }) => status === 'done')
  // All of them are played, in turns.
  for (const { id } of [long, second, third]) await until(id, ({ played }) => played > 0)
  expect(all.of('anna')).toHaveLength(3)
})

test('who asks for what somebody else has begun shares it; it ends when the last of them cancels', async () => {
  const { all } = experiments()
  const { id } = await all.begin(ENDLESS, anna)
  expect((await all.begin(ENDLESS, ben)).id).toBe(id)
  expect((await all.cancel(id, 'anna')).status).not.toBe('stopped')
  expect(all.of('anna')).toEqual([])
  expect(await all.cancel(id, 'ben')).toMatchObject({ status: 'stopped', why: 'cancelled' })
})

test('the time of a day is used up, also by several people at one address, and comes back', async () => {
  const { all, until, pass } = experiments({ experimentMinutes: 1 / 30 })
  // The clock stands still, so nothing comes back by itself.
  const { id } = await all.begin({ ...ENDLESS, seats: ['search:20', 'random'] }, anna)
  const stopped = await until(id, ({ status }) => status === 'stopped')
  expect(stopped).toMatchObject({ why: 'time' })
  expect(stopped.played).toBeGreaterThan(0)
  const refusal = await all.begin(seeded(5), anna).catch((error) => error)
  expect(refusal.in('fr')).toMatchObject({
    code: 'too-many',
    detail: expect.stringContaining('le temps que ce serveur'),
  })
  expect((await all.begin(PIG, ben)).status).toBe('working')
  pass(24 * 60)
  expect((await all.begin(seeded(5), anna)).status).toBe('waiting')
})

test('a disk that refuses takes away nothing but the keeping', async () => {
  const { all, data, troubles, until } = experiments()
  writeFileSync(join(data, 'experiments'), 'in the way')
  const { id } = await all.begin(PIG, anna)
  const done = await until(id, ({ status }) => status === 'done')
  expect(JSON.parse(done.report!)).toEqual(foundHere(PIG))
  expect(troubles).toHaveLength(1)
})

test('what was kept and is damaged is played again', async () => {
  const { all, data, until } = experiments()
  const { id } = await all.begin(PIG, anna)
  await until(id, ({ status }) => status === 'done')
  const folder = join(data, 'experiments', readdirSync(join(data, 'experiments'))[0]!)
  writeFileSync(join(folder, `${id}.json.gz`), 'rubbish')
  const after = experiments({}, true, data)
  expect(await after.all.begin(PIG, ben)).toMatchObject({ played: 0 })
  await after.until(id, ({ status }) => status === 'done')
})

test('servers that share their matches play none: each would play it again', async () => {
  const { all } = experiments({}, false)
  await expect(all.begin(PIG, anna)).rejects.toMatchObject({ code: 'unavailable' })
})
