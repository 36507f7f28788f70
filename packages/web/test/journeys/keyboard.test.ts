/** Play now without touching the mouse: the short games to the end, the long ones for some turns; `npm run journeys` plays all of them to the end. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectNoTroubles, type Journey, journey } from './browser.ts'
import { LISTED } from './listedGames.ts'
import { isOver, playByKeyboard, positionOf } from './playing.ts'

let site: Journey
beforeAll(async () => {
  site = await journey()
})
afterAll(() => site.close())

/** A match takes minutes: enough answers that every phase of a turn has come several times. */
const LONG: Readonly<Record<string, number>> = { 'dice-throne': 60, 'battle-dice': 60, 'dice-forge': 40 }

test.each(LISTED)('%s', async (game) => {
  expectNoTroubles()
  const enough = LONG[game]
  const page = await site.person()
  await page.goto('/')
  await page.locator(`[data-game=${game}] button`).first().focus()
  await page.keyboard.press('Enter')
  const isEnough = async () => enough !== undefined && (await positionOf(page)) >= enough
  expect(await playByKeyboard(page, 11, isEnough)).toBeGreaterThan(1)
  if (!(await isEnough())) expect(await isOver(page)).toBe(true)
  await page.context().close()
})
