/** Matches outlive the rules they were started under: played on, shown, exported and verified, or closed fairly. */
import { gameOf } from '@alea/catalog'
import { rulesOf } from '@alea/catalog/rules'
import { flow, type Game, parseLog, replay } from '@alea/engine'
import { forecastOf } from '@alea/host'
import { type Bundle, type ReplayPage, type Table, verifyFair } from '@alea/protocol'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Client } from './client.ts'
import { type TestServer, testServer } from './testServer.ts'

/** What a test changes about the present rules of the games. */
const present = vi.hoisted((): { change: Record<string, unknown> } => ({ change: {} }))

function changeable(game: object): object {
  return new Proxy(game, { get: (of, key) => present.change[key as string] ?? Reflect.get(of, key) })
}
/** Forecasts are made in this thread: another would not know the rules that are changed here. */
const serverHere = (now = Date.now) =>
  testServer({}, undefined, {
    now,
    forecast: async (job) => forecastOf((await rulesOf(job.game, job.rules))!, job),
  })

vi.mock('@alea/example-pig', async (original) => {
  const all = await original<Record<string, object>>()
  return { ...all, pig: changeable(all.pig!) }
})
vi.mock('@alea/dice-throne', async (original) => {
  const all = await original<Record<string, object>>()
  return { ...all, diceThrone: changeable(all.diceThrone!) }
})

/** Rules under which no match of today can be read. */
const waiting = flow('future/match', ($) => [
  $.ask('wait', { who: () => 0, options: () => ['on', 'still'], then: () => {} }),
])
const FUTURE = { rulesVersion: 1000, rules: waiting } satisfies Partial<Game>

afterEach(() => {
  present.change = {}
})

interface Seen {
  readonly position: number
  readonly sight: { asked: { name: string; offer?: { options: { key: string }[] } } | null; outcome: object | null }
}

async function table(anna: Client, game: string, more: object = {}): Promise<string> {
  const { id } = await anna.ask<Table>('POST', '/api/tables', {
    game,
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }],
    pace: 0,
    windows: { delay: 0, limit: 0 },
    start: true,
    ...more,
  })
  await anna.ask('PUT', `/api/matches/${id}/seats/0/orders`, { stop: true })
  return id
}

const see = (anna: Client, match: string) => anna.ask<Seen>('GET', `/api/matches/${match}?as=0`)

/** Answers for the first seat, `most` times or to the end; bots answer for the other. */
async function playOn(anna: Client, match: string, most = 5000): Promise<void> {
  for (let i = 0; i < most; i++) {
    const { position, sight } = await vi.waitUntil(
      async () => {
        const seen = await see(anna, match)
        return ready(seen) && seen
      },
      { interval: 1, timeout: 120_000 },
    )
    if (sight.outcome) return
    const { options } = sight.asked!.offer!
    const { key } = options.at(i % 2 === 0 ? -1 : 0)!
    await anna.ask('POST', `/api/matches/${match}/answers`, { id: `${position}`, seat: 0, position, key })
  }
}
const ready = ({ sight }: Seen): boolean => sight.outcome !== null || sight.asked?.offer !== undefined

/** The same folder on a server with these rules, and the same person there. */
async function upgraded(server: TestServer, anna: Client, change: Partial<Game>): Promise<[TestServer, Client]> {
  present.change = change
  const next = await server.restart()
  return [next, new Client(next.url, anna.token, anna.id)]
}

const tableOf = (anna: Client, match: string) => anna.ask<Table>('GET', `/api/tables/${match}`)
const logOf = async (anna: Client, match: string) =>
  (await anna.call('GET', `/api/matches/${match}/log`)).body.text as string
const listed = async (anna: Client) =>
  (await anna.ask<{ tables: Table[] }>('GET', '/api/tables?mine=true')).tables.map(({ id }) => id).sort()

