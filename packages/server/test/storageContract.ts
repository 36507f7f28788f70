/** What every storage must do. A new one is proved by calling this with a way to open it, empty and again. */
import { type Commit, Conflict, type MatchRecord, type StoredEntry } from '@alea/host'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { newMatch } from '../src/matches/newMatch.ts'
import type { Storage } from '../src/storage/storage.ts'

export interface StorageUnderTest {
  /** The same place each time: what was written must be there. */
  open(): Promise<Storage>
  remove(): Promise<void>
}

const player = { id: 'player-one', name: 'Anna' }

export const aRecord = (change: Partial<MatchRecord> = {}): MatchRecord => ({
  ...newMatch({ game: 'pig', seats: [{ kind: 'me' }, { kind: 'open' }] }, player, 1000),
  ...change,
})

const created = (record: MatchRecord): Commit => ({
  match: record.id,
  revision: 0,
  position: 0,
  entries: [],
  record,
  dueAt: null,
})

const entry = (key: string, command?: string): StoredEntry => ({
  who: 0,
  name: 'choose',
  key,
  at: 5,
  ...(command !== undefined && { command }),
})

export function storageContract(name: string, place: () => StorageUnderTest): void {
  describe(`storage: ${name}`, () => {
    let at: StorageUnderTest
    let storage: Storage

    beforeEach(async () => {
      at = place()
      storage = await at.open()
    })
    afterEach(async () => {
      await storage.close()
      await at.remove()
    })
    const reopened = async () => {
      await storage.close()
      storage = await at.open()
    }

    test('what was committed is there, also after opening again', async () => {
      const record = aRecord()
      await storage.commit(created(record))
      const clock = { left: [1, 2], running: [0], since: 3 }
      const checkpoint = { position: 1, state: '{"a":1}' }
      const entries = [entry('roll', 'c1'), { who: -1, name: 'roll', key: '6', at: 5 }]
      await storage.commit({ match: record.id, revision: 1, position: 0, entries, dueAt: 77, clock, checkpoint })
      await reopened()
      expect(await storage.load(record.id)).toEqual({ record, revision: 2, entries, clock, checkpoint })
      expect(await storage.due()).toEqual([{ match: record.id, at: 77 }])
      expect(await storage.load('nothing-here')).toBeUndefined()
    })

    test('of two who commit on the same revision one is refused, and leaves no trace', async () => {
      const record = aRecord()
      await storage.commit(created(record))
      const one = { match: record.id, revision: 1, position: 0, entries: [entry('roll')], dueAt: null }
      const other = { ...one, entries: [entry('hold'), entry('hold')], record: { ...record, pace: 9 } }
      const results = await Promise.allSettled([storage.commit(one), storage.commit(other)])
      expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
      expect((results[1] as PromiseRejectedResult).reason).toBeInstanceOf(Conflict)
      const loaded = await storage.load(record.id)
      expect(loaded?.entries.map(({ key }) => key)).toEqual(['roll'])
      expect(loaded?.record.pace).toBe(record.pace)
    })

    test('a match is created once, and nothing is added to one that is not there', async () => {
      const record = aRecord()
      await storage.commit(created(record))
      await expect(storage.commit(created(record))).rejects.toBeInstanceOf(Conflict)
      const { record: _, ...bare } = created(aRecord())
      await expect(storage.commit(bare)).rejects.toBeInstanceOf(Conflict)
    })

    test('one command of a seat is kept once; another seat may use the same word', async () => {
      const record = aRecord()
      await storage.commit(created(record))
      const commit = (revision: number, position: number, entries: StoredEntry[]) =>
        storage.commit({ match: record.id, revision, position, entries, dueAt: null })
      await commit(1, 0, [entry('roll', 'c1')])
      await expect(commit(2, 1, [entry('roll', 'c1')])).rejects.toBeInstanceOf(Conflict)
      await commit(2, 1, [{ ...entry('roll', 'c1'), who: 1 }])
      expect((await storage.load(record.id))?.entries).toHaveLength(2)
    })

    test('a conflict does not touch what is committed together with it', async () => {
      const records = Array.from({ length: 20 }, () => aRecord())
      await Promise.all(records.map((record) => storage.commit(created(record))))
      const results = await Promise.allSettled(
        records.map(({ id }, i) =>
          storage.commit({ match: id, revision: i % 2 ? 1 : 7, position: 0, entries: [entry('roll')], dueAt: null }),
        ),
      )
      expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(10)
      const kept = await Promise.all(records.map(async ({ id }) => (await storage.load(id))!.entries.length))
      expect(kept).toEqual(records.map((_, i) => i % 2))
    })

    test('matches are found by status, game, openness and who sits there, the newest first', async () => {
      const open = aRecord({ open: true, created: 10 })
      const hidden = aRecord({ created: 20 })
      const foreign = aRecord({
        open: true,
        created: 30,
        seats: [{ kind: 'player', player: 'player-two', name: 'Ben' }],
      })
      for (const record of [open, hidden, foreign]) await storage.commit(created(record))
      const ids = async (query: Omit<Parameters<Storage['find']>[0], 'limit'>) =>
        (await storage.find({ ...query, limit: 10 })).map(({ record }) => record.id)
      expect(await ids({})).toEqual([foreign.id, hidden.id, open.id])
      expect(await ids({ open: true, status: 'gathering' })).toEqual([foreign.id, open.id])
      expect(await ids({ players: ['player-one'] })).toEqual([hidden.id, open.id])
      expect(await ids({ players: ['player-one', 'player-two'], before: 30 })).toEqual([hidden.id, open.id])
      expect(await ids({ game: 'battle-dice' })).toEqual([])
      expect(await storage.matchesOf('player-one')).toBe(2)
      expect((await storage.records([open.id, hidden.id])).map(({ id }) => id).sort()).toEqual(
        [open.id, hidden.id].sort(),
      )
    })

    test('a player who leaves a seat is no longer found there', async () => {
      const record = aRecord()
      await storage.commit(created(record))
      const left = { ...record, seats: [{ kind: 'open' as const }, { kind: 'open' as const }] }
      await storage.commit({ match: record.id, revision: 1, position: 0, entries: [], dueAt: null, record: left })
      expect(await storage.find({ players: ['player-one'], limit: 5 })).toEqual([])
    })

    test('account names are taken once, whatever their case; guests share names freely', async () => {
      const guest = { id: 'guest-aaaa', name: 'Anna', created: 1 }
      await storage.createPlayer(guest)
      await storage.createPlayer({ ...guest, id: 'guest-bbbb' })
      await storage.updatePlayer({ ...guest, password: 'x' })
      await expect(
        storage.updatePlayer({ id: 'guest-bbbb', name: 'ANNA', created: 1, password: 'y' }),
      ).rejects.toBeInstanceOf(Conflict)
      expect(await storage.playerNamed('anna')).toEqual({ ...guest, password: 'x' })
    })

    test('a guest becomes an account once: ratings are replaced, mutes follow', async () => {
      for (const id of ['account-a', 'guest-bbbb', 'other-cccc'])
        await storage.createPlayer({ id, name: id, created: 1 })
      await storage.updatePlayer({ id: 'account-a', name: 'Anna', created: 1, password: 'x' })
      await storage.mute('guest-bbbb', 'other-cccc', true)
      await storage.mute('guest-bbbb', 'account-a', true)
      await storage.mute('other-cccc', 'guest-bbbb', true)
      const rating = { player: 'account-a', pool: 'pig/live', mu: 26, sigma: 8, matches: 1 }
      const rated = aRecord({ rated: true })
      await storage.commit(created(rated))
      const over = { ...rated, status: 'over' as const }
      await storage.commit({ match: rated.id, revision: 1, position: 0, entries: [], dueAt: null, record: over })
      await storage.rate(rated.id, [rating, { ...rating, player: 'guest-bbbb' }])
      await storage.mergeGuest('guest-bbbb', 'account-a', [{ ...rating, mu: 27, matches: 2 }])
      expect(await storage.ratings('guest-bbbb')).toEqual([])
      expect(await storage.ratings('account-a')).toEqual([{ ...rating, mu: 27, matches: 2 }])
      expect(await storage.aliases('account-a')).toEqual(['guest-bbbb'])
      expect(await storage.player('guest-bbbb')).toMatchObject({ became: 'account-a' })
      expect(await storage.muted('account-a')).toEqual(['other-cccc'])
      expect(await storage.muted('other-cccc')).toEqual(['account-a'])
      for (const id of ['guest-bbbb', 'account-a'])
        await expect(storage.mergeGuest(id, 'other-cccc', [])).rejects.toBeInstanceOf(Conflict)
    })

    test('a match is rated once', async () => {
      const record = aRecord({ rated: true })
      await storage.commit(created(record))
      expect(await storage.unrated()).toEqual([])
      const over = { ...record, status: 'over' as const }
      await storage.commit({ match: record.id, revision: 1, position: 0, entries: [], dueAt: null, record: over })
      expect(await storage.unrated()).toEqual([record.id])
      const rating = { player: 'player-one', pool: 'pig/live', mu: 26, sigma: 8, matches: 1 }
      await storage.rate(record.id, [rating])
      await storage.rate(record.id, [{ ...rating, mu: 99, matches: 2 }])
      expect(await storage.ratings('player-one')).toEqual([rating])
      // Something said of it later does not make it count again.
      await storage.commit({
        match: record.id,
        revision: 2,
        position: 0,
        entries: [],
        dueAt: null,
        record: { ...over, rematch: 'x' },
      })
      expect(await storage.unrated()).toEqual([])
    })

    test('chat is numbered, mutes come and go, the first value of a setting stays', async () => {
      const line = { player: 'player-one', name: 'Anna', seat: 0, at: 1, text: '<b>hello</b>' }
      expect(await storage.say('match-one', line)).toEqual({ number: 1, ...line })
      expect((await storage.say('match-one', line)).number).toBe(2)
      expect((await storage.say('match-two', line)).number).toBe(1)
      expect((await storage.chat('match-one', 1)).map(({ number }) => number)).toEqual([2])
      await storage.mute('player-one', 'player-two', true)
      await storage.mute('player-one', 'player-two', true)
      expect(await storage.muted('player-one')).toEqual(['player-two'])
      await storage.mute('player-one', 'player-two', false)
      expect(await storage.muted('player-one')).toEqual([])
      expect(await storage.setting('key', 'first')).toBe('first')
      expect(await storage.setting('key', 'second')).toBe('first')
    })
  })
}
