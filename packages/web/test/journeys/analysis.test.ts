/** After a match: the graph without a click, a moment leads into the replay; there the master, one's mistakes asked again, and the way on. */

import { gameOf } from '@alea/catalog'
import { fast, logOf, Match, printLog, random } from '@alea/engine'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectNoTroubles, type Journey, journey } from './browser.ts'
import { isOver, playByMouse, positionOf, untilAsked } from './playing.ts'

let site: Journey
beforeAll(async () => {
  site = await journey()
})
afterAll(() => site.close())

const DONE = '.analysis[data-analysis=done]'

async function expectClean(page: Page, within: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include(within).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]!.html.slice(0, 160)}`)).toEqual([])
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(wide).toBeLessThanOrEqual(0)
}

/** A match of this device, played at random: whoever plays like that makes mistakes. */
async function keepMatch(page: Page): Promise<void> {
  const match = new Match(gameOf('pig')!, { seats: 2, options: { target: 50 } }, fast(4))
  const will = random(4)
  while (match.pending?.kind === 'seats') {
    const seat = match.pending.seats[0]!
    const { options } = match.offer(seat)!
    match.answer({ seat, key: options[will.below(options.length)]!.key })
  }
  const seats = [
    { kind: 'me', name: 'Camille' },
    { kind: 'bot', bot: 'novice' },
  ]
  const setup = { id: 'kept', game: 'pig', seats, options: { target: 50 }, pace: 0 }
  const saved = {
    setup,
    names: ['Camille', ''],
    log: printLog(logOf(match)),
    over: true,
    created: 1,
    changed: 2,
    waiting: [],
  }
  // The store is made by whoever asks for it first.
  await page.goto('/profile')
  await page.evaluate(async (one) => {
    const opened = indexedDB.open('alea')
    opened.onupgradeneeded = () => opened.result.createObjectStore('matches')
    await new Promise((resolve) => {
      opened.onsuccess = resolve
    })
    const change = opened.result.transaction('matches', 'readwrite')
    change.objectStore('matches').put(one, one.setup.id)
    await new Promise((resolve) => {
      change.oncomplete = resolve
    })
    opened.result.close()
  }, saved)
}

test('after a match the graph is there without a click; a moment leads into the replay, and a closed page goes on', async () => {
  expectNoTroubles()
  const page = await site.person({ locale: 'en-GB' })
  await page.goto('/')
  await page.locator('[data-game=pig] button').first().click()
  await playByMouse(page, 7)
  expect(await isOver(page)).toBe(true)
  const analysis = page.locator(`[data-result=shown] ${DONE}`)
  await analysis.waitFor()
  expect(await analysis.locator('.chances-band').count()).toBe(2)
  expect(await analysis.locator('.analysis-figures tbody tr').count()).toBe(6)
  await analysis.locator('.chart-table summary').click()
  expect(await analysis.locator('.chart-table tbody tr').count()).toBeGreaterThan(3)
  await expectClean(page, '[data-result]')
  const moment = analysis.locator('.moment a').first()
  const wished = new URL((await moment.getAttribute('href'))!, site.url).searchParams.get('at')!
  await moment.focus()
  await page.keyboard.press('Enter')
  await page.waitForSelector(`.replay[data-position="${wished}"]`)
  await page.locator(DONE).waitFor()
  expect(await page.locator('.timeline .chances-here').count()).toBe(1)
  const other = page.locator('.moment button').last()
  await other.click()
  await page.waitForSelector('.moment button[aria-current=step]')
  await expectClean(page, '.replay')
  await page.context().close()
})

test('the worst decisions are asked again at their positions, and judged', async () => {
  expectNoTroubles()
  const page = await site.person({ locale: 'en-GB', viewport: { width: 390, height: 844 } })
  await keepMatch(page)
  await page.goto('/replay/kept?practice=1')
  await page.waitForSelector('[data-practice=asked]')
  const where = new Set<number>()
  for (;;) {
    await page.locator('.practice-options button').first().waitFor()
    where.add(await positionOf(page))
    // What would give it away is out of sight.
    expect(await page.locator('.timeline, .analysis').count()).toBe(0)
    await page.locator('.practice-options button').first().click()
    await page.waitForSelector('[data-practice=answered] .practice-verdict')
    const next = page.getByRole('button', { name: 'Next decision' })
    if ((await next.count()) === 0) break
    await next.click()
  }
  expect(where.size).toBe(3)
  await expectClean(page, '.replay')
  await page.getByRole('button', { name: 'Back to the replay' }).click()
  await page.waitForSelector('.timeline')
  await page.context().close()
})

test('from any position one plays on against bots', async () => {
  expectNoTroubles()
  const page = await site.person({ locale: 'en-GB' })
  await keepMatch(page)
  await page.goto('/replay/kept?at=20&as=0&tab=analysis')
  await page.locator(DONE).waitFor()
  await page.getByRole('button', { name: 'Play on from here' }).click()
  await page.waitForURL(/\/local\//)
  await untilAsked(page)
  expect(await positionOf(page)).toBeGreaterThanOrEqual(19)
  await page.context().close()
})
