/** What happens to stored matches whose bytes were altered behind the server's back. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Table } from '@alea/protocol'
import { describe, expect, onTestFinished, test } from 'vitest'
import { DamagedMatch } from '../src/storage/damagedMatch.ts'
import { openSqlite } from '../src/storage/storageThread.ts'
import { aRecord } from './contract/rows.ts'
import { testServer } from './testServer.ts'

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'alea-damage-'))
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return path
}

/** Two matches of 20 answers each, some of them still in the journal. */
async function stored(path: string, journal = 10): Promise<[string, string]> {
  const storage = await openSqlite(join(path, 'alea.sqlite'), {}, { journal })
  const [one, other] = [aRecord(), aRecord()]
  for (const record of [one, other]) {
    const base = { match: record.id, dueAt: 5000 }
    await storage.commit({ ...base, revision: 0, position: 0, entries: [], record })
    for (let i = 0; i < 20; i++) {
      const entries = [{ who: i % 2, name: 'choose', key: 'roll', at: i, command: `c${i}` }]
      await storage.commit({
        ...base,
        revision: 1 + i,
        position: i,
        entries,
        clock: { left: [i, 9], running: [0], since: i },
      })
    }
  }
  await storage.close()
  return [one.id, other.id]
}

function change(path: string, sql: string, ...values: string[]): void {
  const db = new DatabaseSync(join(path, 'alea.sqlite'))
  expect(Number(db.prepare(sql).run(...values).changes), sql).toBeGreaterThan(0)
  db.close()
}

describe('an altered match is refused by name, and the others are not touched', () => {
  test.each([
    ['answers', `UPDATE entries SET key = 'hold' WHERE match = ? AND position = 3`],
    ['answers', `UPDATE entries SET at = at + 1 WHERE match = ? AND position = 3`],
    ['answers', `DELETE FROM entries WHERE match = ? AND position = 3`],
    ['answers', `DELETE FROM entries WHERE match = ? AND position = (SELECT max(position) FROM entries)`],
    ['record', `UPDATE records SET record = replace(record, '"pace":500', '"pace":900') WHERE match = ?`],
    ['record', `UPDATE records SET record = substr(record, 1, 40) WHERE match = ?`],
    ['record', `DELETE FROM records WHERE match = ?`],
    ['state', `UPDATE matches SET clock = replace(clock, '9', '8') WHERE id = ?`],
    ['state', `UPDATE matches SET revision = revision + 1 WHERE id = ?`],
  ])('%s: %s', async (damage, sql) => {
    const path = folder()
    const [altered, other] = await stored(path, 0)
    change(path, sql, altered)
    const found: string[] = []
    const storage = await openSqlite(join(path, 'alea.sqlite'), {
      damaged: (match, what) => found.push(`${match} ${what}`),
    })
    await storage.due()
    await expect(storage.load(altered)).rejects.toBeInstanceOf(DamagedMatch)
    expect(found).toEqual([`${altered} ${damage}`])
    expect((await storage.load(other))!.entries).toHaveLength(20)
    expect(await storage.records([other])).toHaveLength(1)
    if (damage === 'record') expect((await storage.find({ limit: 9 })).map(({ record }) => record.id)).toEqual([other])
    await storage.close()
  })

  test.each([
    ['its hash does not fit', `UPDATE journal SET commits = replace(commits, 'roll', 'hold') WHERE number = `],
    ['it is no JSON', `UPDATE journal SET commits = substr(commits, 1, length(commits) - 9) WHERE number = `],
    ['it is missing', `DELETE FROM journal WHERE number = `],
  ])('a row of the journal: %s', async (_, sql) => {
    const path = folder()
    const [other, altered] = await stored(path, 1000)
    const rows = `(SELECT min(number) + 5 FROM journal WHERE commits LIKE '%"${altered}"%')`
    change(path, sql + rows)
    for (let start = 1; start <= 2; start++) {
      const found: string[] = []
      const storage = await openSqlite(join(path, 'alea.sqlite'), { damaged: (match) => found.push(match) })
      expect((await storage.due()).map(({ match }) => match)).toEqual([other])
      expect(found).toContain(altered)
      await expect(storage.load(altered)).rejects.toThrow('its last answers cannot be read')
      const late = { match: altered, revision: 6, position: 5, entries: [], dueAt: null }
      await expect(storage.commit(late)).rejects.toBeInstanceOf(DamagedMatch)
      expect((await storage.load(other))!.entries).toHaveLength(20)
      await storage.close()
    }
    // Nothing is thrown away.
    const db = new DatabaseSync(join(path, 'alea.sqlite'))
    const kept = db.prepare('SELECT count(*) AS n FROM damaged WHERE match = ?').get(altered)!
    expect(Number(kept.n)).toBe(sql.startsWith('DELETE') ? 14 : 15)
    db.close()
  })

  test('rows of an older server have no hashes: they are read, and get them with the next answer', async () => {
    const path = folder()
    const [old] = await stored(path, 0)
    change(path, 'UPDATE entries SET chain = NULL WHERE match = ?', old)
    change(path, 'UPDATE matches SET seal = NULL, record_hash = NULL WHERE id = ?', old)
    const storage = await openSqlite(join(path, 'alea.sqlite'), {}, { journal: 0 })
    const { revision } = (await storage.load(old))!
    const entries = [{ who: 0, name: 'choose', key: 'roll', at: 9 }]
    await storage.commit({ match: old, revision, position: 20, entries, dueAt: null })
    expect((await storage.load(old))!.entries).toHaveLength(21)
    await storage.close()
    change(path, `UPDATE entries SET key = 'hold' WHERE match = ? AND position = 3`, old)
    const again = await openSqlite(join(path, 'alea.sqlite'))
    await expect(again.load(old)).rejects.toBeInstanceOf(DamagedMatch)
    await again.close()
  })
})

test('a server with a damaged match starts, says so to whoever asks for it, and lets all others play', async () => {
  const data = folder()
  const first = await testServer({}, data)
  const anna = await first.guest()
  const wish = { game: 'pig', seats: [{ kind: 'me' }, { kind: 'me' }], start: true, open: true }
  const [altered, sound] = [
    await anna.ask<Table>('POST', '/api/tables', wish),
    await anna.ask<Table>('POST', '/api/tables', wish),
  ]
  for (const { id } of [altered, sound])
    await anna.ask('POST', `/api/matches/${id}/answers`, { id: 'a', seat: 0, position: 0, key: 'roll' })
  await first.server.close()
  change(data, `UPDATE records SET record = '{' WHERE match = ?`, altered.id)
  const again = await testServer({}, data)
  const ask = async (path: string) => {
    const response = await fetch(`${again.url}${path}`)
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }
  for (const path of [`/api/tables/${altered.id}`, `/api/matches/${altered.id}`, `/api/matches/${altered.id}/proof`])
    expect(await ask(path)).toMatchObject({
      status: 503,
      body: { code: 'unavailable', detail: expect.stringContaining('damaged') },
    })
  expect((await ask('/api/tables?status=playing')).body.tables).toMatchObject([{ id: sound.id }])
  expect((await ask(`/api/tables/${sound.id}`)).status).toBe(200)
  const metrics = await (await fetch(`${again.url}/metrics`)).text()
  expect(metrics).toContain('alea_damaged_matches 1')
  expect(Number(/^alea_storage_bytes (\d+)$/m.exec(metrics)![1])).toBeGreaterThan(100_000)
  expect(metrics).toMatch(/^alea_journal_answers \d+$/m)
})
