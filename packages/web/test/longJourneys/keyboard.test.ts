/** Every game to the end without touching the mouse. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectNoTroubles, type Journey, journey } from '../journeys/browser.ts'
import { LISTED } from '../journeys/listedGames.ts'
import { isOver, playByKeyboard } from '../journeys/playing.ts'
import { isWanted } from './wanted.ts'

let site: Journey
beforeAll(async () => {
  site = await journey()
})
afterAll(() => site.close())

for (const game of LISTED)
  test.skipIf(!isWanted(`${game} by keyboard`))(`${game} by keyboard`, async () => {
    expectNoTroubles()
    const page = await site.person()
    await page.goto('/')
    await page.locator(`[data-game=${game}] button`).first().focus()
    await page.keyboard.press('Enter')
    expect(await playByKeyboard(page, 11)).toBeGreaterThan(1)
    expect(await isOver(page)).toBe(true)
    await page.context().close()
  })
