/** The bot of docs/bot-api.md plays every game, exactly as it is printed there. */
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { GAMES } from '@alea/catalog'
import { expect, test } from 'vitest'
import { testServer } from './testServer.ts'

const page = readFileSync(join(import.meta.dirname, '..', '..', '..', 'docs', 'bot-api.md'), 'utf8')
const [, program = ''] = /```js\n([\s\S]*?)```/.exec(page) ?? []

test('it is as short as it says', () => {
  expect(program.split('\n').filter((line) => line.trim() !== '').length).toBeLessThanOrEqual(50)
})

test.each(GAMES.map(({ id }) => id))('it plays a whole match of %s', async (game) => {
  const server = await testServer()
  const folder = mkdtempSync(join(tmpdir(), 'alea-bot-'))
  writeFileSync(join(folder, 'bot.mjs'), program)
  const { stdout } = await promisify(execFile)(process.execPath, [join(folder, 'bot.mjs'), server.url, game])
  rmSync(folder, { recursive: true })
  expect(stdout).toMatch(new RegExp(`^${game}: place [12] of 2, scores`))
})
