/** Frozen rules run beside the present ones, on the present engine, and never change. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES, type Match, random, replay, seatName, type Viewer } from '@alea/engine'
import { describe, expect, test } from 'vitest'
import { GAMES, gameOf } from '../src/index.ts'
import { FROZEN, frozenFile, rulesOf } from '../src/rules.ts'

const root = join(import.meta.dirname, '..', '..', '..')
const release: string = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version
const nameOf = ({ game, rules }: { game: string; rules: number }) => `${game}@${rules}`
const buildOf = async (game: string, rules: number) => (await import(frozenFile(game, rules))).game

test('every game is frozen at its present rules, for this release: npm run freeze', () => {
  const kept = FROZEN.filter(({ release: of }) => of === release).map(nameOf)
  expect(kept).toEqual(
    expect.arrayContaining(GAMES.map(({ id, rulesVersion }) => nameOf({ game: id, rules: rulesVersion }))),
  )
})

test('the folder has what the manifest lists, and browsers load what was superseded', async () => {
  const files = readdirSync(join(import.meta.dirname, '..', 'frozen'))
  const builds = files.filter((name) => name.includes('@') && name.endsWith('.js'))
  expect(builds.sort()).toEqual(FROZEN.map((one) => `${nameOf(one)}.js`).sort())
  const { SUPERSEDED } = await import('../frozen/superseded.js')
  const superseded = FROZEN.filter(({ game, rules }) => gameOf(game)?.rulesVersion !== rules)
  expect(Object.keys(SUPERSEDED).sort()).toEqual(superseded.map(nameOf).sort())
})

test('the present rules are the present game; rules that are not kept are undefined', async () => {
  const pig = gameOf('pig')!
  expect(await rulesOf('pig', pig.rulesVersion)).toBe(pig)
  expect(await rulesOf('pig', 999)).toBeUndefined()
  expect(await rulesOf('no-such-game', 1)).toBeUndefined()
})

describe.each(FROZEN.map((one) => [nameOf(one), one] as const))('%s', (_, { game: id, rules, sha256 }) => {
  test('its file has not changed since it was frozen', () => {
    const text = readFileSync(frozenFile(id, rules))
    expect(createHash('sha256').update(text).digest('hex')).toBe(sha256)
  })

  test('it plays a match of its time: questions, views, sentences, hidden things dealt again, undo', async () => {
    const game = await buildOf(id, rules)
    expect([game.id, game.rulesVersion]).toEqual([id, rules])
    const log = readFileSync(frozenFile(id, rules).replace(/js$/, 'log'), 'utf8')
    const match = replay(game, log, (match, { who }) => {
      for (let viewer: Viewer = match.header.seats - 1; viewer >= 0; viewer--) match.view(viewer)
      say(match)
      if (who === 'chance' || match.position % 10 > 0) return
      match.imagine(who, random(match.position))
      match.undoBar(who, 1)
      game.insight?.evaluate(match.state)
    })
    expect(match.outcome).toBeDefined()
    for (const language of LANGUAGES) expect(game.text[language].reason(match.outcome!.reason)).not.toBe('')
  })
})

/** Every sentence the table would show, in every language. */
function say(match: Match): void {
  const { pending } = match
  for (const language of LANGUAGES) {
    const text = match.game.text[language]
    for (const event of match.heard(undefined)) text.event(event, seatName)
    for (const seat of pending?.kind === 'seats' ? pending.seats : [])
      for (const { value } of match.offer(seat)!.options)
        expect(text.option(pending!.name, value, match.view(seat), seatName)).not.toBe('')
  }
  match.forgetEvents()
}
