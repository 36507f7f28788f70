/** Play now, to the end, without touching the mouse. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectNoTroubles, type Journey, journey } from './browser.ts'
import { LISTED } from './listedGames.ts'
import { isOver, playByKeyboard } from './playing.ts'

let site: Journey
beforeAll(async () => {
  site = await journey()
})
afterAll(() => site.close())

test.each(LISTED)('%s', async (game) => {
  expectNoTroubles()
  const page = await site.person()
  await page.goto('/')
  await page.locator(`[data-game=${game}] button`).first().focus()
  await page.keyboard.press('Enter')
  expect(await playByKeyboard(page, 11)).toBeGreaterThan(1)
  expect(await isOver(page)).toBe(true)
  await page.context().close()
})
