/**
 * Every screen in the pseudo-language, whose words are accented and two fifths longer: no plain word is left but those allowed here, so none is
 * written outside the language folders; and nothing is cut off, sticks out of its box or makes the page scroll sideways.
 */
import { type ChildProcess, fork, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { accented, PSEUDO, untouched, WITH_PSEUDO } from '@alea/testkit/pseudo'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { expectNoTroubles, PATIENCE, troubles } from './browser.ts'
import { launch } from './chromium.ts'
import { LISTED } from './listedGames.ts'
import { lookAround } from './lookAround.ts'
import { isOver, luck, positionOf, pressSomething, untilAsked } from './playing.ts'

const ROOT = join(import.meta.dirname, '../../../..')

let server: ChildProcess
let url: string
let browser: Browser
beforeAll(async () => {
  const env = { ...process.env, ALEA_PSEUDO: '1' }
  const { status } = spawnSync(process.execPath, [join(ROOT, 'scripts/build.ts')], { env, stdio: 'inherit' })
  expect(status).toBe(0)
  const program = join(ROOT, 'packages/server/test/pseudoServer.ts')
  server = fork(program, [JSON.stringify({ requestsPerMinute: 100_000 })], { execArgv: [...WITH_PSEUDO] })
  ;[url] = (await once(server, 'message')) as [string]
  browser = await launch(inject('chromium'))
})
afterAll(async () => {
  await browser.close()
  server.disconnect()
  await once(server, 'exit')
})

const ALLOWED: readonly RegExp[] = [
  // Names of the people at a table, and of a language in that language.
  /\b(?:Anna|Ada|Bertille|Bruno)\b/g,
  /^English$/g,
  // Numbers of rules, and levels of abilities.
  /\b(?:BD|DC|DF|DT|PIG)-\d+\.\d+/g,
  /\bI{2,3}\b/g,
  // The address by which a table is joined.
  /http:\/\/\S+/g,
]
/** Authors and libraries, with their licences, have the names they gave themselves. */
const CREDITS = '.about-authors, .about-authors *, .about a, .about .quiet'
/** Rules are documents, and this language has none. */
const RULES = '.rules-section, .rules-section *, .rules-chapters, .rules-chapters *'

async function expectAtHome(page: Page, what: string, except = 'script'): Promise<void> {
  const { said, cut, sideways } = await page.evaluate(lookAround, except)
  const plain = said.filter(([, text]) => untouched(text, ALLOWED).length > 0)
  expect(
    plain.map(([where, text]) => `${where}: ${text}`),
    `${what}: outside the language folders`,
  ).toEqual([])
  expect(cut, `${what}: no room`).toEqual([])
  expect(sideways, `${what}: something sticks out`).toBeLessThanOrEqual(0)
}

const SIZES = [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
] as const

async function person(viewport: (typeof SIZES)[number]): Promise<Page> {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce', baseURL: url })
  const settings = { pace: 0, language: PSEUDO, name: 'Anna', coach: true }
  await context.addInitScript((kept) => localStorage.setItem('alea:settings', kept), JSON.stringify(settings))
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE)
  page.on('pageerror', ({ message }) => troubles.push(message))
  return page
}

const button = (page: Page, name: string) => page.getByRole('button', { name: accented(name), exact: true })

test('a plain word, a cut word and a word outside its box are found', async () => {
  const page = await person(SIZES[1])
  await page.setContent(`<main style="font: 16px monospace">
    <h1 title="plain">${accented('Fine')}</h1>
    <p id="cut" style="inline-size: 3em; overflow: hidden; white-space: nowrap">${accented('Cut by itself')}</p>
    <div style="block-size: 1em; overflow: hidden"><p id="low">${accented('Cut by another, for it is on several lines '.repeat(3))}</p></div>
    <p id="out" style="inline-size: 3em; white-space: nowrap; background: red">${accented('Outside')}</p>
    <p style="inline-size: 3em; overflow: auto; white-space: nowrap">${accented('This scrolls')}</p>
    <p><span>${accented('Overlapped')}</span> <button style="position: relative; inset-inline-start: -3em">${accented('Over')}</button></p>
    <p style="inline-size: 900px">${accented('Wide')}</p>
  </main>`)
  const { said, cut, sideways } = await page.evaluate(lookAround, 'script')
  expect(said.filter(([, text]) => untouched(text).length > 0)).toEqual([['h1. title', 'plain']])
  expect(cut).toHaveLength(4)
  expect(sideways).toBeGreaterThan(0)
  await page.context().close()
})