describe.each([
  ['pig', { options: { target: 60 } }],
  ['dice-throne', { options: { heroes: 'barbarian,black-widow' } }],
])('after the rules of %s have changed', (game, more) => {
  test('a finished match is listed, shown, exported, verified, replayed and talked about', async () => {
    const server = await serverHere()
    const before = await server.guest('Anna')
    const match = await table(before, game, more)
    const { rulesVersion } = gameOf(game)!
    await before.ask('POST', `/api/matches/${match}/chat`, { text: 'well played' })
    await playOn(before, match)
    const was = {
      table: await tableOf(before, match),
      log: await logOf(before, match),
      proof: await before.ask('GET', `/api/matches/${match}/proof`),
      replay: await before.ask('GET', `/api/matches/${match}/replay?as=0`),
      seen: await see(before, match),
    }
    expect(was.table.status).toBe('over')
    const [, anna] = await upgraded(server, before, FUTURE)
    expect(await listed(anna)).toEqual([match])
    expect({
      table: { ...(await tableOf(anna, match)), seats: was.table.seats, revision: was.table.revision },
      log: await logOf(anna, match),
      proof: await anna.ask('GET', `/api/matches/${match}/proof`),
      replay: await anna.ask('GET', `/api/matches/${match}/replay?as=0`),
      seen: await see(anna, match).then((seen) => ({ ...seen, table: (was.seen as Seen & { table: Table }).table })),
    }).toEqual(was)
    const own = (await rulesOf(game, rulesVersion))!
    expect(own.rulesVersion).toBe(rulesVersion)
    expect(replay(own, was.log).outcome).toBeDefined()
    const { log, proof } = was.proof as unknown as Bundle
    expect(verifyFair(own, log, proof).rolls).toBeGreaterThan(0)
    await anna.ask('POST', `/api/matches/${match}/chat`, { text: 'again?' })
    const { lines } = await anna.ask<{ lines: { text: string }[] }>('GET', `/api/matches/${match}/chat`)
    expect(lines.map(({ text }) => text)).toEqual(['well played', 'again?'])
    const again = await anna.ask<Table>('POST', `/api/tables/${match}/rematch`)
    expect(again.rules).toBe(FUTURE.rulesVersion)
  })

  test('an unfinished match goes on under its own rules, with its bot, previews and undo', async () => {
    const server = await serverHere()
    const before = await server.guest('Anna')
    const match = await table(before, game, more)
    const { rulesVersion } = gameOf(game)!
    await playOn(before, match, 3)
    const [, anna] = await upgraded(server, before, FUTURE)
    expect(await tableOf(anna, match)).toMatchObject({ status: 'playing', rules: rulesVersion })
    const created = await table(anna, game, more)
    expect(await see(anna, created)).toMatchObject({ sight: { asked: { name: 'wait' } } })

    await expect.poll(async () => ready(await see(anna, match))).toBe(true)
    const { position, sight } = await see(anna, match)
    await anna.connect()
    const { key } = sight.asked!.offer!.options.at(-1)!
    const preview = await anna.command({ type: 'preview', match, seat: 0, position, key })
    expect(preview.type).toBe('done')
    const { bar } = await anna.ask<{ bar: string | null }>('GET', `/api/matches/${match}/seats/0/undo`)
    expect([null, 'nothing', 'chance', 'another-seat', 'revelation']).toContain(bar)
    await playOn(anna, match)
    const over = await tableOf(anna, match)
    expect(over).toMatchObject({ status: 'over', rules: rulesVersion, ending: { by: 'rules' } })
    const commands = parseLog(await logOf(anna, match)).entries.filter(({ who }) => who === 1)
    expect(commands.length).toBeGreaterThan(3)
  })
})

test('a decision can still be undone under rules that have changed since', async () => {
  const server = await serverHere()
  const before = await server.guest('Anna')
  const match = await table(before, 'dice-throne')
  const [, anna] = await upgraded(server, before, FUTURE)
  const undone = async () => {
    await playOn(anna, match, 1)
    const { bar } = await anna.ask<{ bar: string | null }>('GET', `/api/matches/${match}/seats/0/undo`)
    if (bar !== null) return false
    const { position } = await see(anna, match)
    await anna.ask('POST', `/api/matches/${match}/undo`, { id: 'back', seat: 0, position })
    return true
  }
  await expect.poll(undone, { interval: 1 }).toBe(true)
  await anna.ask('POST', `/api/tables/${match}/abandon`)
  expect(parseLog(await logOf(anna, match)).entries.at(-1)).toMatchObject({ who: 0, name: 'undo' })
})

