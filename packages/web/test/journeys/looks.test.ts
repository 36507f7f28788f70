/** Every screen in both themes and at three sizes: nothing axe finds, nothing out of sight, nothing to scroll sideways. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectNoTroubles, type Journey, journey } from './browser.ts'
import { untilAsked } from './playing.ts'
import { SHELVED } from './shelved.ts'

let house: Journey
beforeAll(async () => {
  house = await journey()
})
afterAll(() => house.close())

const SIZES = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 720 },
] as const

const PAGES = [
  '/',
  '/new',
  '/new/dice-throne',
  '/profile',
  '/about',
  ...SHELVED.map((game) => `/rules/${game}`),
  '/nowhere',
]

async function expectWell(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 3)
        .map(({ html }) => html.slice(0, 160))
        .join(' | ')}`,
  )
  expect(found, what).toEqual([])
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(wide, `${what}: something sticks out`).toBeLessThanOrEqual(0)
}

describe.each(['light', 'dark'] as const)('%s', (colorScheme) => {
  test.each(SIZES)('pages at $width × $height', { timeout: 120_000 }, async (viewport) => {
    expectNoTroubles()
    const page = await house.person({ viewport, colorScheme })
    for (const path of PAGES) {
      await page.goto(path)
      await page.waitForSelector('main h1')
      await page.waitForLoadState('networkidle')
      await expectWell(page, path)
    }
    await page.context().close()
  })

  test.each(SIZES)('tables at $width × $height', { timeout: 120_000 }, async (viewport) => {
    expectNoTroubles()
    const page = await house.person({ viewport, colorScheme })
    for (const game of SHELVED) {
      for (const path of [`/learn/${game}`, '/']) {
        await page.goto(path)
        if (path === '/') await page.locator(`[data-game=${game}] button`).first().click()
        await untilAsked(page)
        await expectWell(page, `${game} ${path}`)
        // The prompt and the first action are in sight, without scrolling.
        for (const part of ['.prompt-line', '.actions button']) {
          const box = await page.locator(part).first().boundingBox()
          expect(box && box.y >= 0 && box.y + box.height <= viewport.height, `${game}: ${part} out of sight`).toBe(true)
        }
      }
    }
    await page.context().close()
  })
})
