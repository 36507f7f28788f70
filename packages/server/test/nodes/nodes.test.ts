/** Two servers on one database: whoever is connected where, everybody plays at the same table. */
import { snapshotHash, type Table } from '@alea/protocol'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { type BotRunner, inProcessBots, openThinkNode } from '../../src/index.ts'
import type { Client } from '../client.ts'
import { asked, emptyDatabase, NO_POSTGRES, sharedPostgres } from '../postgresServer.ts'
import { type TestServer, testServer } from '../testServer.ts'
import { NO_NATS, sharedNats } from './natsServer.ts'

const MINUTES = 120_000

describe.skipIf(NO_POSTGRES)('two nodes (needs PostgreSQL)', () => {
  let database: Awaited<ReturnType<typeof sharedPostgres>>
  let nats: Awaited<ReturnType<typeof sharedNats>> | undefined
  beforeAll(async () => {
    database = await sharedPostgres()
    nats = NO_NATS ? undefined : await sharedNats()
  }, MINUTES)
  afterAll(async () => {
    await database.remove()
    await nats?.remove()
  })

  interface Pair {
    readonly one: TestServer
    readonly two: TestServer
    readonly url: string
  }

  async function pair(
    bus: 'database' | 'NATS' = 'database',
    more: Parameters<typeof testServer>[2] = {},
  ): Promise<Pair> {
    const { url, remove } = await emptyDatabase(database.url)
    onTestFinished(() => remove())
    const config = { storage: url, ...(bus === 'NATS' && { bus: nats!.url }) }
    const one = await testServer(config)
    const two = await testServer(config, undefined, more)
    // Each has seen the other.
    await expect
      .poll(() => [one, two].map(({ server }) => server.services.nodes!.count), { timeout: MINUTES })
      .toEqual([2, 2])
    return { one, two, url }
  }

  /** Anna is on the first node, which owns the match; Ben is on the second. */
  async function pigTable(anna: Client, ben: Client, more: object = {}): Promise<string> {
    const table = await anna.ask<Table>('POST', '/api/tables', {
      game: 'pig',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      options: { target: 20 },
      ...more,
    })
    await ben.ask('POST', `/api/tables/${table.id}/seats`, { invitation: table.invitation })
    await anna.ask('POST', `/api/tables/${table.id}/start`)
    await Promise.all([anna.connect(), ben.connect()])
    await Promise.all([anna.watch(table.id, 0), ben.watch(table.id, 1)])
    return table.id
  }

  /** One answer of whoever is asked; resolves when everybody has seen it. */
  async function answerOnce(match: string, players: readonly Client[]): Promise<boolean> {
    const mirrors = players.map((client, seat) => client.mirrors.get(`${match} ${seat}`)!)
    const seat = mirrors.findIndex(({ snapshot }) => snapshot!.asked?.offer)
    if (seat < 0) return false
    const { position, snapshot } = mirrors[seat]!
    const { key } = snapshot!.asked!.offer!.options.at(-1)!
    const done = await players[seat]!.command({ type: 'answer', match, seat, position, key })
    expect(done.type).toBe('done')
    await expect.poll(() => mirrors.every((mirror) => mirror.position > position), { timeout: MINUTES }).toBe(true)
    return true
  }

  test.for([
    ['database', 'the database', false],
    ['NATS', 'NATS (needs NATS)', NO_NATS],
  ] as const)(
    'over $1: people on both play a match to the end, and see and hear the same',
    { timeout: MINUTES },
    async ([bus, , isLacking], { skip }) => {
      skip(isLacking)
      const { one, two } = await pair(bus)
      const [anna, ben, eve] = [await one.guest('Anna'), await two.guest('Ben'), await two.guest('Eve')]
      const match = await pigTable(anna, ben)
      expect(one.server.services.nodes!.owned(match)).toBeDefined()
      expect(two.server.services.nodes!.owned(match)).toBeUndefined()
      await eve.connect()
      const looking = await eve.watch(match, null)
      const heard = ben.next('said')
      await anna.command({ type: 'say', match, text: 'good luck' })
      expect((await heard).said.text).toBe('good luck')
      while (await answerOnce(match, [anna, ben])) {}
      const mirrors = [...anna.mirrors.values(), ...ben.mirrors.values(), looking]
      await expect
        .poll(() => mirrors.map(({ snapshot }) => snapshot!.outcome !== null), { timeout: MINUTES })
        .toEqual([true, true, true])
      expect(mirrors.map(({ desyncs }) => desyncs)).toEqual([0, 0, 0])
      const seen = await ben.ask<{ hash: string; sight: never }>('GET', `/api/matches/${match}?as=1`)
      expect(snapshotHash(seen.sight)).toBe(seen.hash)
      // The rematch, too, is everybody's.
      const again = await ben.ask<Table>('POST', `/api/tables/${match}/rematch`)
      await anna.ask('POST', `/api/tables/${match}/rematch`)
      await expect
        .poll(async () => (await ben.ask<Table>('GET', `/api/tables/${again.id}`)).status, { timeout: MINUTES })
        .toBe('playing')
    },
  )

  test('a refusal of the other node comes in the language of whoever asked, with the question', {
    timeout: MINUTES,
  }, async () => {
    const { one, two } = await pair()
    const [anna, ben] = [await one.guest(), await two.guest()]
    const match = await pigTable(anna, ben)
    await ben.close()
    await ben.connect({ 'accept-language': 'fr' })
    const refused = await ben.command({ type: 'answer', match, seat: 1, position: 0, key: 'roll' })
    expect(refused).toMatchObject({ type: 'refused', error: { code: 'not-your-question' }, position: 0 })
    const english = await anna.command({ type: 'answer', match, seat: 0, position: 0, key: 'nothing' })
    expect(english).toMatchObject({ type: 'refused', error: { code: 'not-an-option' } })
    const here = await (await one.guest()).call('POST', `/api/matches/${match}/undo`, { id: 'u', seat: 0, position: 0 })
    const there = await (await two.guest()).call('POST', `/api/matches/${match}/undo`, {
      id: 'u',
      seat: 0,
      position: 0,
    })
    expect([there.status, there.body]).toEqual([here.status, here.body])
    const nowhere = await ben.call('GET', '/api/tables/AAAAAAAAAAAAAAAA')
    expect(nowhere.status).toBe(404)
  })

  test('who leaves in good order hands its matches over at once', { timeout: MINUTES }, async () => {
    const { one, two } = await pair()
    const [anna, ben] = [await one.guest('Anna'), await two.guest('Ben')]
    const match = await pigTable(anna, ben, {
      options: { target: 100 },
      clock: { kind: 'live', bank: 600, increment: 0 },
    })
    await answerOnce(match, [anna, ben])
    const before = ben.mirrors.get(`${match} 1`)!.position
    await one.server.close()
    await expect.poll(() => two.server.services.nodes!.owned(match), { timeout: MINUTES }).toBeDefined()
    // Anna comes again elsewhere, with the session she has.
    const back = Object.assign(Object.create(Object.getPrototypeOf(anna)), anna, { url: two.url }) as Client
    await back.connect()
    await back.watch(match, 0)
    await answerOnce(match, [back, ben])
    expect(ben.mirrors.get(`${match} 1`)!.position).toBeGreaterThan(before)
    expect(ben.mirrors.get(`${match} 1`)!.desyncs).toBe(0)
  })

  test('a session that ends on one node ends on the other; a mute and a new name are heard of', {
    timeout: MINUTES,
  }, async () => {
    const { one, two } = await pair()
    const [anna, ben] = [await one.guest('Anna'), await two.guest('Ben')]
    const match = await pigTable(anna, ben)
    // Known there too.
    const elsewhere = Object.assign(Object.create(Object.getPrototypeOf(anna)), anna, { url: two.url }) as Client
    expect((await elsewhere.call('GET', '/api/me')).status).toBe(200)
    await ben.ask('PUT', `/api/mutes/${anna.id}`)
    await expect.poll(() => one.server.services.chat.isMuted(ben.id, anna.id), { timeout: MINUTES }).toBe(true)
    await ben.ask('PATCH', '/api/me', { name: 'Benedikt' })
    await expect
      .poll(async () => (await one.server.services.players.find(ben.id))?.name, { timeout: MINUTES })
      .toBe('Benedikt')
    await anna.ask('DELETE', '/api/me/sessions')
    await expect.poll(async () => (await elsewhere.call('GET', '/api/me')).status, { timeout: MINUTES }).toBe(401)
    expect(match).toBeTruthy()
  })

  test('players do not pay for the time in which nobody had their match', { timeout: MINUTES }, async () => {
    const { one, two, url } = await pair()
    const [anna, ben] = [await one.guest('Anna'), await two.guest('Ben')]
    const match = await pigTable(anna, ben, { clock: { kind: 'live', bank: 600, increment: 0 } })
    const read = async () => {
      const [row] = await asked(url, 'SELECT clock, taken, hosted_until, epoch FROM matches WHERE id = $1', [match])
      const { clock, taken, hosted_until, epoch } = row as Record<string, string>
      const { left, since }: { left: number[]; since: number } = JSON.parse(clock!)
      return { left: left[0]!, since, taken: Number(taken), hostedUntil: Number(hosted_until), epoch: Number(epoch) }
    }
    const before = await read()
    await asked(url, 'UPDATE nodes SET expires = 0 WHERE node = $1', [one.server.services.nodes!.me])
    await expect.poll(async () => (await read()).since > before.since, { timeout: MINUTES }).toBe(true)
    const { left, since, taken, hostedUntil, epoch } = await read()
    expect(epoch).toBe(before.epoch + 1)
    // Anna was thinking while somebody had the match, and not between.
    expect(left).toBe(before.left - Math.max(0, hostedUntil - before.since) - (since - taken))
  })

  test('a computer whose clock is an hour wrong has the time of the database', { timeout: MINUTES }, async () => {
    const { one, two } = await pair('database', { now: () => Date.now() + 3_600_000 })
    expect(Math.abs(one.server.services.now() - two.server.services.now())).toBeLessThan(1000)
  })

  test('bots that find no thread on their server think on a node for bots, and wait while there is none', {
    timeout: MINUTES,
  }, async () => {
    const { url, remove } = await emptyDatabase(database.url)
    onTestFinished(() => remove())
    const none: BotRunner = { free: 0, choose: () => Promise.reject(new Error('there is no thread here')) }
    const { server, guest } = await testServer({ storage: url }, undefined, { bots: none })
    let thoughts = 0
    const counted: BotRunner = {
      choose: (job, signal) => {
        thoughts++
        return inProcessBots.choose(job, signal)
      },
    }
    const thinkNode = async () => {
      const node = await openThinkNode({ storage: url, bus: '', data: '' }, counted)
      onTestFinished(() => node.close())
      return node
    }
    const first = await thinkNode()
    const { nodes } = server.services
    await expect.poll(() => nodes!.membership.live.size, { timeout: MINUTES }).toBe(2)
    // It serves nobody, so nobody shares anything with it.
    expect([nodes!.count, nodes!.membership.isCaretaker]).toEqual([1, true])
    const anna = await guest('Anna')
    const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }]
    const wish = { game: 'pig', seats, options: { target: 100 }, pace: 0, start: true }
    const { id } = await anna.ask<Table>('POST', '/api/tables', wish)
    await anna.connect()
    const mirror = await anna.watch(id, 0)
    /** Anna answers until the bot has, too. */
    const untilThought = async () => {
      const before = thoughts
      await expect
        .poll(
          async () => {
            const offer = mirror.snapshot!.asked?.offer
            if (offer) {
              const { key } = offer.options.at(-1)!
              await anna.command({ type: 'answer', match: id, seat: 0, position: mirror.position, key })
            }
            return thoughts
          },
          { timeout: MINUTES },
        )
        .toBeGreaterThan(before)
    }
    await untilThought()
    await first.close()
    await expect.poll(() => nodes!.membership.live.size, { timeout: MINUTES }).toBe(1)
    await thinkNode()
    await untilThought()
    await expect.poll(() => mirror.snapshot!.asked?.offer !== undefined, { timeout: MINUTES }).toBe(true)
  })

  test('who comes first after a lease was late does not cut off those who watch', { timeout: MINUTES }, async () => {
    const { one, two } = await pair()
    const [anna, ben] = [await one.guest('Anna'), await two.guest('Ben')]
    const match = await pigTable(anna, ben, { options: { target: 100 } })
    const { nodes, matches } = one.server.services
    const late = vi.spyOn(nodes!.membership, 'isCurrent', 'get').mockReturnValue(false)
    onTestFinished(() => late.mockRestore())
    const told = Promise.all([anna.next('error'), ben.next('error')])
    await expect(matches.host(match)).rejects.toThrow()
    const again = { match, error: { code: 'unavailable' } }
    expect(await told).toMatchObject([again, again])
    late.mockRestore()
    await Promise.all([anna.watch(match, 0), ben.watch(match, 1)])
    expect(await answerOnce(match, [anna, ben])).toBe(true)
    expect(await answerOnce(match, [anna, ben])).toBe(true)
  })

  test('a node whose lease has ended serves nothing old, and comes back under another name', {
    timeout: MINUTES,
  }, async () => {
    const { one, two, url } = await pair()
    const [anna, ben] = [await one.guest('Anna'), await two.guest('Ben')]
    const match = await pigTable(anna, ben, { options: { target: 100 } })
    const before = one.server.services.nodes!.me
    await asked(url, 'UPDATE nodes SET expires = 0 WHERE node = $1', [before])
    await expect.poll(() => one.server.services.nodes!.me, { timeout: MINUTES }).not.toBe(before)
    await expect
      .poll(() => [one, two].some(({ server }) => server.services.nodes!.owned(match) !== undefined), {
        timeout: MINUTES,
      })
      .toBe(true)
    // Anna was told to watch again.
    await anna.watch(match, 0)
    expect(await answerOnce(match, [anna, ben])).toBe(true)
  })
})