test.each(SIZES)('every page at $width × $height', async (viewport) => {
  expectNoTroubles()
  const page = await person(viewport)
  for (const path of [
    '/',
    ...LISTED.map((game) => `/new/${game}`),
    '/new/pig',
    '/heroes',
    '/heroes/barbarian',
    '/heroes/cursed-pirate',
    '/profile',
    '/nowhere',
    '/local/nothing',
  ]) {
    await page.goto(path)
    await page.waitForSelector('main h1')
    await expectAtHome(page, path)
  }
  await page.goto('/about')
  await page.waitForSelector('main h1')
  await expectAtHome(page, '/about', CREDITS)
  for (const game of LISTED) {
    await page.goto(`/rules/${game}`)
    await page.waitForSelector('.rules-section')
    await expectAtHome(page, `/rules/${game}`, RULES)
  }
  await page.context().close()
})

test.each(SIZES)('choosing and drafting heroes at $width × $height', async (viewport) => {
  expectNoTroubles()
  const page = await person(viewport)
  await page.goto('/new/dice-throne')
  await page.locator('.dt-hero-button').first().click()
  await page.waitForSelector('dialog[open] .dt-hero-card')
  await expectAtHome(page, 'the picker')
  await page.locator('dialog[open] [data-details]').first().click()
  await page.waitForSelector('.dt-picker-details')
  await expectAtHome(page, 'the details of a hero')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.locator('.dt-hero-draft [role=switch]').click()
  await button(page, 'Start').click()
  await untilAsked(page)
  await expectAtHome(page, 'the draft')
  await page.context().close()
})

test.each(SIZES)('a table by link at $width × $height', async (viewport) => {
  expectNoTroubles()
  const page = await person(viewport)
  await page.goto('/new/dice-throne')
  await page.getByLabel(accented('Seat 2'), { exact: true }).selectOption('open')
  await expectAtHome(page, 'a new table for others')
  await button(page, 'Create table').click()
  await page.getByLabel(accented('Invite by link')).waitFor()
  await expectAtHome(page, 'the lobby')
  await button(page, 'Add a bot').click()
  await button(page, 'Start').click()
  await untilAsked(page)
  await expectAtHome(page, 'a live table')
  await expectPanels(page, viewport.width < 1000)
  await page.context().close()
})

/** Words have least room on a phone; the widest board is looked at on a desktop too. */
const TABLES = LISTED.flatMap((game) =>
  SIZES.filter(({ width }) => width < 1000 || game === 'dice-throne').map((size) => ({ game, ...size })),
)

test.each(TABLES)('$game at $width × $height', async ({ game, ...viewport }) => {
  expectNoTroubles()
  const page = await person(viewport)
  await page.goto(`/learn/${game}`)
  await untilAsked(page)
  await expectAtHome(page, 'the lesson')

  await page.goto('/')
  await page.locator(`[data-game=${game}] button`).first().click()
  const below = luck(3)
  for (let presses = 0; presses < 8 && (await untilAsked(page)); presses++) {
    await expectAtHome(page, `the table at ${await positionOf(page)}`)
    await pressSomething(page, below)
  }
  if (game === 'dice-throne') await expectDialog(page)
  await expectPanels(page, viewport.width < 1000)
  await button(page, 'Menu').click()
  await expectAtHome(page, 'the menu')
  if (await isOver(page)) await page.keyboard.press('Escape')
  else {
    await button(page, 'Resign').click()
    await expectAtHome(page, 'a doubt')
    await button(page, 'Yes').click()
  }
  await page.waitForSelector('[data-result]')
  await expectAtHome(page, 'the result')
  await page.getByRole('link', { name: accented('Replay'), exact: true }).click()
  await page.waitForSelector('.replay')
  await expectAtHome(page, 'the replay')
  await expectPanels(page, viewport.width < 1000)
  await page.context().close()
})

/** Nothing moves on the table while it is the player's turn to answer. */
async function expectDialog(page: Page): Promise<void> {
  await untilAsked(page)
  // The last press may have opened something.
  if ((await page.locator('dialog[open]').count()) > 0) {
    await expectAtHome(page, 'something opened')
    await page.keyboard.press('Escape')
    await page.locator('dialog[open]').waitFor({ state: 'detached' })
  }
  await page.locator('.dt-emblem').first().click()
  await page.waitForSelector('dialog[open]')
  await expectAtHome(page, 'the dialog of a hero')
  await page.keyboard.press('Escape')
}

/** The side panels, which are a drawer where there is no room. */
async function expectPanels(page: Page, isNarrow: boolean): Promise<void> {
  if (isNarrow) await button(page, 'Log').click()
  const tabs = page.locator(isNarrow ? 'dialog[open] [role=tab]' : '.table-side [role=tab]')
  await tabs.first().waitFor()
  for (const tab of await tabs.all()) {
    await tab.click()
    await expectAtHome(page, `the panel ${await tab.textContent()}`)
  }
  if (isNarrow) await page.keyboard.press('Escape')
}
