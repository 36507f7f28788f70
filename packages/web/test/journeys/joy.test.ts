/** Dice that roll and come to rest, and sound that is off until somebody wants it. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectNoTroubles, type Journey, journey } from './browser.ts'
import { untilAsked } from './playing.ts'

let site: Journey
beforeAll(async () => {
  site = await journey()
})
afterAll(() => site.close())

test('the board knows when the dice roll and when they have come to rest', async () => {
  expectNoTroubles()
  const page = await site.person({ reducedMotion: 'no-preference' })
  await page.goto('/')
  await page.locator('[data-game=pig] button').first().click()
  await untilAsked(page)
  await page.waitForSelector('.stage[data-dice=rest]')
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const stage = document.querySelector<HTMLElement>('.stage')!
    new MutationObserver(() => seen.push(stage.dataset.dice!)).observe(stage, { attributeFilter: ['data-dice'] })
  })
  await page.locator('.actions button').first().click()
  await page.waitForFunction(() => {
    const { seen } = window as unknown as { seen: string[] }
    return seen.includes('rolling') && seen.at(-1) === 'rest'
  })
  await page.context().close()
})

test('sound is off; one press turns it on, and it stays on', async () => {
  expectNoTroubles()
  const page = await site.person({ locale: 'en-GB' })
  await page.goto('/')
  await page.locator('[data-game=pig] button').first().click()
  await untilAsked(page)
  const button = page.getByRole('button', { name: /^Sound is/ })
  expect(await button.getAttribute('aria-pressed')).toBe('false')
  await button.click()
  expect(await button.getAttribute('aria-pressed')).toBe('true')
  await page.reload()
  await untilAsked(page)
  expect(await button.getAttribute('aria-pressed')).toBe('true')
  await page.context().close()
})
