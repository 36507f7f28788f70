/** Two people agree: to take something back past the dice, and to pause. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectNoTroubles, type Journey, journey } from './browser.ts'
import { isAsked, positionOf } from './playing.ts'

let site: Journey
beforeAll(async () => {
  site = await journey()
})
afterAll(() => site.close())

/** Anna at a desk and Ben with a phone sit at a table of Pig; Ben came by the link of his seat. */
async function table(): Promise<{ anna: Page; ben: Page; link: string }> {
  const anna = await site.person({ locale: 'en-GB', settings: { name: 'Anna' } })
  const ben = await site.person({ locale: 'fr-FR', settings: { name: 'Ben' }, viewport: { width: 390, height: 844 } })
  await anna.goto('/new/pig')
  await anna.getByLabel('Seat 2', { exact: true }).selectOption('open')
  await anna.getByRole('button', { name: 'Create table' }).click()
  const link = await anna.getByLabel('Invite by link').inputValue()
  await ben.goto(link)
  await expect.poll(() => anna.getByText('Ben').isVisible()).toBe(true)
  await anna.getByRole('button', { name: 'Start' }).click()
  for (const page of [anna, ben]) await page.waitForSelector('.prompt')
  return { anna, ben, link }
}

const ask = async (page: Page, what: string) => {
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.locator('dialog[open]').getByRole('button', { name: what }).click()
}

const UNDO = { anna: 'Ask to take back my last decision', ben: 'Demander à annuler ma dernière décision' }

test('nothing is taken back when the other declines, and whoever asked must wait', async () => {
  expectNoTroubles()
  const { anna, ben } = await table()
  await expect.poll(async () => (await isAsked(anna)) || (await isAsked(ben))).toBe(true)
  const annaFirst = await isAsked(anna)
  const [asker, other] = annaFirst ? [anna, ben] : [ben, anna]
  const before = await positionOf(asker)
  await asker.keyboard.press('1')
  await expect.poll(() => positionOf(asker)).toBeGreaterThan(before)
  const rolled = await positionOf(asker)

  await ask(asker, annaFirst ? UNDO.anna : UNDO.ben)
  await other.locator('[data-proposal=undo]').waitFor()
  expect(await other.locator('.proposals').getAttribute('aria-live')).toBe('polite')
  await other.getByRole('button', { name: annaFirst ? 'Refuser' : 'Decline', exact: true }).click()
  await asker.locator('[data-result-of-proposal]').waitFor()
  expect(await positionOf(asker)).toBe(rolled)

  await ask(asker, annaFirst ? UNDO.anna : UNDO.ben)
  await asker.locator('.prompt-note').waitFor()
  expect(await other.locator('[data-proposal]').count()).toBe(0)
  await other.close()
  await asker.close()
})

test('a decision is taken back past the dice, agreed to by keyboard; then a pause', async () => {
  expectNoTroubles()
  const { anna, ben, link } = await table()
  await expect.poll(async () => (await isAsked(anna)) || (await isAsked(ben))).toBe(true)
  const annaFirst = await isAsked(anna)
  const [asker, other] = annaFirst ? [anna, ben] : [ben, anna]
  const before = await positionOf(asker)
  await asker.keyboard.press('1')
  await expect.poll(() => positionOf(asker)).toBeGreaterThan(before)
  const rolled = await positionOf(asker)
  await ask(asker, annaFirst ? UNDO.anna : UNDO.ben)
  const agree = other.getByRole('button', { name: annaFirst ? 'Accepter' : 'Agree', exact: true })
  await agree.focus()
  await other.keyboard.press('Enter')
  for (const page of [anna, ben]) await expect.poll(() => positionOf(page)).toBe(rolled + 1)
  await expect.poll(() => isAsked(asker)).toBe(true)

  const late = await site.person({ locale: 'en-GB' })
  await late.goto(link)
  await late.getByRole('button', { name: 'Watch', exact: true }).click()
  await expect.poll(() => late.locator('.prompt').count()).toBe(1)

  await ask(anna, 'Ask for a pause')
  await ben.getByRole('button', { name: 'Accepter', exact: true }).click()
  for (const page of [anna, ben]) await page.locator('[data-paused]').waitFor()
  expect(await isAsked(asker)).toBe(false)
  expect(await late.locator('[data-paused] button').count()).toBe(0)
  await anna.getByRole('button', { name: 'Resume' }).click()
  for (const page of [anna, ben]) await expect.poll(() => page.locator('[data-paused]').count()).toBe(0)
  await expect.poll(() => isAsked(asker)).toBe(true)
})

test('a link is good for one person', async () => {
  expectNoTroubles()
  const anna = await site.person({ locale: 'en-GB', settings: { name: 'Anna' } })
  await anna.goto('/new/pig')
  await anna.locator('.new-seating', { hasText: '3 players' }).click()
  for (const seat of ['Seat 2', 'Seat 3']) await anna.getByLabel(seat, { exact: true }).selectOption('open')
  await anna.getByRole('button', { name: 'Create table' }).click()
  const [second, third] = [
    await anna.getByLabel('Invite to seat 2').inputValue(),
    await anna.getByLabel('Invite to seat 3').inputValue(),
  ]
  expect(second).not.toBe(third)
  await anna.getByRole('button', { name: 'New link' }).first().click()
  await expect.poll(() => anna.getByLabel('Invite to seat 2').inputValue()).not.toBe(second)
  const ben = await site.person({ locale: 'en-GB', settings: { name: 'Ben' } })
  await ben.goto(third)
  await expect.poll(() => anna.getByText('Ben').isVisible()).toBe(true)
  for (const used of [second, third]) {
    const late = await site.person({ locale: 'en-GB', settings: { name: 'Late' } })
    await late.goto(used)
    await late.getByText('this link has already been used').waitFor()
  }
})
