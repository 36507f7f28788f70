/** An account on two devices: signing up and in, a new password, and who is signed out by it. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectNoTroubles, type Journey, journey } from './browser.ts'

let site: Journey
beforeAll(async () => {
  site = await journey()
})
afterAll(() => site.close())

async function enter(page: Page, button: string, password: string): Promise<void> {
  await page.goto('/profile')
  await page.getByLabel('Account name').fill('Anna')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: button }).click()
}

const isMember = (page: Page) => page.getByText('You are signed in as Anna.').waitFor()

test('two devices, a weak password, a new one, and signing out elsewhere', async () => {
  expectNoTroubles()
  const here = await site.person({ locale: 'en-GB' })
  const phone = await site.person({ locale: 'en-GB', viewport: { width: 390, height: 844 } })

  await enter(here, 'Create account', 'password')
  await here.getByText('That password is too easy to guess.').waitFor()
  await enter(here, 'Create account', 'correct horse')
  await isMember(here)

  // Somebody else cannot be called like her.
  const impostor = await site.person({ locale: 'en-GB' })
  await impostor.goto('/profile')
  await impostor.getByLabel('Account name').fill('Аnna')
  await impostor.getByLabel('Password', { exact: true }).fill('another horse')
  await impostor.getByRole('button', { name: 'Create account' }).click()
  await impostor.getByText('belongs to someone else').waitFor()

  await enter(phone, 'Sign in', 'correct horse')
  await isMember(phone)
  // A table on the phone, with a socket of its own.
  await phone.goto('/new/pig')
  await phone.getByLabel('Seat 2', { exact: true }).selectOption('open')
  await phone.getByRole('button', { name: 'Create table' }).click()
  await phone.waitForSelector('.connection-open', { state: 'attached' })

  await here.goto('/profile')
  await here.getByText('Signed in on 2 devices').click()
  await here.getByText(/^This device · /).waitFor()
  expect((await new AxeBuilder({ page: here }).include('.profile-box').analyze()).violations).toEqual([])
  await here.getByText('Change password').first().click()
  await here.getByRole('textbox', { name: 'Current password' }).fill('wrong horse')
  await here.getByLabel('New password').fill('better horse')
  await here.getByRole('button', { name: 'Change password' }).click()
  await here.getByText('That’s not your current password.').waitFor()
  await here.getByRole('textbox', { name: 'Current password' }).fill('correct horse')
  await here.getByRole('button', { name: 'Change password' }).click()
  await here.getByText('Password changed').waitFor()
  await here.getByText('Signed in on this device only').waitFor()

  // The phone is told, and does not become a guest behind her back.
  await phone.getByText('You’ve been signed out').waitFor()
  await phone.getByRole('link', { name: 'Sign in again' }).click()
  await enter(phone, 'Sign in', 'better horse')
  await isMember(phone)

  await here.reload()
  await here.getByText('Signed in on 2 devices').click()
  await here.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await here.getByText('Signed out everywhere else.').waitFor()
  await phone.reload()
  await phone.getByText('You don’t need an account to play.').waitFor()
  await isMember(here)
  for (const page of [here, phone, impostor]) await page.context().close()
})

test('whoever signs in beside an open table goes on there as the account', async () => {
  expectNoTroubles()
  const page = await site.person({ locale: 'en-GB' })
  await page.goto('/new/pig')
  await page.getByLabel('Seat 2', { exact: true }).selectOption('open')
  await page.getByRole('button', { name: 'Create table' }).click()
  await page.getByRole('button', { name: 'Start' }).waitFor()
  const other = await page.context().newPage()
  await enter(other, 'Sign in', 'better horse')
  await isMember(other)
  await page.waitForSelector('.connection-open', { state: 'attached' })
  await expect.poll(() => page.getByRole('button', { name: 'Start' }).isVisible()).toBe(true)
  expect(await page.locator('.connection-signed-out').count()).toBe(0)
  await page.context().close()
})
