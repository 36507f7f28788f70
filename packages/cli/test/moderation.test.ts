/** What operators do about people: reports, bans, names, beside a server and without one. */
import { join } from 'node:path'
import { DEFAULTS, openServer, type RunningServer } from '@alea/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { alea, scratch } from './alea.ts'

const data = join(scratch(), 'data')
let server: RunningServer
let ada: Guest
let bruno: Guest

interface Guest {
  readonly id: string
  readonly token: string
}

async function call(method: string, path: string, token?: string, body?: object): Promise<Response> {
  return fetch(`${server.url}${path}`, {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
}

const guest = async (name: string): Promise<Guest> =>
  (await call('POST', '/api/guests', undefined, { token: true, name })).json() as Promise<Guest>

const open = () => openServer({ ...DEFAULTS, port: 0, data, log: 'silent', backupHours: 0 })
const run = async (...args: string[]) => {
  const { code, stdout, stderr } = await alea([...args, '--data', data])
  return { code, stdout, stderr }
}

beforeAll(async () => {
  server = await open()
  ada = await guest('Ada')
  bruno = await guest('Bruno')
  for (const text of ['first', 'second'])
    await call('POST', '/api/reports', ada.token, { player: bruno.id, reason: 'stalling', text })
})
afterAll(() => server.close())

describe('alea reports', () => {
  it('lists and closes reports beside a running server', async () => {
    const { code, stdout } = await run('reports')
    expect(code).toBe(0)
    expect(stdout).toMatch(/#2 .*stalling or leaving\n {2}about Bruno \(.+\), from Ada \(.+\)\n {2}“second”\n#1 /)
    expect(await run('reports', 'close', '1', '--note', 'warned')).toMatchObject({
      code: 0,
      stdout: 'Report 1 closed.\n',
    })
    expect(JSON.parse((await run('reports', '--json')).stdout)).toMatchObject([{ number: 2, player: bruno.id }])
  })

  it('does the same without a server', async () => {
    await server.close()
    expect(JSON.parse((await run('reports', '--json')).stdout)).toMatchObject([{ number: 2 }])
    expect(await run('reports', 'close', '2')).toMatchObject({ code: 0 })
    expect(await run('reports')).toMatchObject({ stdout: 'No open reports.\n' })
    expect((await run('reports', '--all')).stdout).toMatch(/closed .*: warned/)
    server = await open()
  })

  it('says what was asked for wrongly', async () => {
    expect(await run('reports', 'close', '1')).toMatchObject({ code: 2, stderr: 'alea: there is no open report 1\n' })
    expect(await run('reports', 'close', 'x')).toMatchObject({ code: 2 })
    expect(await run('reports', 'close')).toMatchObject({ code: 2 })
    expect(await run('reports', 'open')).toMatchObject({ code: 2 })
  })
})

const me = (token: string) => call('GET', '/api/me', token)
const signIn = async (name: string) =>
  (await call('POST', '/api/sessions', undefined, { name, password: PASSWORD, token: true })).json() as Promise<
    Guest & { detail?: string; code?: string }
  >
const PASSWORD = 'quite unusual words'

describe('alea ban', () => {
  it('signs somebody out at once, until a date, and says so when they come back', async () => {
    const cleo = await guest('Cleo')
    const { token } = (await (
      await call('POST', '/api/accounts', cleo.token, { name: 'Cleo', password: PASSWORD, token: true })
    ).json()) as Guest
    const { id } = (await (
      await call('POST', '/api/tables', token, {
        game: 'pig',
        seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }],
        start: true,
      })
    ).json()) as { id: string }
    expect((await me(token)).status).toBe(200)
    const banned = await run('ban', 'Cleo', '--until', '2999-01-31', '--reason', 'spam')
    expect(banned).toMatchObject({ code: 0, stderr: '' })
    expect(banned.stdout).toBe(`Cleo (${cleo.id}) is banned until 2999-01-31T00:00:00.000Z.\n`)
    expect((await me(token)).status).toBe(401)
    const refused = await signIn('Cleo')
    expect(refused).toMatchObject({ code: 'not-allowed' })
    expect(refused.detail).toBe('this account is banned until 31 January 2999 at 00:00 UTC: spam')
    // Absent, not resigned.
    expect(await (await call('GET', `/api/tables/${id}`)).json()).toMatchObject({ status: 'playing' })
    expect((await run('ban')).stdout).toMatch(/^Cleo .* until 2999-01-31.* spam\n$/)
    expect(await run('unban', 'Cleo')).toMatchObject({ code: 0 })
    expect((await me((await signIn('Cleo')).token)).status).toBe(200)
    expect(await run('unban', 'Cleo')).toMatchObject({ code: 2, stderr: 'alea: Cleo is not banned\n' })
  })

  it('without a server too: whoever is banned for good has resigned after the start', async () => {
    const seats = [{ kind: 'me' }, { kind: 'open' }]
    const table = async () =>
      (
        (await (await call('POST', '/api/tables', ada.token, { game: 'pig', seats, open: true })).json()) as {
          id: string
        }
      ).id
    const [playing, gathering] = [await table(), await table()]
    await call('POST', `/api/tables/${playing}/seats`, bruno.token, {})
    await call('POST', `/api/tables/${gathering}/seats`, bruno.token, {})
    await call('POST', `/api/tables/${playing}/start`, ada.token)
    await server.close()
    expect(await run('ban', bruno.id)).toMatchObject({ code: 0, stdout: `Bruno (${bruno.id}) is banned for good.\n` })
    server = await open()
    expect((await me(bruno.token)).status).toBe(401)
    const look = async (id: string) => (await call('GET', `/api/tables/${id}`, ada.token)).json()
    await expect.poll(() => look(playing)).toMatchObject({ status: 'over', ending: { by: 'resignation' } })
    await expect.poll(() => look(gathering)).toMatchObject({ seats: [{ player: ada.id }, { kind: 'open' }] })
  })

  it('says what was asked for wrongly', async () => {
    expect((await run('ban', 'Nemo')).stderr).toMatch(/^alea: there is no player Nemo/)
    expect((await run('ban', 'Cleo', '--until', '2001-01-01')).stderr).toMatch(
      /^alea: --until must be a date in the future/,
    )
  })
})

describe('alea rename', () => {
  it('renames an account beside a server, and without one, and takes nobody else’s name', async () => {
    expect(await run('rename', 'Cleo', 'Clio')).toMatchObject({ code: 0 })
    expect(await (await me(ada.token)).json()).toMatchObject({ name: 'Ada' })
    expect((await run('rename', ada.id, 'Clio')).stderr).toMatch(/the server says: the name Clio belongs to an account/)
    await server.close()
    expect((await run('rename', ada.id, 'Clio')).stderr).toMatch(/^alea: the name Clio belongs to an account/)
    expect(await run('rename', ada.id, 'Adele')).toMatchObject({ code: 0, stdout: `${ada.id} is now called Adele.\n` })
    server = await open()
    expect(await (await me(ada.token)).json()).toMatchObject({ name: 'Adele' })
    expect(await signIn('Clio')).toMatchObject({ name: 'Clio' })
  })
})
