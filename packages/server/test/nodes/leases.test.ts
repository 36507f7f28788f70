/** The leases of PostgreSQL do what those of the simulation do; and who owns nothing writes nothing. */
import { random } from '@alea/engine'
import { Conflict } from '@alea/host'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { Taken } from '../../src/nodes/leases.ts'
import { PostgresLeases } from '../../src/nodes/postgresLeases.ts'
import { LeaseTable } from '../../src/nodes/protocol/leaseTable.ts'
import { PostgresStorage } from '../../src/storage/postgres/postgresStorage.ts'
import { answering } from '../../src/storage/serveThread.ts'
import { openStorageOf } from '../../src/storage/storageThread.ts'
import { aRecord, created } from '../contract/rows.ts'
import { asked, emptyDatabase, NO_POSTGRES, sharedPostgres } from '../postgresServer.ts'

const GAME = aRecord().game

describe.skipIf(NO_POSTGRES)('leases (needs PostgreSQL)', () => {
  let server: Awaited<ReturnType<typeof sharedPostgres>>
  beforeAll(async () => {
    server = await sharedPostgres()
  }, 120_000)
  afterAll(() => server.remove())

  async function opened() {
    const { url, remove } = await emptyDatabase(server.url)
    const storage = await openStorageOf({ answer: answering(() => PostgresStorage.open(url)) })
    const leases = new PostgresLeases(url)
    onTestFinished(async () => {
      await leases.close()
      await storage.close()
      await remove()
    })
    /** Leases end by the clock of the database, which nobody can turn: their rows are made old instead. */
    const die = (node: string) => asked(url, 'UPDATE nodes SET expires = now_ms() WHERE node = $1', [node])
    /** However slow the machine is. */
    const live = async (...nodes: string[]) => {
      for (const node of nodes) await leases.join(node, { [GAME]: 99 }, 'bus')
      await asked(url, 'UPDATE nodes SET expires = now_ms() + 1000000000 WHERE expires > now_ms()')
    }
    return { url, storage, leases, die, live }
  }

  const entry = (key: string) => ({ who: 0, name: 'choose', key, at: 1, command: key })

  test('a node that lost its lease cannot write, even if nobody has taken over', async () => {
    const { storage, leases, die, live } = await opened()
    const record = aRecord()
    await live('one', 'two')
    await storage.commit({ ...created(record), lease: { node: 'one', epoch: 1 } })
    const answer = (node: string, epoch: number, position: number) =>
      storage.commit({
        match: record.id,
        revision: position + 1,
        position,
        entries: [entry(`${node} ${position}`)],
        dueAt: null,
        lease: { node, epoch },
      })
    await answer('one', 1, 0)
    await expect(answer('two', 1, 1)).rejects.toThrow(Conflict)
    await expect(answer('one', 2, 1)).rejects.toThrow(Conflict)
    await expect(
      storage.commit({ match: record.id, revision: 2, position: 1, entries: [], dueAt: null }),
      'without a lease',
    ).rejects.toThrow(Conflict)
    expect(await leases.take('two', record.id)).toEqual({ kind: 'elsewhere', owner: 'one' })
    await die('one')
    await expect(answer('one', 1, 1)).rejects.toThrow(Conflict)
    expect(await leases.renew('one', 'bus')).toBeUndefined()
    const taken = await leases.take('two', record.id)
    expect(taken).toMatchObject({ kind: 'own', isNew: true, owned: { epoch: 2 } })
    await expect(answer('one', 1, 1)).rejects.toThrow(Conflict)
    // A change of the record is fenced too, and taken back as a whole.
    const changed = { ...record, open: !record.open }
    const amend = (node: string, epoch: number) =>
      storage.commit({
        match: record.id,
        revision: 2,
        position: 1,
        entries: [],
        dueAt: null,
        record: changed,
        lease: { node, epoch },
      })
    await expect(amend('one', 1)).rejects.toThrow(Conflict)
    expect((await storage.load(record.id))!.record.open).toBe(record.open)
    await amend('two', 2)
    const { entries, record: stored } = (await storage.load(record.id))!
    expect([entries.length, stored.open]).toEqual([1, changed.open])
  })

  test('an owner that died before it stored anything is as if it had never been: the time before it is not charged', async () => {
    const { url, storage, leases, die, live } = await opened()
    const record = aRecord()
    await live('one', 'two', 'three')
    await storage.commit({ ...created(record), lease: { node: 'one', epoch: 1 } })
    const thinksSince = (clock: object) => asked(url, 'UPDATE matches SET clock = $1', [JSON.stringify(clock)])
    await thinksSince({ left: [1000, 1000], since: 1000 })
    await asked(url, "UPDATE nodes SET seen = 2000 WHERE node = 'one'")
    const takenBy = async (node: string) => {
      const taken = await leases.take(node, record.id)
      return taken.kind === 'own' ? taken.owned : undefined
    }
    await die('one')
    expect(await takenBy('two')).toMatchObject({ hostedUntil: 2000 })
    await die('two')
    const third = (await takenBy('three'))!
    expect(third).toMatchObject({ epoch: 3, hostedUntil: 2000 })
    // From here on it is stored that time goes on.
    await thinksSince({ left: [1000, 1000], since: third.taken })
    await asked(url, "UPDATE nodes SET seen = 3000 WHERE node = 'three'")
    await die('three')
    await live('four')
    expect(await takenBy('four')).toMatchObject({ epoch: 4, hostedUntil: 3000 })
  })

  test('of many that take one match at once, one gets it', async () => {
    const { storage, leases, live } = await opened()
    const nodes = ['one', 'two', 'three', 'four']
    const records = Array.from({ length: 10 }, () => aRecord())
    await live(...nodes)
    await Promise.all(records.map((record) => storage.commit(created(record))))
    for (const { id } of records) {
      const taken = await Promise.all(nodes.map((node) => leases.take(node, id)))
      const owners = new Set(taken.map((one, i) => (one.kind === 'own' ? nodes[i] : (one as { owner: string }).owner)))
      expect(owners.size).toBe(1)
      expect(taken.filter(({ kind }) => kind === 'own')).toHaveLength(1)
    }
  })

  test('what is due is taken by one node', async () => {
    const { storage, leases, live } = await opened()
    const records = Array.from({ length: 20 }, () => aRecord())
    await live('one', 'two', 'three')
    await Promise.all(
      records.map((record, i) => storage.commit({ ...created(record), dueAt: i < 15 ? 1000 + i : 9000 })),
    )
    const taken = await Promise.all(['one', 'two', 'three'].map((node) => leases.takeDue(node, 5000)))
    const all = taken.flat().map(({ match }) => match)
    const rest = await leases.takeDue('one', 5000)
    expect([...all, ...rest.map(({ match }) => match)].toSorted()).toEqual(
      records
        .slice(0, 15)
        .map(({ id }) => id)
        .toSorted(),
    )
  })

  test('random histories: the same answers as from the table of the simulation', async () => {
    const { url, storage, leases, die } = await opened()
    const dice = random(24)
    const of = <T>(all: readonly T[]): T => all[dice.below(all.length)]!
    let now = 0
    const table = new LeaseTable(() => now)
    const records = Array.from({ length: 4 }, (_, i) => aRecord({ rules: i + 1 }))
    for (const record of records) {
      await storage.commit(created(record))
      table.add(record.id, record.game, record.rules)
    }
    const matches = [...records.map(({ id }) => id), 'no-such-match']
    const game = GAME
    const nodes: string[] = []
    for (let step = 0; step < 150; step++) {
      now++
      const kind = nodes.length < 2 ? 0 : dice.below(12)
      if (kind === 0 && nodes.length < 12) {
        const node = `node${String(nodes.length).padStart(2, '0')}`
        const rules = { [game]: 1 + dice.below(4) }
        nodes.push(node)
        const census = await leases.join(node, rules, 'bus')
        expect(census.live.map((one) => one.node).toSorted()).toEqual(
          table
            .join(node, rules, 'bus')
            .live.map((one) => one.node)
            .toSorted(),
        )
      } else if (kind <= 8) {
        const [node, match] = [of(nodes), of(matches)]
        expect(shapeOf(await leases.take(node, match))).toEqual(shapeOf(table.take(node, match)))
      } else if (kind === 9) {
        const node = of(nodes)
        const census = await leases.renew(node, 'bus')
        expect(census?.live.length).toBe(table.renew(node)?.live.length)
      } else if (kind === 10) {
        const node = of(nodes)
        await leases.leave(node)
        table.leave(node)
      } else {
        const node = of(nodes)
        await die(node)
        table.leave(node)
      }
      // Leases that nobody renews would end by themselves, in the one at another moment than in the other.
      await asked(url, 'UPDATE nodes SET expires = now_ms() + 1000000000 WHERE expires > now_ms()')
      for (const node of nodes) table.renew(node)
    }
  })
})

/** Without the times, which differ. */
const shapeOf = (taken: Taken) =>
  taken.kind === 'own'
    ? {
        kind: 'own',
        match: taken.owned.match,
        epoch: taken.owned.epoch,
        isNew: taken.isNew,
        had: taken.owned.hostedUntil !== null,
      }
    : taken
