/** The proofs of proof/, short: the long ones are commands, `npm run proof:<name>`. */
import { GAMES, gameOf } from '@alea/catalog'
import { fast, type Game, type Running, random, redealt } from '@alea/engine'
import { SUBPROTOCOL, type Table } from '@alea/protocol'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { attack } from '../proof/attack.ts'
import { ATTACKS } from '../proof/attacks/index.ts'
import { chiSquareTail } from '../proof/chiSquare.ts'
import { crash } from '../proof/crash.ts'
import { fairness } from '../proof/fairness.ts'
import { fuzz } from '../proof/fuzz.ts'
import { reconnect } from '../proof/reconnect.ts'
import { forbidden, secrecy } from '../proof/secrecy.ts'
import { slopeOf } from '../proof/soak/slope.ts'
import { soak } from '../proof/soak.ts'
import { call } from './client.ts'
import { testServer } from './testServer.ts'

test('crash: what was acknowledged is there, once, whenever the server is killed', async () => {
  const report = await crash(12, 2)
  expect(report).toMatchObject({ lost: 0, duplicated: 0, diverged: 0, refused: [] })
  expect(report.acknowledged).toBeGreaterThan(20)
})

test('fuzz: rubbish is answered by typed errors, and honest players notice nothing', async () => {
  const report = await fuzz(4000)
  expect(report).toMatchObject({ strange: 0, alive: true, desyncs: 0 })
  expect(report.answers['error malformed']).toBeGreaterThan(100)
  expect(report.answers['refused not-allowed']).toBeGreaterThan(0)
  expect(report.honest).toBeGreaterThan(0)
})

test.each(ATTACKS.map((one) => [one.name, one] as const))('attack: %s harms no honest match', async (_, one) => {
  const report = await attack(one, 1.5)
  expect(report.findings).toEqual([])
  expect(report.phases.after.answers).toBeGreaterThan(0)
})

test('attack: what an attack finds, and what honest people suffer, is reported', async () => {
  const one = { name: 'none', what: 'Nothing.', settings: { framesPerSecond: 1 }, run: async () => ['a finding'] }
  const { findings } = await attack(one, 3)
  expect(findings[0]).toBe('a finding')
  expect(findings.slice(1).join()).toContain('too-many')
})

test('soak: nothing is lost or refused while people come and go, and the heap is sampled', async () => {
  const { visits, samples } = await soak(0.15, 4, 3)
  expect(visits).toMatchObject({ refused: [], lost: 0 })
  expect(visits.answers).toBeGreaterThan(20)
  expect(samples).toHaveLength(3)
  for (const { heap, resident } of samples) {
    expect(heap).toBeGreaterThan(1)
    expect(resident).toBeGreaterThan(heap)
  }
})

test('soak: a line is found with its interval', () => {
  const points = (value: (at: number) => number) => Array.from({ length: 20 }, (_, at) => ({ at, value: value(at) }))
  expect(slopeOf(points((at) => 5 + 3 * at))).toMatchObject({ perUnit: 3, within: 0 })
  const noisy = slopeOf(points((at) => 5 + (at % 2)))
  expect(Math.abs(noisy.perUnit)).toBeLessThan(noisy.within)
  expect(slopeOf(points((at) => at).slice(0, 2)).within).toBe(Number.POSITIVE_INFINITY)
})

test('fairness: every die and every deck of the games, with fixed seeds', () => {
  const report = fairness(20_000, 'fixed')
  expect(report.fair, JSON.stringify(report.tests)).toBe(true)
  expect(report.tests.map(({ what }) => what)).toEqual(
    expect.arrayContaining(['d6: faces', 'd6: pairs of faces', expect.stringContaining('shuffle of ')]),
  )
})

test.each([
  [
    'a die that shows its last face too often',
    (face: number, sides: number, n: number) => (n % 30 === 0 ? sides : face),
  ],
  ['a die that repeats itself', (face: number, _: number, n: number, last: number) => (n % 15 === 0 ? last : face)],
])('fairness: %s is found', (_, loaded) => {
  const { tests } = fairness(60_000, 'fixed', (seed) => {
    const fairDice = fast(seed.length)
    let [n, last] = [0, 1]
    return (question, position) => {
      if (question.draw === 'shuffle') return fairDice(question, position)
      return fairDice(question, position).map((face) => {
        last = loaded(face, question.sides, n++, Math.min(last, question.sides))
        return last
      })
    }
  })
  expect(Math.min(...tests.filter(({ what }) => what.startsWith('d6')).map(({ p }) => p))).toBeLessThan(1e-9)
})

