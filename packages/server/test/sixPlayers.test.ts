/** Tables of Dice Throne for up to six: set up by link, with bots, clocks, resignations and absences, in every mode. */
import type { Table } from '@alea/protocol'
import { expect, test } from 'vitest'
import type { Client } from './client.ts'
import { testServer } from './testServer.ts'

const bot = { kind: 'bot', bot: 'random' }
const open = { kind: 'open' }
const QUICK = { windows: { delay: 0, limit: 0 }, pace: 0 }

const MODES = [
  ['duel', 2],
  ['hill', 3],
  ['hill', 4],
  ['hill', 5],
  ['hill', 6],
  ['teams', 4],
  ['teams', 6],
  ['three-teams', 6],
] as const

interface Fighter {
  readonly team: number
  readonly hand: string[] | number
}

const handsSeenBy = async (client: Client, match: string, as: number | null): Promise<Fighter[]> => {
  const mirror = await client.watch(match, as)
  return (mirror.snapshot!.view as { fighters: Fighter[] }).fighters
}

const tableOf = (client: Client, id: string): Promise<Table> => client.ask('GET', `/api/tables/${id}`)

test.each(MODES)('%s for %i: bots play it to its end', async (mode, seats) => {
  const server = await testServer({ botMatchesPerPerson: 2, botSeatsPerPerson: 12 })
  const anna = await (await server.guest('Anna')).connect()
  const wish = { game: 'dice-throne', options: { mode }, seats: Array(seats).fill(bot), start: true, ...QUICK }
  const { id } = await anna.ask<Table>('POST', '/api/tables', wish)
  await expect.poll(async () => (await tableOf(anna, id)).status, { timeout: 120_000 }).toBe('over')
})

test.each([
  ['a mode for another number of players', 5, 'teams', 'is not for 5 players'],
  ['seven players', 7, 'hill', 'dice-throne is for 2 to 6 players, not 7'],
])('%s is refused in one sentence', async (_, seats, mode, detail) => {
  const anna = await (await testServer()).guest()
  const wish = { game: 'dice-throne', options: { mode }, seats: Array(seats).fill({ kind: 'me' }) }
  const { status, body } = await anna.call('POST', '/api/tables', wish)
  expect({ status, detail: body.detail }).toEqual({ status: 422, detail: expect.stringContaining(detail) })
})

/** Three people and three bots in the seats after them. */
async function gathered(mode: string, more: object = {}, config: object = {}) {
  const server = await testServer({ botSeatsPerPerson: 12, ...config })
  const [anna, ben, chloe, eve] = await Promise.all(
    ['Anna', 'Ben', 'Chloe', 'Eve'].map(async (name) => (await server.guest(name)).connect()),
  )
  const seats = [{ kind: 'me' }, open, open, open, bot, bot]
  const wish = { game: 'dice-throne', options: { mode }, seats, ...QUICK, ...more }
  const table = await anna!.ask<Table>('POST', '/api/tables', wish)
  const { id, invitation } = table
  await ben!.ask('POST', `/api/tables/${id}/seats`, { invitation, seat: 1 })
  await chloe!.ask('POST', `/api/tables/${id}/seats`, { invitation, seat: 2 })
  expect((await anna!.call('POST', `/api/tables/${id}/start`)).body.code).toBe('not-open')
  await anna!.ask('PUT', `/api/tables/${id}/seats/3/bot`, { bot: 'random' })
  const started = await anna!.ask<Table>('POST', `/api/tables/${id}/start`)
  expect(started.seats.map(({ kind }) => kind)).toEqual(['player', 'player', 'player', 'bot', 'bot', 'bot'])
  return { id, anna: anna!, ben: ben!, chloe: chloe!, eve: eve! }
}

test.each([
  ['teams', [true, false, true, false, true, false]],
  ['three-teams', [true, false, false, true, false, false]],
  ['hill', [true, false, false, false, false, false]],
] as const)(
  'by link, with bots on some seats, in %s everybody sees the hands of the own team and no other',
  async (mode, seen) => {
    const { id, anna, ben, eve } = await gathered(mode)
    const mine = await handsSeenBy(anna, id, 0)
    expect(mine.map(({ hand }) => Array.isArray(hand))).toEqual(seen)
    const theirs = await handsSeenBy(ben, id, 1)
    expect(theirs.map(({ hand, team }) => Array.isArray(hand) === (team === theirs[1]!.team))).not.toContain(false)
    const watched = await handsSeenBy(eve, id, null)
    expect(watched.every(({ hand }) => typeof hand === 'number')).toBe(true)
  },
)

test.each(['teams', 'three-teams', 'hill'])(
  'in %s a bot takes over for one who resigns, and the others play on',
  async (mode) => {
    const { id, anna, ben, chloe } = await gathered(mode)
    const after = await ben.ask<Table>('POST', `/api/matches/${id}/seats/1/resign`)
    expect(after).toMatchObject({
      status: 'playing',
      seats: [{}, { resigned: true, bot: expect.any(String) }, {}, {}, {}, {}],
    })
    expect((await ben.call('DELETE', `/api/matches/${id}/seats/1/stand-in`)).status).not.toBe(200)
    await chloe.ask('POST', `/api/matches/${id}/seats/2/resign`)
    const over = await anna.ask<Table>('POST', `/api/matches/${id}/seats/0/resign`)
    // The last one to resign stands behind those who did not, ahead of those who left before.
    expect(over).toMatchObject({ status: 'over', ending: { by: 'resignation', places: [4, 6, 5, 1, 1, 1] } })
  },
)

test('at six, whose time is up is played for by a bot, and so is who stays away', async () => {
  const clock = { kind: 'live', bank: 1, increment: 0 }
  const timed = await gathered('teams', { clock, standIn: 'random' })
  const { id, anna } = timed
  await expect
    .poll(async () => (await tableOf(anna, id)).seats.filter((seat) => seat.kind === 'player' && seat.bot).length)
    .toBeGreaterThan(0)
  const away = await gathered('hill', {}, { absenceSeconds: 1 })
  await away.ben.watch(away.id, 1)
  await away.ben.close()
  const standIn = () => away.anna.call('PUT', `/api/matches/${away.id}/seats/1/stand-in`)
  await expect.poll(async () => (await standIn()).status).toBe(200)
  expect((await tableOf(away.anna, away.id)).seats[1]).toMatchObject({ bot: expect.any(String) })
})
