/** Choosing heroes: the picker, their pages, and the draft. */
import { readFile } from 'node:fs/promises'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectNoTroubles, type Journey, journey } from './browser.ts'
import { untilAsked } from './playing.ts'

let site: Journey
beforeAll(async () => {
  site = await journey()
})
afterAll(() => site.close())

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
] as const

async function expectClean(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`),
    what,
  ).toEqual([])
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
/** The button of a seat that shows its hero. */
const heroOf = (page: Page, seat: string, hero: string) =>
  page.getByRole('button', { name: new RegExp(`^Hero of ${seat}\\s+${hero}`) })
const cards = (page: Page) => page.locator('dialog[open] .dt-hero-card')

test.each(SIZES)('filter, read, choose, play, and read again at $width × $height', async (viewport) => {
  expectNoTroubles()
  const page = await site.person({ viewport, locale: 'en-GB' })
  await page.goto('/new/dice-throne')
  await heroOf(page, 'Seat 1 \\(you\\)', 'Barbarian').click()
  await cards(page).first().waitFor()
  await expectClean(page, 'the picker')
  const all = await cards(page).count()
  await page.getByLabel('Box').selectOption('Marvel')
  await expect.poll(() => cards(page).count()).toBeLessThan(all)
  await page.getByLabel('Name').fill('widow')
  await expect.poll(() => cards(page).count()).toBe(1)

  await button(page, 'Details of Black Widow').click()
  await page.getByRole('heading', { name: 'Win rates' }).waitFor()
  await expectClean(page, 'the details')
  // What is painted on a crest is light on every theme: axe does not look at pictures.
  expect(
    await page
      .locator('.dt-picker-details .dt-crest')
      .first()
      .evaluate((crest) => getComputedStyle(crest).color),
  ).toMatch(/^oklch\(0\.94 /)
  // Escape closes the details, not the picker, and one goes on where one was.
  await page.keyboard.press('Escape')
  await page.locator('.dt-picker-details').waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Details of Black Widow')
  await button(page, 'Choose Black Widow').click()
  await heroOf(page, 'Seat 1 \\(you\\)', 'Black Widow').waitFor()

  await button(page, 'Start').click()
  await untilAsked(page)
  await page.locator('.dt-own .dt-emblem').click()
  const [read] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: 'Black Widow’s page' }).click(),
  ])
  await read.getByRole('heading', { level: 1, name: 'Black Widow' }).waitFor()
  await read.getByRole('heading', { name: 'Win rates' }).waitFor()
  await page.context().close()
})

test('with the keyboard alone', async () => {
  expectNoTroubles()
  const page = await site.person({ locale: 'en-GB' })
  await page.goto('/new/dice-throne')
  await heroOf(page, 'Seat 2 \\(bot, Apprentice\\)', 'Paladin').press('Enter')
  await cards(page).first().waitFor()
  for (;;) {
    await page.keyboard.press('Tab')
    const here = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
    if (here === 'Choose Gunslinger') break
  }
  await page.keyboard.press('Enter')
  const chosen = heroOf(page, 'Seat 2 \\(bot, Apprentice\\)', 'Gunslinger')
  await chosen.waitFor()
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
  await expect.poll(() => chosen.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.context().close()
})

test('[DT-3.5] a hero is not there twice where that is forbidden', async () => {
  expectNoTroubles()
  const page = await site.person({ locale: 'en-GB' })
  await page.goto('/new/dice-throne')
  await heroOf(page, 'Seat 2 \\(bot, Apprentice\\)', 'Paladin').click()
  await button(page, 'Choose Barbarian').click()
  await heroOf(page, 'Seat 2 \\(bot, Apprentice\\)', 'Barbarian').waitFor()
  await page.getByRole('switch', { name: 'Every player takes a different hero' }).click()
  await heroOf(page, 'Seat 2 \\(bot, Apprentice\\)', 'Paladin').click()
  await page.getByText('Taken: Seat 1 (you)').waitFor()
  expect(await button(page, 'Choose Barbarian').isDisabled()).toBe(true)
  await page.context().close()
})

test('[DT-3.6] heroes are banned and taken in a draft', async () => {
  expectNoTroubles()
  const page = await site.person({ locale: 'en-GB' })
  await page.goto('/new/dice-throne')
  await page.getByRole('switch', { name: /^Draft/ }).click()
  await page.locator('.dt-hero-button').first().waitFor({ state: 'detached' })
  await button(page, 'Start').click()
  await untilAsked(page)
  await expectClean(page, 'the draft')
  const [banned] = await pressOpenHero(page)
  await untilAsked(page)
  await page.locator(`.dt-hero-crossed[data-hero=${banned}]`).waitFor()
  const [taken, name] = await pressOpenHero(page)
  expect(taken).not.toBe(banned)
  await page.locator('.dt-own').waitFor()
  expect(await page.locator('.dt-own .dt-hero').textContent()).toContain(name)
  await page.context().close()
})

test('[DT-3.7] numbers of the house are uploaded, refused, played and removed', async () => {
  expectNoTroubles()
  const page = await site.person({ locale: 'en-GB' })
  await page.goto('/new/dice-throne')
  await heroOf(page, 'Seat 1 \\(you\\)', 'Barbarian').waitFor()
  const house = page.getByRole('group', { name: 'House numbers' })
  expect(await house.count()).toBe(0)
  await heroOf(page, 'Seat 1 \\(you\\)', 'Barbarian').click()
  await button(page, 'Choose Loki').click()
  const [template] = await Promise.all([
    page.waitForEvent('download'),
    house.getByRole('button', { name: 'Download a template' }).click(),
  ])
  const numbers = JSON.parse(await readFile((await template.path())!, 'utf8'))
  expect(Object.keys(numbers)).toEqual(['loki'])
  const upload = (text: string) =>
    house
      .getByLabel('Upload a file')
      .setInputFiles({ name: 'numbers.json', mimeType: 'application/json', buffer: Buffer.from(text) })

  await upload('{ "loki": { "vexII": 100 } }')
  await house.getByRole('alert').getByText('Loki, vexII: 100 is not a whole number from 0 to 99').waitFor()
  await expectClean(page, 'a refused file')
  await upload(JSON.stringify({ loki: { ...numbers.loki, vexII: 11 } }))
  const changes = house.getByText(`Loki: vexII 11 instead of ${numbers.loki.vexII}`)
  await changes.waitFor()
  expect(await house.getByRole('alert').count()).toBe(0)
  await upload('{ "loki": { "vexII": 12, } }')
  await house.getByRole('alert').getByText('it is not JSON').waitFor()
  await changes.waitFor()
  await house.getByRole('button', { name: 'Back to our numbers' }).click()
  await changes.waitFor({ state: 'detached' })
  await upload('{ "loki": { "vexII": 11 } }')
  await changes.waitFor()
  await expectClean(page, 'an accepted file')

  await button(page, 'Start').click()
  await untilAsked(page)
  expect(await page.locator('.dt-own .dt-hero').textContent()).toContain('Loki')
  await page.locator('.dt-own .dt-emblem').click()
  await page.getByText('This table plays with its own numbers for this hero.').waitFor()
  await page.context().close()
})

/** The hero of the first card that is lit, after a press on it. */
async function pressOpenHero(page: Page): Promise<[id: string, name: string]> {
  const place = page.locator('.dt-draft-place[data-open]').first()
  const card = place.locator('.dt-hero-card')
  const hero: [string, string] = [(await card.getAttribute('data-hero'))!, (await card.getAttribute('aria-label'))!]
  await place.click()
  return hero
}

/** Everything under these addresses waits until it is let go. */
async function holdBack(page: Page, addresses: RegExp): Promise<() => void> {
  let letGo = () => {}
  const free = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(addresses, async (route) => {
    await free
    await route.continue()
  })
  return letGo
}

/** How much of what is in sight has moved by itself since the page was opened. */
const jumped = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const observer = new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number })[]
          resolve(shifts.reduce((sum, { value }) => sum + value, 0))
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        // Without a shift there is nothing to observe.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)))
      }),
  )

const WAITS = [
  {
    path: '/heroes/huntress',
    held: /assets\/huntress-/,
    says: { en: 'Loading everything about Huntress…', fr: 'Chargement de la page\u00a0: Chasseresse…' },
    then: '.dt-hero-sheet',
  },
  {
    path: '/new/dice-throne',
    held: /assets\/diceThroneBoard-/,
    says: { en: 'Loading the options of the game…', fr: 'Chargement des options du jeu…' },
    then: '.dt-hero-button',
  },
] as const

test.each(WAITS.flatMap((wait) => SIZES.map((size) => ({ ...wait, ...size }))))(
  '$path at $width × $height says that it is loading, and nothing jumps when all is here',
  async ({ path, held, says, then, ...viewport }) => {
    expectNoTroubles()
    const language = viewport.width < 1000 ? 'fr' : 'en'
    const page = await site.person({ viewport, locale: language, serviceWorkers: 'block' })
    const letGo = await holdBack(page, held)
    await page.goto(path, { waitUntil: 'commit' })
    await page.getByText(says[language], { exact: true }).waitFor()
    const before = await jumped(page)
    letGo()
    await page.locator(then).first().waitFor()
    expect(await page.getByText(says[language], { exact: true }).count()).toBe(0)
    expect((await jumped(page)) - before).toBeLessThan(0.01)
    await page.context().close()
  },
)

test('the picker says that heroes are loading', async () => {
  expectNoTroubles()
  const page = await site.person({ locale: 'en-GB', serviceWorkers: 'block' })
  const letGo = await holdBack(page, /assets\/huntress-/)
  await page.goto('/new/dice-throne')
  await heroOf(page, 'Seat 1 \\(you\\)', 'Barbarian').click()
  await page.getByText('Loading heroes…', { exact: true }).waitFor()
  letGo()
  await cards(page).first().waitFor()
  await page.context().close()
})

test('the rules lead to every hero', async () => {
  expectNoTroubles()
  const page = await site.person({ locale: 'en-GB' })
  await page.goto('/rules/dice-throne')
  await page.locator('summary', { hasText: 'All heroes' }).click()
  await page.getByRole('navigation', { name: 'All heroes' }).getByRole('link', { name: 'Paladin' }).click()
  await page.getByRole('heading', { level: 1, name: 'Paladin' }).waitFor()
  await page.context().close()
})
