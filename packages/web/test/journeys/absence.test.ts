/** What happens when somebody leaves: chosen at the new table, read in the lobby, shown at the table. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectNoTroubles, type Journey, journey } from './browser.ts'

let site: Journey
beforeAll(async () => {
  site = await journey()
})
afterAll(() => site.close())

const people = async () => ({
  anna: await site.person({ locale: 'en-GB', settings: { name: 'Anna' } }),
  ben: await site.person({ locale: 'fr-FR', settings: { name: 'Ben' }, viewport: { width: 390, height: 844 } }),
})

/** Ben follows the link, and Anna starts. */
async function begin(anna: Page, ben: Page): Promise<void> {
  const link = await anna.getByLabel('Invite by link').inputValue()
  await ben.goto(link)
  await expect.poll(() => anna.getByText('Ben').isVisible()).toBe(true)
}

test('the rule is chosen, read before the match, and the others see who is away', async () => {
  expectNoTroubles()
  const { anna, ben } = await people()
  await anna.goto('/new/pig')
  await anna.getByLabel('Seat 2', { exact: true }).selectOption('open')
  const rule = anna.getByRole('combobox', { name: 'If someone leaves' })
  expect(await rule.locator('option').allTextContents()).toHaveLength(3)
  await anna.getByText('Rated match').click()
  // At a rated table nobody plays for anybody.
  await expect.poll(() => rule.inputValue()).toBe('loses')
  expect(await rule.locator('option').allTextContents()).toHaveLength(2)
  await anna.getByLabel('Once they’ve been away for').selectOption('300')
  await anna.getByRole('button', { name: 'Create table' }).click()
  await anna.getByText('away for 5 minutes, the others may claim the match').waitFor()
  await begin(anna, ben)
  await ben.getByText('absent depuis 5 minutes').waitFor()
  await ben.getByText('comme s’il avait abandonné').waitFor()
  await anna.getByRole('button', { name: 'Start' }).click()
  await anna.waitForSelector('.prompt')
  await ben.waitForSelector('.prompt')
  await ben.context().close()
  await anna.getByText('Ben has been away for').waitFor()
  await anna.getByText('You can claim the match in').waitFor()
  expect(await anna.getByRole('button', { name: 'Claim the match' }).count()).toBe(0)
  await anna.context().close()
})

test('a bot that takes over is announced, and so is who comes back', async () => {
  expectNoTroubles()
  const { anna, ben } = await people()
  await anna.goto('/new/pig')
  // The clocks of the form are too long for a test, and the bot must not be done before Ben is back.
  await anna.route('**/api/tables', (route) =>
    route.continue({
      postData: JSON.stringify({
        ...route.request().postDataJSON(),
        clock: { kind: 'live', bank: 2, increment: 0 },
        pace: 10_000,
      }),
    }),
  )
  await anna.getByLabel('Seat 2', { exact: true }).selectOption('open')
  await anna.getByLabel('Seat 1', { exact: true }).selectOption('open')
  await anna.getByLabel('Seat 2', { exact: true }).selectOption('me')
  await anna.getByRole('button', { name: 'Create table' }).click()
  await begin(anna, ben)
  await anna.getByRole('button', { name: 'Start' }).click()
  await anna.waitForSelector('.prompt')
  await anna.getByText('A bot (Apprentice) is playing for Ben.').first().waitFor()
  await anna.getByRole('tab', { name: 'Chat' }).click()
  await anna.getByText('Ben has run out of time.').waitFor()
  await ben.getByRole('button', { name: 'Reprendre ma place' }).click()
  await anna.getByText('Ben is back and plays again.').waitFor()
  for (const page of [anna, ben]) await page.context().close()
})
