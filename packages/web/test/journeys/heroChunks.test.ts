/** What a first match of Dice Throne costs: the heroes at the table, and no others. */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import '@alea/catalog'
import { heroIds, sheetOf } from '@alea/dice-throne'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectNoTroubles, type Journey, journey } from './browser.ts'
import { untilAsked } from './playing.ts'

const ASSETS = join(import.meta.dirname, '..', '..', 'dist', 'assets')
/**
 * A tenth more than version 0.3 with its six heroes (597 kB); 55 kB for the table, the texts and the summary of matches, and 38 kB for what
 * came after them. Without the worker of the bots.
 */
const LIMIT = 690_000
/** The page and the workers of the match, the bots, the analysis and the lab are bundled separately. */
const BUNDLES = 5

/** Rules are texts, and frozen rules have all their heroes. */
const chunks = readdirSync(ASSETS).filter((file) => file.endsWith('.js') && !/^RULES|@/.test(file))
const codeOf = new Map(chunks.map((file) => [file, readFileSync(join(ASSETS, file), 'utf8')]))

/** The chunks that contain every ability of a hero. */
function chunksOf(hero: string): string[] {
  const abilities = sheetOf(hero).hero.abilities.map(({ id }) => id)
  return chunks.filter((file) => abilities.every((id) => codeOf.get(file)!.includes(id)))
}

let site: Journey
beforeAll(async () => {
  site = await journey()
})
afterAll(() => site.close())

test('every hero is in chunks of its own', () => {
  const used = new Set<string>()
  for (const hero of heroIds()) {
    const own = chunksOf(hero)
    expect(own, hero).toHaveLength(BUNDLES)
    for (const file of own) expect(used.has(file), `${file} has ${hero} and another hero`).toBe(false)
    for (const file of own) used.add(file)
  }
  for (const file of used) expect(file, 'the game itself').not.toMatch(/^(diceThroneBoard|worker|botWorker|src|index)-/)
})

test(`the first match needs its heroes alone, and no more than ${LIMIT / 1000} kB`, async () => {
  expectNoTroubles()
  const page = await site.person({ serviceWorkers: 'block' })
  const asked = new Set<string>()
  page.context().on('request', (request) => asked.add(basename(new URL(request.url()).pathname)))
  await page.goto('/')
  await page.locator('[data-game=dice-throne] button').first().click()
  await untilAsked(page)
  const loaded = heroIds().filter((hero) => chunksOf(hero).some((file) => asked.has(file)))
  expect(loaded).toEqual(['barbarian', 'paladin'])
  // Bots may have been asked already, or not: the dice decide who begins.
  const files = readdirSync(ASSETS).filter((file) => asked.has(file) && !file.startsWith('botWorker-'))
  expect(files.some((file) => file.startsWith('worker-'))).toBe(true)
  const sizes = files.map((file) => gzipSync(readFileSync(join(ASSETS, file))).length)
  expect(sizes.reduce((one, other) => one + other, 0)).toBeLessThan(LIMIT)
  await page.context().close()
})
