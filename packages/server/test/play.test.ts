import { gameOf } from '@alea/catalog'
import { replay } from '@alea/engine'
import { type Bundle, FOLLOWING, fingerprintOf, snapshotHash, type Table, verifyFair } from '@alea/protocol'
import { expect, test } from 'vitest'
import { Client } from './client.ts'
import { testServer } from './testServer.ts'

/** Two people at a table of Pig, both watching. */
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

/** Plays with the first option until the end, each client checking its mirror. */
async function playToTheEnd(match: string, players: readonly Client[]): Promise<void> {
  const mirrors = players.map((client, seat) => client.mirrors.get(`${match} ${seat}`)!)
  for (let i = 0; i < 2000; i++) {
    const seat = mirrors.findIndex(({ snapshot }) => snapshot!.asked?.offer)
    if (seat < 0) break
    const { position, snapshot } = mirrors[seat]!
    const options = snapshot!.asked!.offer!.options
    const { key } = options[options.length - 1]!
    const everybody = Promise.all(players.map((client) => client.next('step', (step) => step.position > position)))
    const done = await players[seat]!.command({ type: 'answer', match, seat, position, key })
    expect(done.type).toBe('done')
    await everybody
  }
  expect(mirrors.every(({ snapshot }) => snapshot!.outcome !== null)).toBe(true)
}

test('a match of two people from the table to the verified dice', async () => {
  const server = await testServer()
  const [anna, ben, eve] = await Promise.all([server.guest('Anna'), server.guest('Ben'), server.guest('Eve')])
  const match = await pigTable(anna, ben)
  await eve.connect()
  const looking = await eve.watch(match, null)
  await playToTheEnd(match, [anna, ben])
  await expect.poll(() => looking.snapshot!.outcome).not.toBeNull()
  expect([anna, ben, eve].flatMap((client) => [...client.mirrors.values()]).map(({ desyncs }) => desyncs)).toEqual([
    0, 0, 0,
  ])

  const log = (await anna.call('GET', `/api/matches/${match}/log`)).body.text as string
  const pig = gameOf('pig')!
  expect(replay(pig, log).outcome).toBeDefined()
  const bundle = await eve.ask<Bundle>('GET', `/api/matches/${match}/proof`)
  expect(bundle.proof.commitment).toBe((await anna.ask<Table>('GET', `/api/tables/${match}`)).fair.commitment)
  expect(verifyFair(pig, bundle.log, bundle.proof).rolls).toBeGreaterThan(0)
})

test('a repeated command is answered again and applied once; a stale one brings the question', async () => {
  const server = await testServer()
  const [anna, ben] = await Promise.all([server.guest(), server.guest()])
  const match = await pigTable(anna, ben, { options: { target: 1000 } })
  const answer = { type: 'answer', match, seat: 0, position: 0, key: 'roll' }
  const [first, again] = await Promise.all([anna.command(answer, 'same'), anna.command(answer, 'same')])
  const later = await anna.command(answer, 'same')
  expect([first, again, later].map(({ type }) => type)).toEqual(['done', 'done', 'done'])
  const positions = [first, again, later].map((frame) => frame.position)
  expect(new Set(positions).size).toBe(1)
  const stale = await anna.command(answer, 'other')
  expect(stale).toMatchObject({ type: 'refused', error: { code: 'stale' }, position: 2 })
  expect(stale.type === 'refused' && stale.asked?.name).toBe('choose')
  const { position } = await anna.ask<{ position: number }>('GET', `/api/matches/${match}?as=0`)
  expect(position).toBe(2)
})

