/** The lab: a question is chosen, played here or on the server, answered with pictures, shared and played; a closed tab goes on. */
import { readFileSync } from 'node:fs'
import { AxeBuilder } from '@axe-core/playwright'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectNoTroubles, type Journey, journey } from './browser.ts'

let site: Journey
beforeAll(async () => {
  site = await journey()
})
afterAll(() => site.close())

const SHORT = {
  title: 'Short or long?',
  game: 'pig',
  seats: ['adept', 'random'],
  matches: 60,
  variants: [
    { name: 'short', options: { target: 20 } },
    { name: 'long', options: { target: 40 } },
  ],
}
/** More than is played while a test lasts. */
const ENDLESS = { ...SHORT, title: 'For ever', matches: 1_000_000 }

const english = (site: Journey, more: object = {}): Promise<Page> => site.person({ locale: 'en-GB', ...more })

async function openFile(page: Page, content: unknown): Promise<void> {
  const text = typeof content === 'string' ? content : JSON.stringify(content)
  const file = { name: 'mine.json', mimeType: 'application/json', buffer: Buffer.from(text) }
  await page.locator('input[type=file]').setInputFiles(file)
}

const run = (page: Page): Locator => page.locator('.lab-run')
const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name, exact: true })

/** Matches of each variant, as the page says. */
const playedOn = async (page: Page): Promise<number> => {
  const [, played = ''] = /([\d,]+) of [\d,]+ matches/.exec((await run(page).textContent()) ?? '') ?? []
  return Number(played.replaceAll(',', ''))
}

