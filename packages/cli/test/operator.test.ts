/** What operators run beside a server: backup, restore, inspect. */
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEFAULTS, openServer, type RunningServer } from '@alea/server'
import { PSEUDO, untouched, WITH_PSEUDO } from '@alea/testkit/pseudo'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { alea, scratch } from './alea.ts'

const folder = scratch()
const data = join(folder, 'data')
let server: RunningServer
/** A match of Dice Throne that is being played, and one of Pig that is over. */
let playing = ''
let over = ''

async function call<T>(method: string, path: string, token?: string, body?: object): Promise<T> {
  const reply = await fetch(`${server.url}${path}`, {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!reply.ok) throw new Error(`${method} ${path}: ${await reply.text()}`)
  return reply.json() as Promise<T>
}

interface Look {
  readonly position: number
  readonly sight: { readonly asked: { seats: number[]; offer?: { options: { key: string }[] } } | null }
}

/** Windows that hold nothing pass by themselves, also between looking and answering. */
async function answers(token: string, match: string, count: number): Promise<void> {
  for (let given = 0; given < count; ) {
    const look = await call<Look>('GET', `/api/matches/${match}`, token)
    const seat = look.sight.asked?.seats[0]
    if (seat === undefined) return
    const { position, sight } = await call<Look>('GET', `/api/matches/${match}?as=${seat}`, token)
    const first = sight.asked?.offer?.options[0]
    if (!first) continue
    const answer = { id: `c${given}`, seat, position, key: first.key }
    const stale = await call('POST', `/api/matches/${match}/answers`, token, answer).then(
      () => false,
      (error: Error) => error.message.includes('"stale"') || Promise.reject(error),
    )
    if (!stale) given++
  }
}

const open = () =>
  openServer({ ...DEFAULTS, port: 0, data, log: 'silent', backupHours: 0, requestsPerMinute: 1_000_000 })

beforeAll(async () => {
  server = await open()
  const { token } = await call<{ token: string }>('POST', '/api/guests', undefined, { token: true, name: 'Ada' })
  const table = (game: string, more: object) =>
    call<{ id: string }>('POST', '/api/tables', token, {
      game,
      seats: [{ kind: 'me' }, { kind: 'me', name: 'Bruno' }],
      windows: { delay: 0, limit: 0 },
      start: true,
      ...more,
    })
  playing = (await table('dice-throne', { clock: { kind: 'live', bank: 600, increment: 5 } })).id
  await answers(token, playing, 12)
  await call('POST', `/api/matches/${playing}/chat`, token, { text: 'the weather is fine' })
  over = (await table('pig', { options: { target: 10 } })).id
  await call('POST', `/api/matches/${over}/seats/0/resign`, token, {})
})
afterAll(() => server.close())

const inspect = async (...args: string[]) => {
  const { code, stdout, stderr } = await alea(['inspect', ...args, '--data', data])
  return { code, stdout, stderr }
}

interface Inspected {
  readonly dice: { readonly secret?: string }
  readonly position: number
  readonly answers: readonly { readonly answer?: string; readonly who: string }[]
  readonly view: unknown
  readonly due: readonly unknown[]
  readonly chat: unknown
  readonly waiting?: { readonly question: string }
}

async function inspected(...args: string[]): Promise<Inspected & { stderr: string }> {
  const { code, stdout, stderr } = await inspect(...args, '--json')
  expect({ code, stderr: code === 0 ? '' : stderr }).toEqual({ code: 0, stderr: '' })
  return { ...JSON.parse(stdout), stderr }
}

describe('alea inspect', () => {
  it('tells of a match that is played: seats, clock, position, last answers, table', async () => {
    const { code, stdout, stderr } = await inspect(playing)
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    for (const part of [
      `Match ${playing}: Dice Throne`,
      'being played',
      'p1  Ada',
      'p2  Bruno',
      'seconds left',
      '600 s',
    ])
      expect(stdout).toContain(part)
    expect(stdout).toMatch(/The last 10 answers, as a spectator learnt of them:/)
    expect(stdout).toMatch(/The table as a spectator sees it:/)
    expect(stdout).not.toContain('weather')
  })

  it('shows no secret and no answer of a match that is played, unless it is asked to, with a warning', async () => {
    const usual = await inspected(playing, '--last', '1000')
    expect(usual.dice.secret).toBeUndefined()
    expect(usual).not.toHaveProperty('invitation')
    expect(usual.answers.length).toBe(usual.position)
    expect(usual.answers.filter(({ answer }) => answer !== undefined)).toEqual([])
    expect(usual.chat).toBe(1)
    const all = await inspected(playing, '--secrets', '--chat', '--last', '1000')
    expect(all.stderr).toMatch(/^alea: what follows is hidden from the players/)
    expect(all.dice.secret).toMatch(/^[0-9a-f]{64}$/)
    expect(all.answers.every(({ answer }) => answer !== undefined)).toBe(true)
    expect(all.chat).toMatchObject([{ text: 'the weather is fine' }])
  })

  it('shows what one seat sees: its own answers, its hand, and not the hand of the other', async () => {
    const spectator = await inspected(playing)
    const first = await inspected(playing, '--as', 'p1')
    const second = await inspected(playing, '--as', 'p2')
    expect(first.stderr).toMatch(/hidden from the players/)
    expect(first.view).not.toEqual(spectator.view)
    expect(first.view).not.toEqual(second.view)
    expect(first.answers.every(({ answer, who }) => (answer === undefined) === (who !== 'p1'))).toBe(true)
  })

  it('shows a match that is over with its secret and every answer', async () => {
    const { dice, stderr } = await inspected(over)
    expect(dice.secret).toMatch(/^[0-9a-f]{64}$/)
    expect(stderr).toBe('')
    expect((await inspect(over)).stdout).toContain('resigned')
  })

  it('says what was asked for wrongly', async () => {
    expect((await inspect('nobody')).stderr).toBe('alea: there is no match nobody\n')
    expect((await inspect(playing, '--as', 'p3')).stderr).toBe('alea: --as must be a seat from p1 to p2, not "p3"\n')
    expect((await inspect(playing, '--last', '-1')).code).toBe(2)
    const { stderr } = await alea(['inspect', 'nobody', '--data', join(folder, 'none')])
    expect(stderr).toMatch(/none\/alea\.sqlite does not exist\n$/)
    expect(existsSync(join(folder, 'none'))).toBe(false)
  })

  it('speaks the language it is asked for', async () => {
    const { stdout, stderr } = await alea(['inspect', playing, '--data', data, '--secrets', '--lang', PSEUDO], {
      node: WITH_PSEUDO,
    })
    const { waiting } = await inspected(playing)
    const stored = [
      new RegExp(`\\b${waiting?.question}\\b`, 'g'),
      /[\w-]{16}/g,
      /\b[0-9a-f]{64}\b/g,
      /\b(?:Ada|Bruno|alea|ms|s)\b/g,
      /\d{4}-\d\d-\d\dT[\d:.]+Z/g,
    ]
    const lines = `${stdout}${stderr}`
      .split('\n')
      // Options and answers are shown as they are stored.
      .filter((line) => !/^ +\d+ {2}\d{4}-|=(?:true|false|\d+|\[|")/.test(line))
    expect(lines.filter((line) => untouched(line, stored).length > 0)).toEqual([])
  })
})

describe('alea backup and restore', () => {
  it('copy what a running server stores, and bring it back elsewhere, where it can be inspected', async () => {
    const to = join(folder, 'copy.sqlite')
    const made = await alea(['backup', '--data', data, '--to', to])
    expect(made).toMatchObject({ code: 0, stderr: '' })
    expect(made.stdout).toMatch(/^Backup written to .*copy\.sqlite and read back: 2 matches, 1 player, \d+\.\d MB\.\n$/)
    const again = await alea(['backup', '--data', data, '--to', to])
    expect(again).toMatchObject({ code: 2, stderr: expect.stringMatching(/copy\.sqlite already exists/) })

    const elsewhere = join(folder, 'elsewhere')
    const restored = await alea(['restore', to, '--data', elsewhere, '--json'])
    expect(JSON.parse(restored.stdout)).toMatchObject({ data: elsewhere, matches: 2, players: 1 })
    expect((await alea(['restore', to, '--data', elsewhere])).stderr).toMatch(/alea\.sqlite already exists/)
    const usual = await inspected(playing)
    for (const place of [elsewhere, to]) {
      const before = existsSync(join(place, 'alea.sqlite')) ? readdirSync(place) : []
      const { stdout } = await alea(['inspect', playing, '--data', place, '--json'])
      expect(JSON.parse(stdout).answers).toEqual(usual.answers)
      // Nothing but the files SQLite itself needs to read is left beside it.
      const after = before.length > 0 ? readdirSync(place) : []
      expect(after.filter((name) => !/-(?:wal|shm)$/.test(name))).toEqual(before)
    }
  })

  it('take the folder from the settings of the server', async () => {
    const config = join(folder, 'alea.json')
    writeFileSync(config, JSON.stringify({ data }))
    const { stdout } = await alea(['backup', '--config', config, '--json'])
    expect(JSON.parse(stdout).file).toContain(join(data, 'backups', 'manual-'))
  })

  it('work while no server runs', async () => {
    await server.close()
    const { stdout, stderr } = await alea(['backup', '--data', data, '--json'])
    expect(stderr).toBe('')
    expect(JSON.parse(stdout)).toMatchObject({ matches: 2 })
    expect((await inspected(playing)).position).toBeGreaterThan(0)
    server = await open()
  })
})

it('says which version it is', async () => {
  const { stdout } = await alea(['--version'])
  expect(stdout).toMatch(/^alea \d+\.\d+\.\d+\n$/)
  expect((await alea(['--help'])).stdout).toContain('alea --version')
  expect((await alea(['--help', '--lang', 'fr'])).stdout).toContain('alea --version')
})

describe('alea audit', () => {
  it('tells what was done beside a running server, from a time on, in the language asked for', async () => {
    const { token } = await call<{ token: string }>('POST', '/api/guests', undefined, { token: true })
    const { id } = await call<{ id: string }>('POST', '/api/accounts', token, {
      name: 'Eva',
      password: 'correct horse',
    })
    const { code, stdout } = await alea(['audit', '--data', data])
    expect(code).toBe(0)
    expect(stdout).toMatch(new RegExp(`^\\d{4}-[\\dT:.-]+Z {2}${id} signed up, from local$`, 'm'))
    const french = await alea(['audit', '--data', data, '--lang', 'fr'])
    expect(french.stdout).toContain(`${id}\u00a0: création du compte, depuis local`)
    const later = await alea(['audit', '--data', data, '--since', '2999-01-01'])
    expect(later.stdout).toBe('The audit log is empty.\n')
    const { stdout: json } = await alea(['audit', '--data', data, '--json'])
    expect(JSON.parse(json)).toContainEqual(expect.objectContaining({ who: id, what: 'sign-up', network: 'local' }))
  })
})
