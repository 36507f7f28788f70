/** Matches: what was committed is there once, and is found. */
import { Conflict, type StoredEntry } from '@alea/host'
import { expect, test } from 'vitest'
import { aRecord, created, entry } from './rows.ts'
import type { OpenStorage } from './storageContract.ts'

export function matchesContract(opened: OpenStorage): void {
  test('what was committed is there, also after opening again', async () => {
    const record = aRecord()
    await opened.storage.commit(created(record))
    const clock = { left: [1, 2], running: [0], since: 3 }
    const checkpoint = { position: 1, state: '{"a":1}' }
    const entries = [entry('roll', 'c1'), { who: -1, name: 'roll', key: '6', at: 5 }]
    await opened.storage.commit({ match: record.id, revision: 1, position: 0, entries, dueAt: 77, clock, checkpoint })
    await opened.reopen()
    expect(await opened.storage.load(record.id)).toEqual({ record, revision: 2, entries, clock, checkpoint })
    expect(await opened.storage.due()).toEqual([{ match: record.id, at: 77 }])
    expect(await opened.storage.load('nothing-here')).toBeUndefined()
  })

  test('unfinished matches are found by their rules', async () => {
    const [one, two, three] = [aRecord(), { ...aRecord(), rules: 7 }, { ...aRecord(), rules: 7 }]
    for (const record of [one, two, three]) await opened.storage.commit(created(record))
    const over = { ...three, status: 'over' as const }
    await opened.storage.commit({ match: over.id, revision: 1, position: 0, entries: [], record: over, dueAt: null })
    expect(await opened.storage.unfinishedRules()).toEqual([
      { game: one.game, rules: one.rules },
      { game: one.game, rules: 7 },
    ])
    expect(await opened.storage.unfinishedUnder(one.game, 7)).toEqual([two.id])
    expect(await opened.storage.unfinishedUnder(one.game, 8)).toEqual([])
    expect((await opened.storage.matchIds()).sort()).toEqual([one.id, two.id, three.id].sort())
  })

  test('tables and their bots are counted by their host, until they have ended', async () => {
    const bot = { kind: 'bot', bot: 'random', name: 'Ada' } as const
    const [mine, alone] = [aRecord({ seats: [{ kind: 'open' }, bot] }), aRecord({ seats: [bot, bot] })]
    for (const record of [mine, alone, aRecord({ host: 'player-two', seats: [bot, bot, bot] }), aRecord()])
      await opened.storage.commit(created(record))
    expect(await opened.storage.hostedBy(['player-one', 'nobody'])).toEqual({ tables: 3, botSeats: 3, botMatches: 1 })
    expect(await opened.storage.hostedBy(['player-one', 'player-two'])).toEqual({
      tables: 4,
      botSeats: 6,
      botMatches: 2,
    })
    const ended = { ...alone, status: 'abandoned' } as const
    await opened.storage.commit({ ...created(ended), revision: 1 })
    await opened.reopen()
    expect(await opened.storage.hostedBy(['player-one'])).toEqual({ tables: 2, botSeats: 1, botMatches: 0 })
    expect(await opened.storage.hostedBy([])).toEqual({ tables: 0, botSeats: 0, botMatches: 0 })
  })

  test('of two who commit on the same revision one is refused, and leaves no trace', async () => {
    const record = aRecord()
    await opened.storage.commit(created(record))
    const one = { match: record.id, revision: 1, position: 0, entries: [entry('roll')], dueAt: null }
    const other = { ...one, entries: [entry('hold'), entry('hold')], record: { ...record, pace: 9 } }
    const results = await Promise.allSettled([opened.storage.commit(one), opened.storage.commit(other)])
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
    expect((results[1] as PromiseRejectedResult).reason).toBeInstanceOf(Conflict)
    const loaded = await opened.storage.load(record.id)
    expect(loaded?.entries.map(({ key }) => key)).toEqual(['roll'])
    expect(loaded?.record.pace).toBe(record.pace)
  })

  test('a match is created once, and nothing is added to one that is not there', async () => {
    const record = aRecord()
    await opened.storage.commit(created(record))
    await expect(opened.storage.commit(created(record))).rejects.toBeInstanceOf(Conflict)
    const { record: _, ...bare } = created(aRecord())
    await expect(opened.storage.commit(bare)).rejects.toBeInstanceOf(Conflict)
  })

  test('one command of a seat is kept once; another seat may use the same word', async () => {
    const record = aRecord()
    await opened.storage.commit(created(record))
    const commit = (revision: number, position: number, entries: StoredEntry[]) =>
      opened.storage.commit({ match: record.id, revision, position, entries, dueAt: null })
    await commit(1, 0, [entry('roll', 'c1')])
    await expect(commit(2, 1, [entry('roll', 'c1')])).rejects.toBeInstanceOf(Conflict)
    await commit(2, 1, [{ ...entry('roll', 'c1'), who: 1 }])
    expect((await opened.storage.load(record.id))?.entries).toHaveLength(2)
  })

  test('a conflict does not touch what is committed together with it', async () => {
    const records = Array.from({ length: 20 }, () => aRecord())
    await Promise.all(records.map((record) => opened.storage.commit(created(record))))
    const results = await Promise.allSettled(
      records.map(({ id }, i) =>
        opened.storage.commit({
          match: id,
          revision: i % 2 ? 1 : 7,
          position: 0,
          entries: [entry('roll')],
          dueAt: null,
        }),
      ),
    )
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(10)
    const kept = await Promise.all(records.map(async ({ id }) => (await opened.storage.load(id))!.entries.length))
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
    for (const record of [open, hidden, foreign]) await opened.storage.commit(created(record))
    const ids = async (query: Omit<Parameters<Storage['find']>[0], 'limit'>) =>
      (await opened.storage.find({ ...query, limit: 10 })).map(({ record }) => record.id)
    expect(await ids({})).toEqual([foreign.id, hidden.id, open.id])
    expect(await ids({ open: true, status: 'gathering' })).toEqual([foreign.id, open.id])
    expect(await ids({ players: ['player-one'] })).toEqual([hidden.id, open.id])
    expect(await ids({ players: ['player-one', 'player-two'], before: 30 })).toEqual([hidden.id, open.id])
    expect(await ids({ game: 'battle-dice' })).toEqual([])
    expect(await opened.storage.matchesOf('player-one')).toBe(2)
    expect((await opened.storage.records([open.id, hidden.id])).map(({ id }) => id).sort()).toEqual(
      [open.id, hidden.id].sort(),
    )
  })

  test('a player who leaves a seat is no longer found there', async () => {
    const record = aRecord()
    await opened.storage.commit(created(record))
    const left = { ...record, seats: [{ kind: 'open' as const }, { kind: 'open' as const }] }
    await opened.storage.commit({ match: record.id, revision: 1, position: 0, entries: [], dueAt: null, record: left })
    expect(await opened.storage.find({ players: ['player-one'], limit: 5 })).toEqual([])
  })

  test('a match is rated once', async () => {
    const record = aRecord({ rated: true })
    await opened.storage.commit(created(record))
    expect(await opened.storage.unrated()).toEqual([])
    const over = { ...record, status: 'over' as const }
    await opened.storage.commit({ match: record.id, revision: 1, position: 0, entries: [], dueAt: null, record: over })
    expect(await opened.storage.unrated()).toEqual([record.id])
    const rating = { player: 'player-one', pool: 'pig/live', mu: 26, sigma: 8, matches: 1 }
    await opened.storage.rate(record.id, [rating])
    await opened.storage.rate(record.id, [{ ...rating, mu: 99, matches: 2 }])
    expect(await opened.storage.ratings('player-one')).toEqual([rating])
    // Something said of it later does not make it count again.
    await opened.storage.commit({
      match: record.id,
      revision: 2,
      position: 0,
      entries: [],
      dueAt: null,
      record: { ...over, rematch: 'x' },
    })
    expect(await opened.storage.unrated()).toEqual([])
  })
}
