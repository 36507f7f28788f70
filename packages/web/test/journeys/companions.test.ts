/** Two heroes with companions: pressing what glows, one sees Nyra and the bots change. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectNoTroubles, type Journey, journey } from './browser.ts'
import { playByMouse } from './playing.ts'

let site: Journey
beforeAll(async () => {
  site = await journey()
})
afterAll(() => site.close())

/** The dice are real: it usually takes some twenty presses. */
const ENOUGH = 400

const companionsOn = (page: Page): Promise<string[]> =>
  page.locator('.dt-companion [role=img]').evaluateAll((chips) => chips.map((chip) => chip.getAttribute('aria-label')!))

test('Huntress against Artificer: companions change before the eyes of both', async () => {
  expectNoTroubles()
  const page = await site.person({ locale: 'en-GB' })
  await page.goto('/new/dice-throne')
  for (const [seat, hero] of ['Huntress', 'Artificer'].entries()) {
    await page.locator(`.dt-hero-button[data-seat="${seat}"]`).click()
    await page.getByRole('button', { name: `Choose ${hero}`, exact: true }).click()
    await page.locator('dialog[open]').waitFor({ state: 'detached' })
  }
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  const seen = new Set<string>()
  const changed = (name: string) => [...seen].filter((label) => label.startsWith(name)).length > 1
  let presses = 0
  await playByMouse(page, 4, async () => {
    for (const label of await companionsOn(page)) seen.add(label)
    const bots = ['Nanobot', 'Shock Bot', 'Heal Bot']
    return (changed('Nyra') && bots.some(changed)) || ++presses > ENOUGH
  })
  // Whoever begins is decided by the dice: the Artificer may have built a bot before the first look.
  for (const label of seen)
    expect(label).toMatch(/^(Nyra: (active|inactive), \d of 7|(Nano|Shock |Heal )[Bb]ot: (not built|basic|advanced))$/)
  expect(changed('Nyra'), [...seen].join()).toBe(true)
  expect(['Nanobot', 'Shock Bot', 'Heal Bot'].some(changed), [...seen].join()).toBe(true)
  await page.context().close()
})
