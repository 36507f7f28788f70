/** What others do: seen where it happens, spoken in order, summed up on return. And several people at one device. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { beforeResponse } from '../beforeResponse.ts'
import { expectNoTroubles, type Journey, journey } from './browser.ts'
import { isAsked, luck, playByMouse, positionOf, pressSomething, untilAsked } from './playing.ts'
import { goOnWith } from './tables.ts'

let site: Journey
beforeAll(async () => {
  site = await journey()
})
afterAll(() => site.close())

const BEHIND = '.caption[data-behind]'

/** Plays until what the bots did is still being shown. */
async function playUntilBehind(page: Page): Promise<void> {
  const below = luck(3)
  for (;;) {
    await page.waitForSelector(`${BEHIND}, .prompt[data-mine]`)
    if ((await page.locator(BEHIND).count()) > 0) return
    await pressSomething(page, below)
  }
}

test('what a bot does is shown on the board before one is asked again, and can be skipped', async () => {
  expectNoTroubles()
  // So slow that nothing passes by itself while the test looks.
  const page = await site.person({ settings: { pace: 600_000 } })
  await page.goto('/')
  await page.locator('[data-game=battle-dice] button').first().click()
  await playUntilBehind(page)
  expect(await page.locator('.prompt[data-mine]').count()).toBe(0)
  expect(await page.locator('.table-board [data-open]').count()).toBe(0)
  expect(await page.locator('.table-board .lit').count()).toBeGreaterThan(0)
  const caption = await page.locator('.caption-line span').first().textContent()
  expect(await page.locator('.log').textContent()).toContain(caption!)
  const shown = await positionOf(page)
  await page.keyboard.press(' ')
  await expect.poll(() => positionOf(page)).toBeGreaterThan(shown)
  await page.context().close()
})

test('whoever comes back is told what happened since', async () => {
  expectNoTroubles()
  const page = await site.person({ settings: { pace: 600_000 } })
  await page.goto('/')
  await page.locator('[data-game=battle-dice] button').first().click()
  await playUntilBehind(page)
  const table = page.url()
  await page.goto('/')
  await page.goto(table)
  await page.waitForSelector('.recap')
  // Perhaps the others have not moved yet: what follows is shown at once, until they have.
  await expect
    .poll(async () => {
      await page.keyboard.press(' ')
      return page.locator('.recap .log-line').count()
    })
    .toBeGreaterThan(0)
  await page.locator('.recap .log-line').last().hover()
  await page.keyboard.press('Escape')
  await page.waitForSelector('.recap', { state: 'detached' })
  await page.locator('.recap-button').click()
  await page.waitForSelector('.recap')
  await page.context().close()
})

test('a screen reader hears every line of the log once, in order', async () => {
  expectNoTroubles()
  const page = await site.person({ locale: 'en-GB' })
  await page.goto('/')
  await page.locator('[data-game=dice-city] button').first().click()
  await untilAsked(page)
  const start = await positionOf(page)
  await playByMouse(page, 5, async () => (await positionOf(page)) > start + 8)
  // Both at one moment: bots go on meanwhile.
  const { told, spoken } = await page.evaluate(() => {
    const texts = (what: string) => [...document.querySelectorAll(what)].map(({ textContent }) => textContent).join(' ')
    return { told: texts('.log .log-text'), spoken: texts('[role=log][aria-live=polite] p') }
  })
  expect(spoken.length).toBeGreaterThan(0)
  expect(told.slice(-spoken.length)).toBe(spoken)
  await page.context().close()
})

test('two people play Dice Throne on one device, and pass it on at most twice a turn', async () => {
  expectNoTroubles()
  const page = await site.person()
  await goOnWith(page, beforeResponse(), [{ kind: 'me' }, { kind: 'me' }])
  const below = luck(11)
  const passes = new Map<number, number>()
  const turn = async () =>
    Number(/\d+/.exec((await page.locator('.dt-turn, .dt').first().textContent()) ?? '')?.[0] ?? 0)
  await page.waitForSelector('.pass-device')
  const first = await turn()
  let asked = 0
  while ((await turn()) < first + 2) {
    await page.waitForSelector('.pass-device, .aloud, .prompt[data-mine]')
    if ((await page.locator('.pass-device').count()) > 0) {
      // Nothing that the last player saw is left in the log.
      passes.set(await turn(), (passes.get(await turn()) ?? 0) + 1)
      await page.locator('.pass-device .button-primary').click()
      await page.waitForSelector('.pass-device', { state: 'detached' })
    } else if ((await page.locator('.aloud').count()) > 0) {
      asked++
      // The window may close under the hand.
      await page.evaluate(() => document.querySelector<HTMLElement>('.aloud button')?.click())
    } else if (await isAsked(page)) await pressSomething(page, below)
  }
  expect(asked).toBeGreaterThan(0)
  const counts = [...passes.values()]
  expect(counts.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(2 * ((await turn()) - first + 1))
  // From now on they trust each other: the table turns by itself.
  await page.waitForSelector('.pass-device, .aloud, .prompt[data-mine]')
  await page.locator('.table-tools button').last().click()
  await page.getByRole('switch', { name: 'Nous nous faisons confiance' }).click()
  await page.keyboard.press('Escape')
  const from = await positionOf(page)
  await playByMouse(page, 2, async () => (await positionOf(page)) > from + 25)
  expect(await page.locator('.pass-device, .aloud').count()).toBe(0)
  await page.context().close()
})
