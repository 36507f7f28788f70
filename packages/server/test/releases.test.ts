/** Every released version's data folder: nothing is lost by an upgrade. */
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { rulesOf } from '@alea/catalog/rules'
import { type Bundle, type ReplayPage, type Table, verifyFair } from '@alea/protocol'
import { describe, expect, onTestFinished, test } from 'vitest'
import { isSound, surveyFolder } from '../src/index.ts'
import { call } from './client.ts'
import { testServer } from './testServer.ts'

const RELEASES = join(import.meta.dirname, 'releases')
const versions = readdirSync(RELEASES, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? entry.name : [],
)

interface Matches {
  readonly names: readonly string[]
  readonly password: string
  readonly matches: readonly {
    readonly id: string
    readonly game: string
    readonly rules: number
    readonly kind: string
    readonly status: string
    readonly position: number
    readonly log?: string
  }[]
}

interface Seen {
  readonly position: number
  readonly sight: { asked: { offer?: { options: { key: string }[] } } | null; outcome: object | null }
}

function unpacked(version: string): { folder: string; kept: Matches } {
  const folder = mkdtempSync(join(tmpdir(), `alea-${version}-`))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const of = join(RELEASES, version)
  writeFileSync(join(folder, 'alea.sqlite'), gunzipSync(readFileSync(join(of, 'alea.sqlite.gz'))))
  return { folder, kept: JSON.parse(readFileSync(join(of, 'matches.json'), 'utf8')) }
}

/** Signs in as somebody of that time; what must succeed is asked as that person. */
async function signedIn(url: string, name: string, password: string) {
  const session = await call(url, 'POST', '/api/sessions', { name, password })
  expect(session.status).toBe(200)
  const cookie = session.headers
    .getSetCookie()
    .map((line) => line.split(';')[0]!)
    .join('; ')
  return async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const { status, body: reply } = await call(url, method, path, body, { cookie })
    expect([path, status, reply]).toEqual([path, 200, reply])
    return reply as T
  }
}

type Ask = Awaited<ReturnType<typeof signedIn>>

/** Answers for both people, as often as asked or to the end. */
async function playOn(id: string, people: readonly Ask[], answers: number): Promise<number> {
  let given = 0
  const answerOnce = async (): Promise<boolean> => {
    const { seats } = await people[0]!<Table>('GET', `/api/tables/${id}`)
    for (const [seat, ask] of people.entries()) {
      if (seats[seat]?.kind !== 'player') continue
      const { position, sight } = await ask<Seen>('GET', `/api/matches/${id}?as=${seat}`)
      if (sight.outcome) return true
      const key = sight.asked?.offer?.options[0]?.key
      if (key === undefined) continue
      await ask('POST', `/api/matches/${id}/answers`, { id: `later-${position}`, seat, position, key })
      given++
      break
    }
    return given >= answers
  }
  await expect.poll(answerOnce, { interval: 1 }).toBe(true)
  return given
}

test('there is a folder of every release that the games were frozen for', async () => {
  const { FROZEN } = await import('@alea/catalog/rules')
  const root = join(import.meta.dirname, '..', '..', '..')
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const released = new Set(FROZEN.map(({ release }) => release).filter((release) => release !== version))
  expect(versions).toEqual(expect.arrayContaining([...released]))
})

describe.each(versions)('the folder of %s', (version) => {
  test('alea migrate finds rules for every match, and no answer that does not fit them', async () => {
    const { folder, kept } = unpacked(version)
    const survey = await surveyFolder(folder)
    expect(isSound(survey)).toBe(true)
    expect(survey.matches).toBe(kept.matches.length)
    const unfinished = kept.matches.filter(({ status }) => status === 'playing').length
    expect(survey.versions.reduce((sum, { unfinished }) => sum + unfinished, 0)).toBe(unfinished)
  })

  test('everything is listed; what is finished is shown, exported and verified; what is not is played on', async () => {
    const { folder, kept } = unpacked(version)
    const { url } = await testServer({}, folder)
    const people = await Promise.all(kept.names.map((name) => signedIn(url, name, kept.password)))
    const [anna] = people as [Ask]
    const { tables } = await anna<{ tables: Table[] }>('GET', '/api/tables?mine=true')
    expect(tables.map(({ id, status }) => [id, status]).sort()).toEqual(
      kept.matches.map(({ id, status }) => [id, status]).sort(),
    )
    for (const { id, game, rules, status, position, log } of kept.matches) {
      const table = await anna<Table>('GET', `/api/tables/${id}`)
      expect(table).toMatchObject({ id, game, rules, status })
      expect(table.unplayable).toBeUndefined()
      const { lines } = await anna<{ lines: object[] }>('GET', `/api/matches/${id}/chat`)
      expect(lines).toHaveLength(1)
      if (status === 'playing') {
        expect(await playOn(id, people, 5)).toBeGreaterThan(0)
        continue
      }
      expect(table.position).toBe(position)
      const text = (await anna<{ text: string }>('GET', `/api/matches/${id}/log`)).text
      expect(createHash('sha256').update(text).digest('hex')).toBe(log)
      const bundle = await anna<Bundle>('GET', `/api/matches/${id}/proof`)
      verifyFair((await rulesOf(game, rules))!, bundle.log, bundle.proof)
      const page = await anna<ReplayPage>('GET', `/api/matches/${id}/replay?as=0`)
      expect(page).toMatchObject({ length: position })
      expect(page.sight).not.toBeNull()
    }
    const { players } = await anna<{ players: object[] }>('GET', '/api/ratings/pig/untimed')
    expect(players).toHaveLength(2)
  })
})
