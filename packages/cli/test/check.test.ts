import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DEFAULTS, openServer } from '@alea/server'
import { describe, expect, it } from 'vitest'
import { alea, scratch } from './alea.ts'

const folder = scratch()

/** A folder with two matches of Pig. */
async function played(name: string): Promise<{ data: string; matches: string[] }> {
  const data = join(folder, name)
  mkdirSync(data)
  const server = await openServer({ ...DEFAULTS, port: 0, data, log: 'silent' })
  const ask = async (path: string, body: object, token?: string) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
    return (await fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) })).json() as Promise<
      Record<string, string>
    >
  }
  const { token } = await ask('/api/guests', { token: true })
  const wish = { game: 'pig', seats: [{ kind: 'me' }, { kind: 'me' }], start: true }
  const matches: string[] = []
  for (let i = 0; i < 2; i++) {
    const { id } = await ask('/api/tables', wish, token)
    await ask(`/api/matches/${id}/answers`, { id: 'a', seat: 0, position: 0, key: 'roll' }, token)
    matches.push(id!)
  }
  await server.close()
  return { data, matches }
}

function alter(data: string, match: string): void {
  const db = new DatabaseSync(join(data, 'alea.sqlite'))
  db.prepare(`UPDATE records SET record = '{' WHERE match = ?`).run(match)
  db.close()
}

describe('alea check and alea repair', () => {
  it('say what is sound', async () => {
    const { data } = await played('sound')
    const { code, stdout } = await alea(['check', data])
    expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringContaining('2 matches of 2 sound') })
    expect(stdout).toContain('Everything is sound.')
    const repaired = await alea(['repair', data])
    expect({ code: repaired.code, stdout: repaired.stdout }).toEqual({
      code: 0,
      stdout: expect.stringContaining('nothing to repair'),
    })
  })

  it('name what is not, and mend it', async () => {
    const { data, matches } = await played('altered')
    alter(data, matches[0]!)
    const checked = await alea(['check', data])
    expect(checked.code).toBe(1)
    expect(checked.stdout).toContain(`Match ${matches[0]}: its settings are not as they were written.`)
    const json = JSON.parse((await alea(['check', data, '--json'])).stdout)
    expect(json).toMatchObject({ sound: false, findings: [{ match: matches[0], problem: 'record' }] })
    const repaired = await alea(['repair', data])
    expect(repaired.code).toBe(0)
    expect(repaired.stdout).toContain('Set aside, in the table damaged.')
    expect(repaired.stdout).toContain('before-repair-')
    const after = await alea(['check', data])
    expect({ code: after.code, stdout: after.stdout }).toEqual({
      code: 0,
      stdout: expect.stringContaining('1 match of 1'),
    })
  })

  it('say of a file that is no database what to do', async () => {
    const data = join(folder, 'rubbish')
    mkdirSync(data)
    writeFileSync(join(data, 'alea.sqlite'), 'rubbish'.repeat(2000))
    const { code, stdout } = await alea(['check', data])
    expect({ code, stdout }).toEqual({ code: 1, stdout: expect.stringContaining('SQLite cannot read') })
    const repaired = await alea(['repair', data])
    expect({ code: repaired.code, stderr: repaired.stderr }).toEqual({
      code: 2,
      stderr: expect.stringContaining('restore a backup'),
    })
  })
})
