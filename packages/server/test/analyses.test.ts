import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Analysis, analyse } from '@alea/analysis'
import { gameOf } from '@alea/catalog'
import { fast, type Game, keysOf, Match, parseLog, type Question } from '@alea/engine'
import type { Loaded } from '@alea/host'
import type { Table } from '@alea/protocol'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Analyses, type Asker } from '../src/analyses/analyses.ts'
import { DEFAULTS } from '../src/index.ts'
import { KeptFiles } from '../src/kept/keptFiles.ts'
import { Metrics } from '../src/metrics.ts'
import type { Storage } from '../src/storage/storage.ts'
import type { Client } from './client.ts'
import { testServer } from './testServer.ts'

const me = { kind: 'me' }
const bot = { kind: 'bot', bot: 'random' }
const SHORT = { game: 'pig', options: { target: 10 }, pace: 0, start: true }

async function over(anna: Client, wish: object = { seats: [bot, bot] }): Promise<string> {
  const { id } = await anna.ask<Table>('POST', '/api/tables', { ...SHORT, ...wish })
  await vi.waitUntil(async () => (await anna.ask<Table>('GET', `/api/tables/${id}`)).status === 'over', {
    timeout: 60_000,
  })
  return id
}

interface Asked {
  readonly match: string
  readonly status: string
  readonly analysis?: Analysis
}

async function whenDone(client: Client, match: string): Promise<Asked> {
  let answer = await client.call('GET', `/api/matches/${match}/analysis`)
  await vi.waitUntil(
    async () => {
      if (answer.status !== 202) return true
      expect(answer.body.status).toBeOneOf(['waiting', 'working'])
      expect(answer.headers.get('retry-after')).toBe('1')
      answer = await client.call('GET', `/api/matches/${match}/analysis`)
      return false
    },
    { timeout: 120_000, interval: 20 },
  )
  expect(answer.status).toBe(200)
  return answer.body as unknown as Asked
}

test('a finished match is analysed once, for everybody who may read its log, and the result outlives a restart', async () => {
  const before = await testServer()
  const [anna, ben] = [await before.guest(), await before.guest()]
  const match = await over(anna)
  const { analysis, ...state } = await whenDone(anna, match)
  expect(state).toEqual({ match, status: 'done' })
  const { text } = (await ben.call('GET', `/api/matches/${match}/log`)).body
  expect(analysis).toEqual(analyse(gameOf('pig')!, parseLog(text as string)))
  expect(await whenDone(ben, match)).toEqual({ ...state, analysis })
  expect(before.server.services.metrics.text()).toContain('alea_analyses_total{result="done"} 1')
  const after = await before.restart()
  const again = await (await after.guest()).call('GET', `/api/matches/${match}/analysis`)
  expect(again).toMatchObject({ status: 200, body: { status: 'done', analysis: { done: 1 } } })
  expect(after.server.services.metrics.text()).not.toContain('alea_analyses_total')
})

test('who resigned has lost, whatever the rules say of the position', async () => {
  const { guest } = await testServer()
  const anna = await guest()
  const table = await anna.ask<Table>('POST', '/api/tables', { game: 'pig', seats: [me, me], start: true })
  await anna.ask('POST', `/api/matches/${table.id}/seats/0/resign`)
  const { analysis } = await whenDone(anna, table.id)
  expect(analysis!.seats.map(({ result }) => result)).toEqual([0, 1])
})

test('nothing is said of a match that is not over, that nobody began, or that there is not', async () => {
  const { guest } = await testServer()
  const anna = await guest()
  const table = await anna.ask<Table>('POST', '/api/tables', { game: 'pig', seats: [me, { kind: 'open' }] })
  const at = (match: string) => anna.call('GET', `/api/matches/${match}/analysis`)
  expect(await at(table.id)).toMatchObject({ status: 409, body: { code: 'not-over' } })
  await anna.ask('POST', `/api/tables/${table.id}/abandon`)
  expect(await at(table.id)).toMatchObject({ status: 404, body: { code: 'not-found' } })
  expect(await at('nowhereAtAll0000')).toMatchObject({ status: 404, body: { code: 'not-found' } })
  expect(await at('short')).toMatchObject({ status: 400, body: { code: 'malformed' } })
})

test('an operator may offer none, which is said in the language of whoever asks', async () => {
  const { server, guest } = await testServer({ analysisMegabytes: 0 })
  const match = await over(await guest())
  const asked = await fetch(`${server.url}/api/matches/${match}/analysis`, { headers: { 'accept-language': 'fr' } })
  expect(asked.status).toBe(503)
  expect(await asked.json()).toMatchObject({ code: 'unavailable', detail: 'ce serveur n’analyse pas les parties' })
})

/** The thread with matches of its own, without a server. */
function analyses(matches: Readonly<Record<string, Loaded>>, analysisMegabytes = 16) {
  const data = mkdtempSync(join(tmpdir(), 'alea-analyses-'))
  const metrics = new Metrics()
  const troubles: unknown[] = []
  const storage = { load: async (id: string) => matches[id] } as unknown as Storage
  const config = { ...DEFAULTS, data, analysisMegabytes }
  const all = new Analyses({ config, storage, metrics, trouble: (_, error) => troubles.push(error) })
  onTestFinished(async () => {
    await all.close()
    rmSync(data, { recursive: true, force: true })
  })
  const done = (match: string, asker: Asker) =>
    vi.waitUntil(async () => (await all.of(match, asker)).status === 'done', { timeout: 120_000, interval: 20 })
  return { all, data, metrics, troubles, done }
}