test('fairness: the tail of χ² is that of the tables', () => {
  for (const [x, freedom, p] of [
    [3.841, 1, 0.05],
    [11.07, 5, 0.05],
    [49.802, 35, 0.05],
    [67.505, 100, 0.995],
    [1107, 1000, 0.01],
  ] as const)
    expect(chiSquareTail(x, freedom)).toBeCloseTo(p, 3)
})

test('reconnect: all clients dropped at once are current again', async () => {
  const report = await reconnect(30)
  expect(report).toMatchObject({ diverged: 0 })
})

test.each(GAMES.map((game) => [game.id, game] as const))(
  'secrecy: nothing hidden in %s reaches anybody',
  async (_, game) => {
    const report = await secrecy(game, 2)
    expect(report.leaks).toEqual([])
    expect(report.frames).toBeGreaterThan(50)
    if (game.redeal) expect(report.different).toBeGreaterThan(10)
  },
)

test.each([
  ['teams', 4],
  ['teams', 6],
  ['three-teams', 6],
  ['hill', 5],
] as const)('secrecy: with teammates who see hands (%s for %i), nobody else sees more', async (mode, seats) => {
  const report = await secrecy(gameOf('dice-throne')!, 1, 7, 60, { seats, options: { mode } })
  expect(report.leaks).toEqual([])
  expect(report.different).toBeGreaterThan(10)
})

test('secrecy: a view that shows a hidden card is found', async () => {
  const game = GAMES.find((each) => each.redeal)!
  const leaky: Game = {
    ...game,
    view: (g: Running, viewer) => ({
      ...(game.view(g, viewer) as object),
      deck: JSON.stringify(redealt(game, g, [], random(1))).length,
      all: JSON.stringify(g),
    }),
  }
  const { leaks } = await secrecy(leaky, 1)
  expect(leaks[0]).toContain('can tell')
})

test('secrecy: a table whose delay does not hold is found', async () => {
  const { leaks } = await secrecy(gameOf('pig')!, 20, 1, 0)
  expect(leaks[0]).toContain('a spectator behind')
})

test('secrecy: the attack that reads boardgame.io’s random generator finds nothing here', async () => {
  const server = await testServer()
  const anna = await server.guest()
  const table = await anna.ask<Table>('POST', '/api/tables', {
    game: 'dice-throne',
    seats: [{ kind: 'me' }, { kind: 'me' }],
    windows: { delay: 0, limit: 0 },
    start: true,
  })
  for (const seat of [0, 1]) await anna.ask('PUT', `/api/matches/${table.id}/seats/${seat}/orders`, { stop: true })
  // Nobody, with no session, syncs as boardgame.io lets anybody do, and walks every field of every frame.
  const frames: { type: string }[] = []
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/live`, SUBPROTOCOL)
  socket.on('message', (data) => frames.push(JSON.parse(String(data))))
  await new Promise((resolve) => socket.once('open', resolve))
  for (const as of [null, 0, 1]) socket.send(JSON.stringify({ type: 'watch', match: table.id, as }))
  for (let i = 0; i < 30; i++) {
    const look = (seat: number) =>
      anna.ask<{ position: number; sight: { asked: { seats: number[]; offer?: { options: { key: string }[] } } } }>(
        'GET',
        `/api/matches/${table.id}?as=${seat}`,
      )
    const [seat = 0] = (await look(0)).sight.asked.seats
    const { position, sight } = await look(seat)
    const key = sight.asked.offer!.options.at(-1)!.key
    await anna.ask('POST', `/api/matches/${table.id}/answers`, { id: `a${i}`, seat, position, key })
  }
  await expect.poll(() => frames.filter(({ type }) => type === 'step').length).toBeGreaterThanOrEqual(30)
  socket.terminate()
  expect(frames.filter(({ type }) => type === 'error')).toMatchObject([
    { error: { code: 'not-allowed' } },
    { error: { code: 'not-allowed' } },
  ])
  expect(frames.map((frame) => forbidden(frame)).filter(Boolean)).toEqual([])
  const { record } = (await server.server.services.storage.load(table.id))!
  expect(JSON.stringify(frames)).not.toContain(record.dice.secret)
  for (const path of ['log', 'proof', 'replay', '?as=0', '?as=1']) {
    const { status, body } = await call(
      server.url,
      'GET',
      `/api/matches/${table.id}${path.startsWith('?') ? '' : '/'}${path}`,
    )
    expect([403, 409], `${path} ${JSON.stringify(body)}`).toContain(status)
  }
})
