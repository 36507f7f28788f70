/** Logs and databases that somebody else wrote give the terminal no orders. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { harmless } from '../src/terminal/visible.ts'
import { aleaMany, scratch } from './alea.ts'

const RELEASE = join(import.meta.dirname, '..', '..', 'server', 'test', 'releases', '0.2.0', 'alea.sqlite.gz')
const folder = scratch()

/** Clears the screen, names the window, hides what follows, turns the line around. */
const HOSTILE = 'A\x1b[2J\x1b]0;owned\x07\x9b8m\u202eB'
const ORDERS = /(?!\n)[\p{Cc}\u202e]/u

it('leaves colours, tabs and line breaks, and shows the rest as a mark', () => {
  expect(harmless('\x1b[1mbold\x1b[0m\tand\nplain')).toBe('\x1b[1mbold\x1b[0m\tand\nplain')
  expect(harmless(HOSTILE)).toBe('A\ufffd[2J\ufffd]0;owned\ufffd\ufffd8m\ufffdB')
})

it('says what is in a file without obeying it', async () => {
  const data = join(folder, 'data')
  mkdirSync(data)
  const database = join(data, 'alea.sqlite')
  writeFileSync(database, gunzipSync(readFileSync(RELEASE)))
  const db = new DatabaseSync(database)
  const { id } = db.prepare('SELECT player AS id FROM seats LIMIT 1').get()!
  const { match } = db.prepare('SELECT match FROM seats WHERE player = ? LIMIT 1').get(id!)!
  db.prepare('UPDATE players SET name = ? WHERE id = ?').run(HOSTILE, id!)
  db.prepare(`UPDATE records SET record = json_set(record, '$.seats[0].name', ?) WHERE match = ?`).run(HOSTILE, match!)
  db.close()
  const log = ['alea log 1', `game ${HOSTILE}`, 'rules 1', 'seats 2', 'options {}', '']
  writeFileSync(join(folder, 'game.log'), log.join('\n'))
  const answer = ['alea log 1', 'game pig', 'rules 1', 'seats 2', 'options {}', '', `p1 choose ${HOSTILE}`]
  writeFileSync(join(folder, 'answer.log'), answer.join('\n'))
  const said = await aleaMany(
    [
      ['replay', 'game.log'],
      ['replay', 'answer.log'],
      [HOSTILE],
      ['ban', String(id), '--reason', HOSTILE, '--data', data],
      ['ban', '--data', data],
      ['ban', '--json', '--data', data],
      ['inspect', String(match), '--data', data],
    ],
    folder,
  )
  for (const { stdout, stderr } of said) {
    expect(stdout + stderr).not.toMatch(ORDERS)
    expect(stdout + stderr).toContain('owned')
  }
  expect(JSON.parse(said[5]!.stdout)).toMatchObject([{ name: HOSTILE, reason: HOSTILE }])
})
