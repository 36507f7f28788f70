/** Every screen in both themes and at three sizes: nothing axe finds, nothing out of sight, nothing to scroll sideways. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectNoTroubles, type Journey, journey } from './browser.ts'
import { LISTED } from './listedGames.ts'
import { untilAsked } from './playing.ts'

let site: Journey
beforeAll(async () => {
  site = await journey()
})
afterAll(() => site.close())

const SIZES = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 720 },
] as const

const PAGES = [
  '/',
  '/new',
  '/new/dice-throne',
  '/heroes',
  '/heroes/black-widow',
  '/profile',
  '/about',
  ...LISTED.map((game) => `/rules/${game}`),
  '/nowhere',
]

/** What a theme changes. */
const BY_COLOUR = ['color-contrast', 'link-in-text-block']

async function expectClean(page: Page, what: string, rules?: string[]): Promise<void> {
  // A banner that fades has every contrast on its way.
  await page.locator('.banner').waitFor({ state: 'detached' })
  const axe = new AxeBuilder({ page })
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze()
  const found = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 3)
        .map(({ html }) => html.slice(0, 160))
        .join(' | ')}`,
  )
  expect(found, what).toEqual([])
}

async function expectNoSideways(page: Page, what: string): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(wide, `${what}: something sticks out`).toBeLessThanOrEqual(0)
}

/** The prompt and the first action, without scrolling. */
async function expectInSight(page: Page, what: string): Promise<void> {
  const { height } = page.viewportSize()!
  for (const part of ['.prompt-line', '.actions button']) {
    const box = await page.locator(part).first().boundingBox()
    expect(box && box.y >= 0 && box.y + box.height <= height, `${what}: ${part} out of sight`).toBe(true)
  }
}

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForSelector('main h1')
}

/** A table where somebody is asked: the lesson's, and one of *Play now*. */
async function sitDown(page: Page, game: string, path: string): Promise<void> {
  await page.goto(path)
  if (path === '/') await page.locator(`[data-game=${game}] button`).first().click()
  await untilAsked(page)
}

const TABLES = LISTED.flatMap((game) => [`/learn/${game}`, '/'].map((path) => ({ game, path })))

test.each([
  ['light', undefined, TABLES],
  ['dark', BY_COLOUR, TABLES.filter(({ path }) => path === '/')],
] as const)('axe finds nothing, %s', async (colorScheme, rules, tables) => {
  expectNoTroubles()
  const page = await site.person({ colorScheme })
  for (const path of PAGES) {
    await visit(page, path)
    await expectClean(page, path, rules && [...rules])
  }
  for (const { game, path } of tables) {
    await sitDown(page, game, path)
    await expectClean(page, `${game} ${path}`, rules && [...rules])
  }
  await page.context().close()
})

test.each(SIZES)('everything in sight at $width × $height', async (viewport) => {
  expectNoTroubles()
  const page = await site.person({ viewport })
  for (const path of PAGES) {
    await visit(page, path)
    await expectNoSideways(page, path)
  }
  for (const { game, path } of TABLES) {
    await sitDown(page, game, path)
    await expectNoSideways(page, `${game} ${path}`)
    await expectInSight(page, `${game} ${path}`)
  }
  await page.context().close()
})

test.each(SIZES)('[BD-3.1] the locker room is right, the infirmary left, at $width × $height', async (viewport) => {
  expectNoTroubles()
  const page = await site.person({ viewport })
  await sitDown(page, 'battle-dice', '/learn/battle-dice')
  for (const strip of await page.locator('.bd-strip').all()) {
    const [infirmary, arena, locker] = await Promise.all(
      ['.bd-infirmary', '.bd-arena', '.bd-locker'].map((zone) => strip.locator(zone).boundingBox()),
    )
    expect(infirmary!.x + infirmary!.width).toBeLessThanOrEqual(locker!.x)
    // Where there is no room beside the arena, both lie below it.
    if (infirmary!.y >= arena!.y + arena!.height) continue
    expect(infirmary!.x + infirmary!.width).toBeLessThanOrEqual(arena!.x)
    expect(arena!.x + arena!.width).toBeLessThanOrEqual(locker!.x)
  }
  await page.context().close()
})