function stored(game: Game, answers: number, change: object = {}): Loaded {
  const match = new Match(game, { seats: game.seats.usual }, fast(5))
  for (let i = 0; i < answers && match.pending; i++) {
    const question = match.pending as Question
    match.answer({ seat: question.seats[0]!, key: keysOf(match.state, question, 0)[0]! })
  }
  const { options, seats } = match.header
  const record = {
    ...{ id: '', status: 'over', game: game.id, rules: game.rulesVersion, options, started: 1 },
    ...{ seats: Array.from({ length: seats }, () => ({ kind: 'open' })), ...change },
  }
  const entries = match.entries.map(({ who, name, key }) => ({ who: who === 'chance' ? -1 : who, name, key, at: 0 }))
  return { record, entries } as unknown as Loaded
}

const LONGER = stored(gameOf('dice-city')!, 220)
const LONG = stored(gameOf('dice-city')!, 150)
const BRIEF = stored(gameOf('pig')!, 3)
const anna: Asker = { person: 'anna', address: '127.0.0.1' }
const ben: Asker = { person: 'ben', address: '127.0.0.2' }

test('one match is analysed at a time; a person has few waiting, and others are served before the rest of theirs', async () => {
  const { all, done } = analyses({ a1: LONG, a2: LONG, a3: LONG, a4: BRIEF, b1: BRIEF })
  expect(await all.of('a1', anna)).toEqual({ status: 'working' })
  expect(await all.of('a2', anna)).toEqual({ status: 'waiting', ahead: 1 })
  expect(await all.of('a3', anna)).toEqual({ status: 'waiting', ahead: 2 })
  await expect(all.of('a4', anna)).rejects.toMatchObject({ code: 'too-many' })
  // It is under way for somebody already: whoever asks too takes nothing from anybody.
  expect(await all.of('a2', ben)).toMatchObject({ status: 'waiting' })
  expect(await all.of('b1', ben)).toMatchObject({ status: 'waiting' })
  await done('b1', ben)
  expect((await all.of('a3', anna)).status).toBe('waiting')
  expect((await all.of('a4', { ...anna, person: 'another guest' })).status).not.toBe('done')
})

test('what is known so far is shown while the work goes on', async () => {
  const { all } = analyses({ a1: LONGER })
  const shares: number[] = []
  await vi.waitUntil(
    async () => {
      const progress = await all.of('a1', anna)
      if ('json' in progress) shares.push((JSON.parse(progress.json!) as Analysis).done)
      return progress.status === 'done'
    },
    { timeout: 120_000, interval: 20 },
  )
  expect(shares.at(-1)).toBe(1)
  expect(shares[0]).toBeLessThan(1)
  expect(shares).toEqual([...shares].sort((one, other) => one - other))
})

test('a match that cannot be run is refused with the reason, and does not harm the others', async () => {
  const wrong = { ...BRIEF, entries: [{ who: 0, name: 'choose', key: 'hold', at: 0 }] } as Loaded
  const { all, metrics, troubles, done } = analyses({
    wrong,
    old: stored(gameOf('pig')!, 0, { rules: 99 }),
    right: BRIEF,
  })
  for (const match of ['wrong', 'old']) {
    await vi.waitUntil(
      () =>
        all.of(match, anna).then(
          () => false,
          () => true,
        ),
      { timeout: 60_000 },
    )
    const refusal = await all.of(match, ben).catch((error) => error)
    expect(refusal.in('en')).toMatchObject({ code: 'unavailable', detail: expect.stringMatching(/rules/) })
    expect(refusal.in('fr').detail).not.toBe(refusal.in('en').detail)
  }
  await done('right', anna)
  expect(metrics.text()).toContain('alea_analyses_total{result="unplayable"} 2')
  expect(troubles).toEqual([])
})

test('a disk that refuses takes away nothing but the keeping', async () => {
  const { all, data, troubles, done } = analyses({ a1: BRIEF })
  writeFileSync(join(data, 'analyses'), 'in the way')
  await done('a1', anna)
  expect((await all.of('a1', ben)).status).toBe('done')
  expect(troubles).toHaveLength(1)
})

test('kept analyses take no more room than they may, the oldest go; what is damaged or of another match is none', async () => {
  const data = mkdtempSync(join(tmpdir(), 'alea-analyses-'))
  onTestFinished(() => rmSync(data, { recursive: true, force: true }))
  const noise = () => Array.from({ length: 600 }, () => Math.random()).join()
  const folder = () => join(data, 'analyses', readdirSync(join(data, 'analyses'))[0]!)
  for (const [age, match] of ['first', 'second', 'third'].entries()) {
    new KeptFiles(data, 'analyses', 1_000_000).keep(match, noise())
    utimesSync(join(folder(), `${match}.json.gz`), 1000 + age, 1000 + age)
  }
  new KeptFiles(data, 'analyses', 15_000).keep('fourth', noise())
  expect(readdirSync(folder()).sort()).toEqual(['fourth.json.gz', 'third.json.gz'])
  const kept = new KeptFiles(data, 'analyses', 1)
  kept.keep('fifth', '{}')
  expect(await kept.read('fifth')).toBe('{}')
  expect(readdirSync(folder())).toEqual(['fifth.json.gz'])
  expect(await kept.read('fourth')).toBeUndefined()
  writeFileSync(join(folder(), 'fifth.json.gz'), 'rubbish')
  expect(await kept.read('fifth')).toBeUndefined()
  expect(await kept.read('../fifth')).toBeUndefined()
})

test('those of another version of the program are forgotten', async () => {
  const { data, done } = analyses({ a1: BRIEF })
  mkdirSync(join(data, 'analyses', '0.0.1'), { recursive: true })
  writeFileSync(join(data, 'analyses', '0.0.1', 'a1.json.gz'), 'old')
  await done('a1', anna)
  expect(readdirSync(join(data, 'analyses'))).not.toContain('0.0.1')
})
