/** The first match of somebody who never heard of the game: every step of the lesson, then on to the end. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectNoTroubles, type Journey, journey } from './browser.ts'
import { isOver, playByMouse, untilAsked } from './playing.ts'
import { SHELVED } from './shelved.ts'

let house: Journey
beforeAll(async () => {
  house = await journey()
})
afterAll(() => house.close())

test.each(SHELVED)('%s', { timeout: 240_000 }, async (game) => {
  expectNoTroubles()
  const page = await house.person()
  await page.goto(`/learn/${game}`)
  await untilAsked(page)
  const steps = await page.locator('.lesson-count').textContent()
  expect(Number(steps?.match(/\d+$/)?.[0])).toBeGreaterThan(5)
  await playByMouse(page, 2)
  expect(await isOver(page)).toBe(true)
  await page.context().close()
})