describe('where the rules of a match are not kept', () => {
  const LOST = { rulesVersion: 77 }

  test('unfinished matches are closed at the start: no rating, everybody is told, the log is kept', async () => {
    present.change = LOST
    const server = await serverHere()
    const before = await server.guest('Anna')
    const [played, gathering] = [
      await table(before, 'pig', { options: { target: 1000 } }),
      (await before.ask<Table>('POST', '/api/tables', { game: 'pig', seats: [{ kind: 'me' }, { kind: 'open' }] })).id,
    ]
    await playOn(before, played, 5)
    await server.server.services.storage.probe()
    const [next, anna] = await upgraded(server, before, {})
    for (const match of [played, gathering])
      expect(await tableOf(anna, match)).toMatchObject({ status: 'abandoned', unplayable: 'rules' })
    const { tables } = await anna.ask<{ tables: Table[] }>('GET', '/api/tables?mine=true')
    expect(tables.map(({ unplayable }) => unplayable)).toEqual(['rules', 'rules'])
    await anna.connect()
    anna.send({ type: 'watch', match: played, as: 0 })
    expect((await anna.next('table')).table).toMatchObject({ status: 'abandoned', unplayable: 'rules' })
    const log = parseLog(await logOf(anna, played))
    expect(log.header).toMatchObject({ game: 'pig', rules: 77, seats: 2 })
    expect(log.entries.length).toBeGreaterThanOrEqual(10)
    const page = await anna.ask<ReplayPage>('GET', `/api/matches/${played}/replay`)
    expect(page).toMatchObject({ sight: null, unplayable: 'rules', length: log.entries.length })
    expect(page.steps[0]!.answer).toBe('p1 choose roll')
    const answer = await anna.call('POST', `/api/matches/${played}/answers`, {
      id: 'x',
      seat: 0,
      position: log.entries.length,
      key: 'roll',
    })
    expect(answer).toMatchObject({ status: 409, body: { code: 'not-playing' } })
    expect(next.server.services.matches.waking).toBe(0)
  })

  test('finished matches keep their table, chat, log and proof; what needs the rules says why', async () => {
    present.change = LOST
    const server = await serverHere()
    const before = await server.guest('Anna')
    const match = await table(before, 'pig', { options: { target: 20 } })
    await before.ask('POST', `/api/matches/${match}/chat`, { text: 'hello' })
    await playOn(before, match)
    const was = await tableOf(before, match)
    const full = parseLog(await logOf(before, match))
    const [, anna] = await upgraded(server, before, {})
    expect(await tableOf(anna, match)).toMatchObject({ status: 'over', ending: was.ending, unplayable: 'rules' })
    const { lines } = await anna.ask<{ lines: object[] }>('GET', `/api/matches/${match}/chat`)
    expect(lines).toHaveLength(1)
    expect(parseLog(await logOf(anna, match))).toEqual({ header: full.header, entries: full.entries })
    const bundle = await anna.ask<Bundle>('GET', `/api/matches/${match}/proof`)
    expect(bundle.proof.secret).toBe(was.fair.secret)
    const look = await anna.call('GET', `/api/matches/${match}?as=0`)
    expect(look).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    expect(JSON.stringify(look.body)).toContain('rules 77 of pig')
  })
})

test('answers that no longer fit rules of the same version: named, readable, kept, and tried once', async () => {
  let later = 0
  const server = await serverHere(() => Date.now() + later)
  const before = await server.guest('Anna')
  const match = await table(before, 'pig', {
    options: { target: 1000 },
    clock: { kind: 'live', bank: 600, increment: 0 },
  })
  const over = await table(before, 'pig', { options: { target: 20 } })
  await playOn(before, over)
  await playOn(before, match, 2)
  // At the next start its clock is long due: it is tried without anybody asking for it.
  later = 3_600_000
  const [next, anna] = await upgraded(server, before, { rules: waiting })
  const { services } = next.server
  await expect.poll(() => services.matches.waking).toBe(0)
  expect(await tableOf(anna, match)).toMatchObject({ status: 'playing', unplayable: 'answers' })
  const { position } = await tableOf(anna, match)
  const answer = { id: 'x', seat: 0, position, key: 'roll' }
  const refused = await anna.call('POST', `/api/matches/${match}/answers`, answer)
  expect(refused).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  expect(JSON.stringify(refused.body)).toContain('p1 choose roll')
  expect(await tableOf(anna, over)).toMatchObject({ status: 'over', unplayable: 'answers' })
  expect(parseLog(await logOf(anna, over)).entries.length).toBeGreaterThan(3)
  expect(await anna.ask('GET', `/api/matches/${over}/replay`)).toMatchObject({ sight: null, unplayable: 'answers' })
  expect(services.matches.unplayableCount).toBe(2)
  expect(services.metrics.text()).toContain('alea_matches_unplayable 2')

  // A server that has the right rules again goes on as if nothing had been.
  later = 0
  const [, again] = await upgraded(next, anna, {})
  await again.ask('POST', `/api/matches/${match}/answers`, { ...answer, position: (await see(again, match)).position })
})