async function expectClean(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include('main').analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]!.html.slice(0, 160)}`)).toEqual([])
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(wide).toBeLessThanOrEqual(0)
}

async function downloaded(page: Page, press: Locator): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), press.click()])
  return readFileSync((await file.path())!, 'latin1')
}

test('a file is played in this browser and answered in words, pictures with tables, and files', async () => {
  expectNoTroubles()
  const page = await english(site, { viewport: { width: 390, height: 844 }, acceptDownloads: true })
  await page.goto('/lab')
  await openFile(page, SHORT)
  await button(page, 'Run').click()
  await page.getByText('Done.').waitFor()
  expect(await page.locator('.lab-answer').textContent()).toMatch(
    /Long is [\d.]+ \(95%: [\d.]+ to [\d.]+\) turns longer/,
  )
  const charts = page.locator('.chart')
  expect(await charts.count()).toBeGreaterThan(8)
  for (const chart of await charts.all()) {
    expect(await chart.locator('svg').count()).toBe(1)
    expect(await chart.locator('.chart-table tbody tr').count()).toBeGreaterThan(0)
  }
  await charts.first().locator('summary').click()
  await expectClean(page)
  expect(await downloaded(page, charts.first().getByRole('button', { name: 'SVG' }))).toMatch(/^<svg/)
  expect(await downloaded(page, charts.first().getByRole('button', { name: 'PNG' }))).toMatch(/^.PNG/)
  expect(await downloaded(page, button(page, 'Figures as CSV'))).toContain('short,turns,')
  const report = JSON.parse(await downloaded(page, button(page, 'Result as JSON')))
  expect(report).toMatchObject({ matches: 60, isStopped: false })
  // A result carries its experiment.
  await openFile(page, report)
  expect(await page.getByLabel('Title').inputValue()).toBe('Short or long?')
  // The server finds the same.
  const found = page.waitForResponse(
    async (response) => response.url().includes('/api/experiments') && (await response.json()).status === 'done',
  )
  await button(page, 'Run on the server').click()
  expect((await (await found).json()).report).toEqual(report)
  await page.context().close()
})

test('a closed tab goes on where it was, in this browser and on the server', async () => {
  expectNoTroubles()
  const first = await english(site)
  await first.goto('/lab')
  await openFile(first, ENDLESS)
  await button(first, 'Run').click()
  await first.locator('.lab-results').waitFor()
  const context = first.context()
  await button(first, 'Pause').click()
  await button(first, 'Continue').waitFor()
  const before = await playedOn(first)
  await first.close()
  const second = await context.newPage()
  await second.goto('/lab')
  await second.getByText('Interrupted').waitFor()
  expect(await playedOn(second)).toBe(before)
  await button(second, 'Continue').click()
  await expect.poll(() => playedOn(second), { timeout: 60_000 }).toBeGreaterThan(before)
  await button(second, 'Pause').click()
  await openFile(second, ENDLESS)
  await button(second, 'Run on the server').click()
  await second.getByText('The server plays it').waitFor()
  await second.close()
  const third = await context.newPage()
  await third.goto('/lab')
  await third.getByText('The server plays it').waitFor()
  const seen = await playedOn(third)
  await expect.poll(() => playedOn(third), { timeout: 60_000 }).toBeGreaterThan(seen)
  await button(third, 'Cancel').click()
  await third.getByText('Cancelled').waitFor()
  await button(third, 'Put away').click()
  expect(await run(third).count()).toBe(0)
  await context.close()
})

test('what is wrong with a file is said, and what is on the page stays', async () => {
  expectNoTroubles()
  const page = await english(site)
  await page.goto('/lab')
  await openFile(page, SHORT)
  const note = page.locator('.lab-note')
  const wrong: [unknown, string][] = [
    ['{ not json', 'mine.json: this is not a JSON file.'],
    [{ game: 'chess' }, 'mine.json: game: "chess" is not possible'],
    [{ ...SHORT, matches: 1e12 }, 'matches: 1000000000000 is not a whole number from 1 to 1000000'],
    [{ ...SHORT, variants: Array(9).fill({}) }, 'variants: 9 entries; there may be 1 to 8'],
    [[], 'mine.json: write an object'],
  ]
  for (const [content, said] of wrong) {
    await page.locator('.lab-questions').evaluate((details: HTMLDetailsElement) => {
      details.open = true
    })
    await openFile(page, content)
    await note.getByText(said).waitFor()
    expect(await page.getByLabel('Title').inputValue()).toBe('Short or long?')
  }
  await page.getByLabel('Matches of each variant').fill('0')
  await button(page, 'Run').click()
  await page.locator('.lab-problem').getByText('matches: 0 is not a whole number').waitFor()
  await page.goto('/lab#x=rubbish')
  await page.reload()
  await note.getByText('carries no experiment').waitFor()
  await page.context().close()
})

test('an experiment is shared by link, and a variant is played at a table', async () => {
  expectNoTroubles()
  const page = await english(site)
  await page.goto('/lab')
  await openFile(page, SHORT)
  await button(page, 'Share the experiment').click()
  await page.waitForURL(/#x=/)
  const other = await english(site)
  await other.goto(page.url())
  await other.getByLabel('Title').waitFor()
  expect(await other.getByLabel('Title').inputValue()).toBe('Short or long?')
  await button(other, 'Play now: long').click()
  await other.waitForURL(/\/local\//)
  await other.locator('[data-position]').first().waitFor()
  await page.context().close()
  await other.context().close()
})

test('the odds of dice are there for any hero and for any row of creatures', async () => {
  expectNoTroubles()
  const page = await english(site, { viewport: { width: 390, height: 844 } })
  await page.goto('/odds')
  await page.getByRole('heading', { name: 'What each keep gives' }).waitFor()
  expect(await page.locator('#odds-abilities').count()).toBe(1)
  await expectClean(page)
  await page.getByLabel('Game').selectOption('battle-dice')
  const gold = page.locator('#odds-gold')
  await gold.waitFor()
  const before = await gold.textContent()
  await button(page, 'Add a creature').click()
  expect(await page.getByLabel(/^Creature \d/).count()).toBe(4)
  expect(await gold.textContent()).not.toBe(before)
  await expectClean(page)
  await page.context().close()
})
