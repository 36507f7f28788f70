/** After a restore no die that was seen comes again, and the proof still fits. */
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gameOf } from '@alea/catalog'
import { type Bundle, type Table, verifyFair } from '@alea/protocol'
import { expect, onTestFinished, test } from 'vitest'
import { Client } from './client.ts'
import { testServer } from './testServer.ts'

const folder = (): string => {
  const path = mkdtempSync(join(tmpdir(), 'alea-salts-'))
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return path
}

/** Whoever is asked rolls, so often. */
async function rolled(player: Client, id: string, times: number): Promise<void> {
  for (let i = 0; i < times; i++) {
    const look = await player.ask<Looked>('GET', `/api/matches/${id}?as=0`)
    const [seat = 0] = look.sight.asked.seats
    const answer = { id: `a${look.position}`, seat, position: look.position, key: 'roll' }
    await player.ask('POST', `/api/matches/${id}/answers`, answer)
  }
}
interface Looked {
  readonly position: number
  readonly sight: { readonly asked: { readonly seats: readonly number[] } }
}

test('a copy that is restored rolls other dice than were seen; every salt is in the table and in the proof', async () => {
  const [data, restored] = [folder(), folder()]
  let server = await testServer({}, data)
  const anna = await server.guest()
  const seats = [{ kind: 'me' }, { kind: 'me' }]
  const wish = { game: 'pig', seats, options: { target: 1000 }, start: true }
  const { id, fair } = await anna.ask<Table>('POST', '/api/tables', wish)
  expect(fair).not.toHaveProperty('salts')
  await rolled(anna, id, 10)
  expect((await anna.ask<Table>('GET', `/api/tables/${id}`)).fair).not.toHaveProperty('salts')
  await server.server.services.storage.backup(join(restored, 'alea.sqlite'))
  const copied = (await server.server.services.storage.load(id))!.entries.length
  await rolled(anna, id, 20)
  const seen = (await server.server.services.storage.load(id))!.entries.slice(copied)
  await server.server.close()

  let salts = 0
  const at: string[] = [seen.map(({ key }) => key).join()]
  for (const path of [restored, restored]) {
    server = await testServer({}, path)
    const again = new Client(server.url, anna.token, anna.id)
    await rolled(again, id, 20)
    const table = await again.ask<Table>('GET', `/api/tables/${id}`)
    expect(table.fair.salts).toHaveLength(++salts)
    if (salts === 1) {
      expect(table.fair.salts![0]!.from).toBe(copied + 1)
      const entries = (await server.server.services.storage.load(id))!.entries.slice(copied)
      at.push(entries.map(({ key }) => key).join())
    }
    if (salts === 2) {
      await again.ask('POST', `/api/tables/${id}/abandon`)
      const { log, proof } = await again.ask<Bundle>('GET', `/api/matches/${id}/proof`)
      expect(verifyFair(gameOf('pig')!, log, proof)).toMatchObject({ salts: 2 })
      const { salts: _, ...without } = proof
      expect(() => verifyFair(gameOf('pig')!, log, without)).toThrow('the seeds give')
    }
    await server.server.close()
  }
  expect(new Set(at).size).toBe(2)
})

test('a table that was copied before its match began does not roll the dice that were seen either', async () => {
  const [data, restored] = [folder(), folder()]
  const first = await testServer({}, data)
  const anna = await first.guest()
  const wish = { game: 'pig', seats: [{ kind: 'me' }, { kind: 'me' }], options: { target: 1000 } }
  const { id } = await anna.ask<Table>('POST', '/api/tables', wish)
  await first.server.services.storage.backup(join(data, 'copy.sqlite'))
  copyFileSync(join(data, 'copy.sqlite'), join(restored, 'alea.sqlite'))
  const second = await testServer({}, restored)
  const keys: string[] = []
  for (const server of [first, second]) {
    const player = new Client(server.url, anna.token, anna.id)
    await player.ask('POST', `/api/tables/${id}/start`)
    await rolled(player, id, 20)
    const { entries, record } = (await server.server.services.storage.load(id))!
    keys.push(entries.map(({ key }) => key).join())
    expect(record.dice.salts?.map(({ from }) => from)).toEqual(server === first ? undefined : [1])
  }
  expect(keys[0]).not.toBe(keys[1])
})
