import { gameOf } from '@alea/catalog'
import { parseLog, replay } from '@alea/engine'
import { type Bundle, type ReplayPage, type Said, type Table, verifyFair } from '@alea/protocol'
import { describe, expect, test } from 'vitest'
import { type Client, call } from './client.ts'
import { testServer } from './testServer.ts'

const SEATS = [{ kind: 'me' }, { kind: 'open' }]

async function tableOf(anna: Client, ben: Client, more: object = {}): Promise<Table> {
  const table = await anna.ask<Table>('POST', '/api/tables', { game: 'pig', seats: SEATS, ...more })
  await ben.ask('POST', `/api/tables/${table.id}/seats`, { invitation: table.invitation })
  return anna.ask<Table>('POST', `/api/tables/${table.id}/start`)
}

describe('proposals', () => {
  test('an undo past the dice by two people: over sockets, replayed, verified, after a restart', async () => {
    const server = await testServer()
    const players = await Promise.all([server.guest('Anna'), server.guest('Ben')])
    const [anna, ben] = players as [Client, Client]
    const { id: match } = await tableOf(anna, ben, { options: { target: 20 } })
    await Promise.all(players.map((client) => client.connect()))
    const mirrors = await Promise.all(players.map((client, seat) => client.watch(match, seat)))
    const seat = mirrors.findIndex(({ snapshot }) => snapshot!.asked?.offer)
    const [asker, other] = seat === 0 ? [anna, ben] : [ben, anna]
    const { position, hash } = mirrors[seat]!
    await asker.command({ type: 'answer', match, seat, position, key: 'roll' })
    expect(await asker.command({ type: 'undo', match, seat, position: mirrors[seat]!.position })).toMatchObject({
      type: 'refused',
      error: { code: 'barred' },
    })
    const heard = other.next('table', ({ table }) => (table.proposals?.length ?? 0) > 0)
    expect((await asker.command({ type: 'propose', match, seat, kind: 'undo' })).type).toBe('done')
    const [proposal] = (await heard).table.proposals!
    expect(proposal).toMatchObject({ kind: 'undo', by: seat, awaiting: [1 - seat] })
    const forged = await asker.command({
      type: 'reply',
      match,
      seat: 1 - seat,
      proposal: proposal!.id,
      answer: 'accept',
    })
    expect(forged).toMatchObject({ type: 'refused', error: { code: 'not-allowed' } })
    await other.command({ type: 'reply', match, seat: 1 - seat, proposal: proposal!.id, answer: 'accept' })
    await expect.poll(() => mirrors[seat]!.hash).toBe(hash)
    expect(mirrors.map(({ desyncs }) => desyncs)).toEqual([0, 0])

    const again = await server.restart()
    for (let i = 0; i < 400; i++) {
      const [now, sights] = await Promise.all([
        call(again.url, 'GET', `/api/tables/${match}`),
        call(again.url, 'GET', `/api/matches/${match}`),
      ])
      if ((now.body as unknown as Table).status !== 'playing') break
      const asked = (sights.body.sight as { asked: { seats: number[] } }).asked.seats[0]!
      const client = asked === 0 ? anna : ben
      await call(
        again.url,
        'POST',
        `/api/matches/${match}/answers`,
        { id: `h${i}`, seat: asked, position: sights.body.position, key: i % 3 === 2 ? 'hold' : 'roll' },
        { authorization: `Bearer ${client.token}` },
      )
    }
    const bundle = (await call(again.url, 'GET', `/api/matches/${match}/proof`)).body as unknown as Bundle
    const pig = gameOf('pig')!
    expect(parseLog(bundle.log).entries.filter(({ name }) => name === 'rewind')).toHaveLength(1)
    expect(replay(pig, bundle.log).outcome).toBeDefined()
    expect(verifyFair(pig, bundle.log, bundle.proof).rolls).toBeGreaterThan(0)
    const page = (await call(again.url, 'GET', `/api/matches/${match}/replay`)).body as unknown as ReplayPage
    expect(page.steps.some(({ answer }) => answer.includes('rewind'))).toBe(true)
  })

  test('over HTTP: a pause, refused answers, and its end', async () => {
    const server = await testServer()
    const [anna, ben] = [await server.guest('Anna'), await server.guest('Ben')]
    const { id: match } = await tableOf(anna, ben)
    const at = `/api/matches/${match}`
    const asked = await anna.ask<Table>('POST', `${at}/proposals`, { seat: 0, kind: 'pause' })
    expect(asked.proposals).toHaveLength(1)
    expect((await anna.call('POST', `${at}/proposals`, { seat: 0, kind: 'pause' })).status).toBe(429)
    expect((await anna.call('POST', `${at}/proposals`, { seat: 1, kind: 'pause' })).status).toBe(403)
    expect((await ben.call('PUT', `${at}/proposals/1`, { seat: 1, answer: 'perhaps' })).status).toBe(400)
    const paused = await ben.ask<Table>('PUT', `${at}/proposals/1`, { seat: 1, answer: 'accept' })
    expect(paused.paused).toBeDefined()
    expect(paused.lastProposal).toMatchObject({ result: 'accepted' })
    const { sight, position } = await anna.ask<{ sight: { asked: { seats: number[] } }; position: number }>('GET', at)
    const seat = sight.asked.seats[0]!
    const answer = { id: 'a', seat, position, key: 'roll' }
    const asker = seat === 0 ? anna : ben
    expect(await asker.call('POST', `${at}/answers`, answer)).toMatchObject({ status: 409, body: { code: 'not-open' } })
    const resuming = await anna.ask<Table>('POST', `${at}/resume`, { seat: 0 })
    expect(resuming.paused!.resumes).toBeGreaterThan(resuming.paused!.since)
  })
})

