import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gameOf } from '@alea/catalog'
import { MatchHost, Refusal, StorageFault } from '@alea/host'
import { testEnvironment } from '@alea/host/testing'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { diceOf } from '../src/fair/dice.ts'
import { newMatch } from '../src/matches/newMatch.ts'
import { MatchRegistry } from '../src/matches/registry.ts'
import type { Storage } from '../src/storage/storage.ts'
import { openSqlite } from '../src/storage/storageThread.ts'

const ids = new Set(['player-one'])
const me = { kind: 'me' } as const

describe('a match whose disk fails', () => {
  let folder: string
  let storage: Storage
  let matches: MatchRegistry
  let fails = false
  const troubles: string[] = []

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'alea-host-'))
    storage = await openSqlite(join(folder, 'alea.sqlite'))
    fails = false
    const failing: Storage = {
      ...storage,
      commit: (commit) =>
        fails ? Promise.reject(new StorageFault('database or disk is full')) : storage.commit(commit),
    }
    matches = new MatchRegistry(failing, {
      ...testEnvironment(),
      chanceOf: diceOf,
      trouble: (what, error) => troubles.push(`${what}: ${(error as Error).message}`),
    })
  })
  afterEach(async () => {
    matches.close()
    await storage.close()
    rmSync(folder, { recursive: true })
  })

  const lay = async (): Promise<MatchHost> => {
    const host = await matches.create(
      newMatch({ game: 'pig', seats: [me, me] }, { id: 'player-one', name: 'Anna' }, Date.now()),
    )
    await host.seats.start(ids)
    return host
  }

  test('refuses the answer, shows it to nobody, and goes on from what is on disk', async () => {
    const host = await lay()
    const { id } = host.record
    const heard: string[] = []
    const listener = { player: undefined, send: (text: string) => heard.push(text) > 0 }
    await host.watch(1, ids, listener, {})
    heard.length = 0
    fails = true
    const roll = { id: 'c1', seat: 0, position: 0, key: 'roll' }
    await expect(host.answer(roll, ids)).rejects.toThrow(
      new Refusal('unavailable', 'your request could not be stored; nothing has changed'),
    )
    expect(heard.map((text) => JSON.parse(text).type)).toEqual(['error'])
    await expect(host.answer(roll, ids)).rejects.toMatchObject({ code: 'unavailable' })
    fails = false
    const again = await matches.host(id)
    expect(again).not.toBe(host)
    expect((await again.look(0, ids)).position).toBe(0)
    expect(await again.answer(roll, ids)).toBe(1)
    expect((await storage.load(id))!.entries).toHaveLength(2)
    expect(troubles.at(-1)).toContain('disk is full')
  })

  test('another server that writes the same match is noticed, and its answer kept', async () => {
    const host = await lay()
    const { id } = host.record
    const loaded = (await storage.load(id))!
    const entries = [
      { who: 0, name: 'choose', key: 'roll', at: 5 },
      { who: -1, name: 'roll', key: '4', at: 5 },
    ]
    await storage.commit({ match: id, revision: loaded.revision, position: 0, entries, dueAt: null })
    await expect(host.answer({ id: 'c1', seat: 0, position: 0, key: 'roll' }, ids)).rejects.toMatchObject({
      code: 'unavailable',
    })
    const again = await matches.host(id)
    expect((await again.look(0, ids)).sight.view).toMatchObject({ turnTotal: 4 })
  })

  test('a checkpoint is only a cache: with it, without it and with a wrong one the match is the same', async () => {
    const host = await lay()
    const { id } = host.record
    for (let i = 0; i < 150; i++) {
      const { sight, position } = await host.look(0, ids)
      const [seat = 0] = sight.asked!.seats
      await host.answer({ id: `c${i}`, seat, position, key: 'roll' }, ids)
    }
    const loaded = (await storage.load(id))!
    expect(loaded.checkpoint!.position).toBeGreaterThan(200)
    const looks = [
      loaded.checkpoint,
      undefined,
      { position: 9999, state: '{' },
      { position: 3, state: '{"stack":[]}' },
    ].map((checkpoint) => new MatchHost(gameOf('pig')!, { ...loaded, checkpoint }, testEnvironment()).look(0, ids))
    const hashes = (await Promise.all(looks)).map(({ hash }) => hash)
    expect(new Set(hashes).size).toBe(1)
    expect(hashes[0]).toBe((await host.look(0, ids)).hash)
  })
})
