/** The first match of somebody who never heard of the game: every step of the lesson, then on by oneself. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectNoTroubles, type Journey, journey } from './browser.ts'
import { LISTED } from './listedGames.ts'
import { isOver, playByMouse, untilAsked } from './playing.ts'

let site: Journey
beforeAll(async () => {
  site = await journey()
})
afterAll(() => site.close())

/** Answers given without a teacher before we believe that the match goes on. The whole of it is played in solo.test.ts. */
const ALONE = 10

test.each(LISTED)('%s', async (game) => {
  expectNoTroubles()
  const page = await site.person()
  await page.goto(`/learn/${game}`)
  await untilAsked(page)
  const count = await page.locator('.lesson-count').textContent()
  const steps = Number(count?.match(/\d+$/)?.[0])
  expect(steps).toBeGreaterThan(5)
  const lesson = page.locator('[data-lesson]')
  let taught = 0
  let alone = 0
  await playByMouse(page, 2, async () => {
    if ((await lesson.count()) > 0) taught = Number(await lesson.first().getAttribute('data-lesson'))
    return taught === steps && ++alone > ALONE
  })
  expect(taught).toBe(steps)
  // A short one ends within its lesson or soon after.
  expect(alone > ALONE || (await isOver(page))).toBe(true)
  await page.context().close()
})