test.each([
  ['another seat', { seat: 1 }, 'not-allowed'],
  ['a seat that is not there', { seat: 9 }, 'not-allowed'],
  ['no option, with its rule', { key: 'hold' }, 'not-an-option'],
  ['the future', { position: 77 }, 'stale'],
  ['another match', { match: 'no-such-match' }, 'not-found'],
])('an answer for %s is refused and changes nothing', async (_, change, code) => {
  const server = await testServer()
  const [anna, ben] = await Promise.all([server.guest(), server.guest()])
  const match = await pigTable(anna, ben)
  const before = await ben.ask('GET', `/api/matches/${match}?as=1`)
  const refused = await anna.command({ type: 'answer', match, seat: 0, position: 0, key: 'roll', ...change })
  expect(refused).toMatchObject({ type: 'refused', error: { code } })
  if (code === 'not-an-option') expect(refused).toMatchObject({ error: { rule: 'PIG-2.2' } })
  expect(await ben.ask('GET', `/api/matches/${match}?as=1`)).toEqual(before)
})

test('a client that was away gets the steps it missed, or nothing, or everything', async () => {
  const server = await testServer()
  const [anna, ben] = await Promise.all([server.guest(), server.guest()])
  const match = await pigTable(anna, ben, { options: { target: 1000 } })
  const mirror = ben.mirrors.get(`${match} 1`)!
  await ben.close()
  await anna.command({ type: 'answer', match, seat: 0, position: 0, key: 'roll' })
  ben.frames.length = 0
  await ben.connect()
  await ben.watch(match, 1)
  const types = () => ben.frames.map(({ type }) => type).filter((type) => ['view', 'step', 'current'].includes(type))
  expect(types()).toEqual(['step'])
  expect(mirror.position).toBe(2)
  await ben.watch(match, 1)
  expect(types()).toEqual(['step', 'current'])
  mirror.hash = 'something else'
  await ben.watch(match, 1)
  expect(types()).toEqual(['step', 'current', 'view'])
})

test('after a restart everything is as it was: position, commands, undo, bots', async () => {
  let server = await testServer()
  const [anna, ben] = await Promise.all([server.guest(), server.guest()])
  const match = await pigTable(anna, ben, { options: { target: 1000 } })
  await anna.command({ type: 'answer', match, seat: 0, position: 0, key: 'roll' }, 'the-one')
  const before = await anna.ask('GET', `/api/matches/${match}?as=0`)
  const bots = await anna.ask<Table>('POST', '/api/tables', {
    game: 'pig',
    seats: [
      { kind: 'bot', bot: 'random' },
      { kind: 'bot', bot: 'random' },
    ],
    start: true,
  })
  server = await server.restart()
  const [again] = await Promise.all([new Client(server.url, anna.token, anna.id).connect()])
  const after = await again.ask<Record<string, unknown>>('GET', `/api/matches/${match}?as=0`)
  expect({ ...after, table: 0 }).toEqual({ ...before, table: 0 })
  expect(await again.command({ type: 'answer', match, seat: 0, position: 0, key: 'roll' }, 'the-one')).toMatchObject({
    type: 'done',
    position: 1,
  })
  const over = async () => (await again.ask<Table>('GET', `/api/tables/${bots.id}`)).status === 'over'
  await expect.poll(over).toBe(true)
})

test('hashes of the whole and hashes that follow, side by side', async () => {
  const server = await testServer()
  const [anna, ben] = await Promise.all([server.guest('Anna'), server.guest('Ben')])
  const table = await anna.ask<Table>('POST', '/api/tables', { game: 'pig', seats: [{ kind: 'me' }, { kind: 'open' }] })
  await ben.ask('POST', `/api/tables/${table.id}/seats`, { invitation: table.invitation })
  await anna.ask('POST', `/api/tables/${table.id}/start`)
  await Promise.all([anna.connect({}, FOLLOWING), ben.connect()])
  const [hers, his] = [await anna.watch(table.id, null), await ben.watch(table.id, null)]
  for (let i = 0; i < 5; i++) {
    const { position, snapshot } = hers
    const [seat = 0] = snapshot!.asked!.seats
    await [anna, ben][seat]!.command({ type: 'answer', match: table.id, seat, position, key: 'roll' })
    await expect.poll(() => his.position).toBe(hers.position)
    expect(his.hash).toBe(snapshotHash(his.snapshot!))
    expect(hers.hash).toBe(fingerprintOf(hers.snapshot!))
    expect(his.hash).not.toBe(hers.hash)
  }
  expect(hers.desyncs + his.desyncs).toBe(0)
})
