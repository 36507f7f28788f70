/** Whatever is wrong with the database or the bus, a server or a node for bots says so in one line, in both languages, and never with a password. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { InputError } from '@alea/engine'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { DEFAULTS, inProcessBots, openServer, openThinkNode } from '../../src/index.ts'
import { freePort } from '../installed.ts'
import { asked, emptyDatabase, NO_POSTGRES, sharedPostgres } from '../postgresServer.ts'

/** Why a server does not start with these settings, in English and in French. */
async function refusal(settings: { storage?: string; bus?: string }): Promise<readonly [string, string]> {
  const data = mkdtempSync(join(tmpdir(), 'alea-faults-'))
  onTestFinished(() => rmSync(data, { recursive: true, force: true }))
  const config = { ...DEFAULTS, port: 0, data, log: 'silent' as const, backupHours: 0, ...settings }
  const opened = await openServer(config).then(
    async (server) => {
      await server.close()
      return new Error('it started')
    },
    (error: unknown) => error,
  )
  expect(opened).toBeInstanceOf(InputError)
  const said = ['en', 'fr'].map((language) => (opened as InputError).in(language as 'en'))
  for (const line of said) {
    expect(line).not.toContain('\n')
    expect(line).not.toContain('hidden')
  }
  return said as unknown as readonly [string, string]
}

test('nobody listens where PostgreSQL should be', async () => {
  const storage = `postgres://alea:hidden@127.0.0.1:${await freePort()}/alea`
  const [english, french] = await refusal({ storage })
  expect(english).toContain('nobody answers there; is PostgreSQL running')
  expect(french).toContain('PostgreSQL')
  expect(french).not.toContain('nobody')
})

test('a bus without a database, and nodes for bots without one', async () => {
  const [english, french] = await refusal({ bus: 'nats://127.0.0.1' })
  expect(english).toContain('name it in storage')
  expect(french).toContain('indiquez-la dans storage')
  const config = { storage: '', bus: '', data: '' }
  await expect(openThinkNode(config, inProcessBots)).rejects.toThrow('name it with --storage')
})

describe.skipIf(NO_POSTGRES)('a database that cannot be used (needs PostgreSQL)', () => {
  let server: Awaited<ReturnType<typeof sharedPostgres>>
  beforeAll(async () => {
    server = await sharedPostgres()
  })
  afterAll(() => server.remove())

  /** A database that a server has used, and what then became of it. */
  async function used(...statements: string[]): Promise<string> {
    const { url, remove } = await emptyDatabase(server.url)
    onTestFinished(() => remove())
    const data = mkdtempSync(join(tmpdir(), 'alea-faults-'))
    onTestFinished(() => rmSync(data, { recursive: true, force: true }))
    await (await openServer({ ...DEFAULTS, port: 0, data, log: 'silent', backupHours: 0, storage: url })).close()
    for (const sql of statements) await asked(url, sql)
    return url
  }

  test.each([
    [
      'one of a newer server',
      "INSERT INTO versions VALUES (999, 'matches.id', now())",
      'at version 999, but this server only knows versions up to',
      'version 999',
    ],
    [
      'a dump that was restored in part',
      'ALTER TABLE matches DROP COLUMN seal',
      'matches.seal is missing',
      'matches.seal',
    ],
    ['tables of another program', 'DROP TABLE versions', 'tables of another program', 'autre programme'],
    [
      'a move that is not finished',
      "INSERT INTO settings VALUES ('moving', '{}')",
      'has not copied everything into it yet',
      'alea move',
    ],
  ])('%s', async (_, sql, inEnglish, inFrench) => {
    const storage = await used(sql)
    const tables = 'SELECT count(*) AS n FROM pg_class WHERE relnamespace = current_schema()::regnamespace'
    const before = await asked(storage, tables)
    const [english, french] = await refusal({ storage })
    expect(english).toContain(inEnglish)
    expect(french).toContain(inFrench)
    expect(await asked(storage, tables)).toEqual(before)
  })

  test('a database that does not exist', async () => {
    const url = new URL(server.url)
    url.pathname = '/nowhere'
    const [english, french] = await refusal({ storage: url.href })
    expect(english).toContain('createdb nowhere')
    expect(french).toContain('createdb nowhere')
  })

  test('nobody listens where NATS should be', async () => {
    const storage = await used()
    const bus = `nats://alea:hidden@127.0.0.1:${await freePort()}`
    const [english, french] = await refusal({ storage, bus })
    expect(english).toMatch(/^NATS at nats:\/\/127\.0\.0\.1:\d+ cannot be reached/)
    expect(french).toMatch(/^NATS est injoignable à nats:\/\/127\.0\.0\.1:\d+/)
    const config = { storage, bus, data: '' }
    await expect(openThinkNode(config, inProcessBots)).rejects.toThrow('cannot be reached')
  })
})
