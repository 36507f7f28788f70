import { commitmentTo, type Table } from '@alea/protocol'
import { expect, test } from 'vitest'
import { testServer } from './testServer.ts'

test('a pass by hand, by order and for want of anything else all take the delay', async () => {
  const server = await testServer()
  const [anna, ben] = await Promise.all([server.guest('Anna'), server.guest('Ben')])
  const delay = 300
  const table = await anna.ask<Table>('POST', '/api/tables', {
    game: 'dice-throne',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    windows: { delay, limit: 0 },
  })
  await ben.ask('POST', `/api/tables/${table.id}/seats`, { invitation: table.invitation })
  await anna.ask('POST', `/api/tables/${table.id}/start`)
  await Promise.all([anna.connect(), ben.connect()])
  const mirrors = [await anna.watch(table.id, 0), await ben.watch(table.id, 1)]
  const players = [anna, ben]
  let passed = 0
  for (let i = 0; i < 400 && passed < 6; i++) {
    const seat = mirrors.findIndex(({ snapshot }) => snapshot!.asked?.offer)
    const { position, snapshot } = mirrors[seat]!
    const options = snapshot!.asked!.offer!.options.map(({ key }) => key)
    const isWindow = options.includes('pass')
    const seen = players[1 - seat]!.next('step', (step) => step.position > position)
    // Every other window is left to the standing order.
    if (isWindow && passed % 2 === 1)
      await players[seat]!.command({ type: 'order', match: table.id, seat, orders: { pass: 'always' } })
    else {
      const key = isWindow ? 'pass' : options[i % options.length]!
      void players[seat]!.command({ type: 'answer', match: table.id, seat, position, key })
    }
    await seen
    await expect.poll(() => mirrors[seat]!.position).toBeGreaterThan(position)
    if (isWindow) {
      passed++
      await players[seat]!.command({ type: 'order', match: table.id, seat, orders: { stop: true } })
    }
  }
  // By the clock of the server: what is on disk was shown to nobody before.
  const { entries } = (await server.server.services.storage.load(table.id))!
  const waits = entries.flatMap(({ key, at }, i) => (key === 'pass' ? [at - entries[i - 1]!.at] : []))
  expect(waits.length).toBeGreaterThanOrEqual(4)
  for (const wait of waits) expect(wait).toBeGreaterThanOrEqual(delay - 2)
})

test('whose time is up is played for by a bot, and may take the seat back', async () => {
  const server = await testServer()
  const [anna, ben] = await Promise.all([server.guest('Anna'), server.guest('Ben')])
  const table = await anna.ask<Table>('POST', '/api/tables', {
    game: 'pig',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    options: { target: 1000 },
    clock: { kind: 'live', bank: 1, increment: 0 },
    standIn: 'random',
    pace: 50,
  })
  await ben.ask('POST', `/api/tables/${table.id}/seats`, { invitation: table.invitation })
  const begun = await anna.ask<Table>('POST', `/api/tables/${table.id}/start`)
  expect(begun.time).toMatchObject({ running: [0], left: [expect.any(Number), 1000] })
  await expect.poll(async () => (await ben.ask<Table>('GET', `/api/tables/${table.id}`)).seats[0]!.bot).toBe('random')
  await expect.poll(async () => (await ben.ask<Table>('GET', `/api/tables/${table.id}`)).position).toBeGreaterThan(0)
  const refused = await anna.call('POST', `/api/matches/${table.id}/answers`, {
    id: 'x',
    seat: 0,
    position: 0,
    key: 'roll',
  })
  expect(refused).toMatchObject({ status: 403, body: { code: 'not-allowed' } })
  const back = await anna.ask<Table>('DELETE', `/api/matches/${table.id}/seats/0/stand-in`)
  expect(back.seats[0]).not.toHaveProperty('bot')
  expect(back.time!.left[0]).toBeGreaterThan(20_000)
})

test.each([
  ['for long', 1, 200],
  ['for a moment', 3600, 403],
] as const)(
  'may somebody who has been gone %s be replaced when another player asks?',
  async (_, absenceSeconds, status) => {
    const server = await testServer({ absenceSeconds })
    const [anna, ben, eve] = await Promise.all([server.guest(), server.guest(), server.guest()])
    const table = await anna.ask<Table>('POST', '/api/tables', {
      game: 'pig',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      open: true,
    })
    await ben.ask('POST', `/api/tables/${table.id}/seats`, {})
    await anna.ask('POST', `/api/tables/${table.id}/start`)
    await ben.connect()
    await ben.watch(table.id, 1)
    const standIn = () => anna.call('PUT', `/api/matches/${table.id}/seats/1/stand-in`)
    expect((await standIn()).status).toBe(403)
    await ben.close()
    expect((await eve.call('PUT', `/api/matches/${table.id}/seats/1/stand-in`)).status).toBe(403)
    await expect.poll(async () => (await standIn()).status).toBe(status)
  },
)

test('dice wait for promised bytes, take them, and refuse others', async () => {
  const server = await testServer({ contributionSeconds: 30 })
  const [anna, ben] = await Promise.all([server.guest(), server.guest()])
  const [mine, theirs] = ['1'.repeat(64), '2'.repeat(64)]
  const table = await anna.ask<Table>('POST', '/api/tables', {
    game: 'battle-dice',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    commitment: commitmentTo(mine),
  })
  await ben.ask('POST', `/api/tables/${table.id}/seats`, {
    invitation: table.invitation,
    commitment: commitmentTo(theirs),
  })
  const begun = await anna.ask<Table>('POST', `/api/tables/${table.id}/start`)
  expect(begun).toMatchObject({ position: 0, fair: { awaiting: [0, 1], contributions: [null, null] } })
  await Promise.all([anna.connect(), ben.connect()])
  const reveal = (client: typeof anna, seat: number, contribution: string) =>
    client.command({ type: 'reveal', match: table.id, seat, contribution })
  expect(await reveal(anna, 0, theirs)).toMatchObject({ type: 'refused', error: { code: 'not-allowed' } })
  expect(await reveal(anna, 0, mine)).toMatchObject({ type: 'done' })
  expect((await anna.ask<Table>('GET', `/api/tables/${table.id}`)).position).toBe(0)
  expect(await reveal(ben, 1, theirs)).toMatchObject({ type: 'done' })
  const thrown = await anna.ask<Table>('GET', `/api/tables/${table.id}`)
  expect(thrown.position).toBeGreaterThan(0)
  expect(thrown.fair).toMatchObject({ awaiting: [], contributions: [mine, theirs] })
  expect(thrown.fair).not.toHaveProperty('secret')
})

test('bytes that do not come in time are left out, and the match begins all the same', async () => {
  const server = await testServer({ contributionSeconds: 1 })
  const anna = await server.guest()
  const table = await anna.ask<Table>('POST', '/api/tables', {
    game: 'battle-dice',
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }],
    commitment: commitmentTo('1'.repeat(64)),
    start: true,
  })
  expect(table.position).toBe(0)
  const position = async () => (await anna.ask<Table>('GET', `/api/tables/${table.id}`)).position
  await expect.poll(position).toBeGreaterThan(0)
})
