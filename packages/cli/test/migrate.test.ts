import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { alea } from './alea.ts'

const RELEASE = join(import.meta.dirname, '..', '..', 'server', 'test', 'releases', '0.2.0', 'alea.sqlite.gz')
const folder = mkdtempSync(join(tmpdir(), 'alea-migrate-'))
const database = join(folder, 'alea.sqlite')
afterAll(() => rmSync(folder, { recursive: true, force: true }))
beforeEach(() => writeFileSync(database, gunzipSync(readFileSync(RELEASE))))

/** Matches of Pig were started under rules that nobody has. */
function withLostRules(): void {
  const db = new DatabaseSync(database)
  db.exec(`UPDATE records SET record = json_set(record, '$.rules', 77) WHERE record ->> 'game' = 'pig'`)
  db.close()
}

describe('alea migrate', () => {
  it('finds a folder of 0.2 in order', async () => {
    const before = readFileSync(database)
    const { code, stdout } = await alea(['migrate', folder, '--dry-run'])
    expect(stdout).toContain('dice-throne, rules 1')
    expect(stdout).toContain('Every match goes on')
    expect(code).toBe(0)
    expect(readFileSync(database).equals(before)).toBe(true)
  })

  it('says what would be closed, with exit code 1, and in French too', async () => {
    withLostRules()
    const dry = await alea(['migrate', '--dry-run', folder])
    expect(dry.stdout).toContain('pig, rules 77 (these rules are not installed): 3 finished, 2 unfinished')
    expect(dry.stdout).toContain('2 unfinished matches would be closed without a result')
    expect(dry.code).toBe(1)
    const french = await alea(['migrate', '--dry-run', folder, '--lang', 'fr'])
    expect(french.stdout).toContain('ces règles ne sont pas installées')
  })

  it('names damaged matches, in words too', async () => {
    const db = new DatabaseSync(database)
    const { match } = db.prepare('SELECT match FROM records LIMIT 1').get()!
    db.prepare(`UPDATE records SET record = '{' WHERE match = ?`).run(match!)
    db.close()
    const { code, stdout } = await alea(['migrate', '--dry-run', folder])
    expect(stdout).toContain(`${match} is damaged and stays as it is`)
    expect(stdout).toContain('1 damaged match could not be looked at')
    expect(code).toBe(1)
  })

  it('closes them when it is not a dry run, after a backup', async () => {
    withLostRules()
    const { code, stdout } = await alea(['migrate', folder, '--json'])
    expect(code).toBe(0)
    const { closed, backup, versions } = JSON.parse(stdout)
    expect(closed).toHaveLength(2)
    expect(new DatabaseSync(backup, { readOnly: true }).prepare('SELECT count(*) AS n FROM matches').get()!.n).toBe(21)
    expect(versions.at(-1)).toMatchObject({ game: 'pig', rules: 77, runs: 'none', closing: 2, differing: [] })
    const again = await alea(['migrate', folder])
    expect(again.stdout).toContain('0 unfinished matches were closed')
  })
})