describe('a delay for spectators', () => {
  test('no route tells a stranger anything new; the players see everything', async () => {
    const server = await testServer()
    const [anna, ben, eve] = [await server.guest('Anna'), await server.guest('Ben'), await server.guest('Eve')]
    const { id: match } = await tableOf(anna, ben, { open: true, spectatorDelay: 3600 })
    await anna.ask('POST', `/api/matches/${match}/chat`, { text: 'my plan' })
    await Promise.all([eve.connect(), anna.connect()])
    eve.send({ type: 'watch', match, as: null })
    await anna.watch(match, 0)
    for (const who of [eve, { call: (method: string, path: string) => call(server.url, method, path) }]) {
      const listed = (await who.call('GET', '/api/tables')).body.tables as Table[]
      expect(listed.find(({ id }) => id === match)).toMatchObject({ status: 'gathering', position: 0 })
      expect((await who.call('GET', `/api/tables/${match}`)).body).toMatchObject({ status: 'gathering' })
      expect((await who.call('GET', `/api/matches/${match}`)).status).toBe(409)
      expect((await who.call('GET', `/api/matches/${match}?as=0`)).status).toBe(403)
      expect((await who.call('GET', `/api/matches/${match}/chat`)).body.lines).toEqual([])
      expect((await who.call('GET', `/api/matches/${match}/log`)).status).toBe(409)
      expect((await who.call('GET', `/api/matches/${match}/replay`)).status).toBe(409)
    }
    expect(eve.frames.filter(({ type }) => type === 'said' || type === 'view' || type === 'step')).toEqual([])
    expect((await ben.ask<{ lines: Said[] }>('GET', `/api/matches/${match}/chat`)).lines).toHaveLength(1)
    expect((await ben.ask<Table>('GET', `/api/tables/${match}`)).status).toBe('playing')
    await anna.ask('POST', `/api/matches/${match}/seats/0/resign`)
    const over = await eve.next('table', ({ table }) => table.status === 'over')
    expect(over.table.ending).toBeDefined()
    expect((await eve.call('GET', `/api/matches/${match}/log`)).status).toBe(200)
  })
})

describe('links', () => {
  test('each open seat has its own; used up, renewed, and kept from strangers', async () => {
    const server = await testServer()
    const [anna, ben, eve] = [await server.guest('Anna'), await server.guest('Ben'), await server.guest('Eve')]
    const table = await anna.ask<Table>('POST', '/api/tables', {
      game: 'pig',
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
      seatLinks: true,
      spectators: false,
    })
    const at = `/api/tables/${table.id}`
    expect(table).not.toHaveProperty('invitation')
    const [, first, second] = table.links!.seats
    expect(await eve.ask<Table>('GET', at)).not.toHaveProperty('links')
    const seated = await ben.ask<{ seat: number; table: Table }>('POST', `${at}/seats`, { invitation: second })
    expect(seated.seat).toBe(2)
    const used = await eve.call('POST', `${at}/seats`, { invitation: second })
    expect(used).toMatchObject({ status: 409, body: { detail: 'this link has already been used; ask for a new one' } })
    expect((await ben.call('PUT', `${at}/seats/1/link`)).status).toBe(403)
    const renewed = await anna.ask<Table>('PUT', `${at}/seats/1/link`)
    expect((await eve.call('POST', `${at}/seats`, { invitation: first })).status).toBe(409)
    expect((await eve.call('POST', `${at}/seats`, { invitation: renewed.links!.watch })).status).toBe(403)
    await eve.ask('POST', `${at}/seats`, { invitation: renewed.links!.seats[1] })
    await anna.ask('POST', `${at}/start`)
    const stranger = await server.guest('Stranger')
    expect((await stranger.call('GET', `/api/matches/${table.id}`)).status).toBe(403)
    const watching = await stranger.call('GET', `/api/matches/${table.id}?invitation=${renewed.links!.watch}`)
    expect(watching.status).toBe(200)
    await anna.ask('PUT', `${at}/watch-link`)
    expect((await stranger.call('GET', `/api/matches/${table.id}?invitation=${renewed.links!.watch}`)).status).toBe(403)
  })
})
