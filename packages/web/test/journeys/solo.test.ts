/** Play now without a network, by mouse: the short games to the end, Dice Throne for some turns (`npm run journeys` plays it to the end); on the plain board; in two sittings. */
import { parseLog } from '@alea/engine'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectNoTroubles, type Journey, journey } from './browser.ts'
import { LISTED } from './listedGames.ts'
import { isOver, playByKeyboard, playByMouse, positionOf, untilAsked } from './playing.ts'

let site: Journey
beforeAll(async () => {
  site = await journey()
})
afterAll(() => site.close())

/** A match takes minutes: enough answers that every phase of a turn has come several times. */
const LONG: Readonly<Record<string, number>> = { 'dice-throne': 60 }

describe.each(LISTED)('%s', (game) => {
  test('Play now without a network, pressing only what is lit', async () => {
    expectNoTroubles()
    const page = await site.person()
    await page.goto('/')
    await page.evaluate(() => navigator.serviceWorker.ready)
    // What the worker has put aside is used from the next page on.
    await page.reload()
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await page.context().setOffline(true)
    await page.reload()
    await page.locator(`[data-game=${game}] button`).first().click()
    const enough = LONG[game]
    const isEnough = async () => enough !== undefined && (await positionOf(page)) >= enough
    expect(await playByMouse(page, 7, isEnough)).toBeGreaterThan(1)
    if (enough === undefined) {
      expect(await isOver(page)).toBe(true)
      await lookAtResult(page)
    }
    await page.context().close()
  })
})

/** Who won comes first, then what made it; it can be put aside and brought back. */
async function lookAtResult(page: Page): Promise<void> {
  const result = page.locator('[data-result=shown]')
  await result.waitFor()
  expect(await result.locator('h2').textContent()).toMatch(/gagné|perdu|Égalité/)
  expect(await result.locator('.result-side').count()).toBe(2)
  expect(await result.locator('.summary').count()).toBe(2)
  await page.keyboard.press('Escape')
  const back = page.locator('[data-result=aside] button')
  await back.waitFor()
  await back.click()
  await result.waitFor()
}

test('any game on the plain board', async () => {
  expectNoTroubles()
  const page = await site.person({ locale: 'en-GB' })
  await page.goto('/new/battle-dice')
  await page.getByRole('button', { name: 'Start' }).click()
  await page.waitForURL(/\/local\//)
  await untilAsked(page)
  await page.goto(`${page.url()}?board=generic`)
  await playByMouse(page, 3)
  expect(await isOver(page)).toBe(true)
  const match = page.url()
  await page.getByRole('button', { name: /^Next opponent: / }).click()
  await page.waitForURL((url) => !match.startsWith(url.href))
  await untilAsked(page)
  await page.context().close()
})

test('a match left in the middle waits on the first page, and goes on where it was', async () => {
  expectNoTroubles()
  const page = await site.person()
  await page.goto('/')
  await page.locator('[data-game=battle-dice] button').first().click()
  await playByKeyboard(page, 5, async () => (await positionOf(page)) > 5)
  await untilAsked(page)
  const before = await page.locator('.log').textContent()
  const position = await positionOf(page)
  await expect.poll(() => savedPosition(page)).toBe(position)
  await page.goto('/')
  await page.locator('#mine ~ ul a').first().click()
  await untilAsked(page)
  expect(await page.locator('.log').textContent()).toBe(before)
  await page.context().close()
})

/** How far the only match kept in this browser has come: it is written by a worker while the page goes on. */
async function savedPosition(page: Page): Promise<number> {
  const log = await page.evaluate(async () => {
    const opened = indexedDB.open('alea')
    await new Promise((resolve) => {
      opened.onsuccess = resolve
    })
    const all = opened.result.transaction('matches').objectStore('matches').getAll()
    await new Promise((resolve) => {
      all.onsuccess = resolve
    })
    opened.result.close()
    return all.result[0].log as string
  })
  return parseLog(log).entries.length
}
