/** Before and after the match: a name, who is ready, chat, a seat freed and moved, a full table, a rematch that the others see. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectNoTroubles, type Journey, journey } from './browser.ts'

let site: Journey
beforeAll(async () => {
  site = await journey()
})
afterAll(() => site.close())

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function tableOf(anna: Page, players: string): Promise<string> {
  await anna.goto('/new/pig')
  await anna.locator('.new-seating', { hasText: players }).click()
  await anna.getByLabel('Seat 2', { exact: true }).selectOption('open')
  await button(anna, 'Create table').click()
  return anna.getByLabel('Invite by link').inputValue()
}

test('whoever is invited is asked for a name once, says that they are ready, and talks', async () => {
  expectNoTroubles()
  const anna = await site.person({ locale: 'en-GB', settings: { name: 'Anna' } })
  const ben = await site.person({ locale: 'en-GB', viewport: { width: 390, height: 844 } })
  const link = await tableOf(anna, '2 players')
  await anna.getByRole('img', { name: 'QR code of the link' }).waitFor()

  await ben.goto(link)
  await ben.getByLabel('Your name').fill('Ben')
  await button(ben, 'Join the table').click()
  const row = (page: Page, name: string) => page.locator('.lobby-seats li', { hasText: name })
  await row(ben, 'Ben').getByText('you').waitFor()
  expect(await row(ben, 'Anna').getAttribute('data-mine')).toBeNull()
  await button(ben, 'Ready').click()
  await row(anna, 'Ben').getByText('ready', { exact: false }).waitFor()
  await expect.poll(() => row(anna, 'Ben').locator('.lobby-mark').getAttribute('data-ready')).toBe('true')

  await ben.getByRole('textbox', { name: 'Type a message' }).fill('Coucou')
  await button(ben, 'Send').click()
  await anna.getByText('Coucou').waitFor()

  await anna.getByRole('button', { name: 'Move up: Ben' }).click()
  await expect.poll(() => anna.locator('.lobby-seats li').first().textContent()).toContain('Ben')
  await expect.poll(() => ben.locator('.lobby-seats li').first().getAttribute('data-mine')).toBe('true')
  await anna.getByRole('button', { name: 'Free this seat: Ben' }).click()
  await anna.getByText('One seat is still open.').waitFor()
  await expect.poll(() => ben.locator('[data-mine]').count()).toBe(0)

  // Asked once: the second invitation needs no name.
  await ben.goto(await anna.getByLabel('Invite by link').inputValue())
  await row(ben, 'Ben').getByText('you').waitFor()
  await button(anna, 'Start').click()
  await ben.waitForSelector('.prompt')
})

test('a full table says so, and a rematch is offered to the others', async () => {
  expectNoTroubles()
  const anna = await site.person({ locale: 'en-GB', settings: { name: 'Anna' } })
  const ben = await site.person({ locale: 'fr-FR', settings: { name: 'Ben' } })
  const cleo = await site.person({ locale: 'fr-FR', settings: { name: 'Cléo' } })
  const link = await tableOf(anna, '2 players')
  await ben.goto(link)
  await anna.locator('.lobby-seats li', { hasText: 'Ben' }).waitFor()
  await cleo.goto(link)
  await cleo.getByRole('heading', { name: 'Cette table est complète' }).waitFor()
  await button(anna, 'Start').click()
  await ben.waitForSelector('.prompt')
  await cleo.goto(link)
  await cleo.getByText('La partie a déjà commencé').waitFor()
  await button(cleo, 'Regarder').click()
  await cleo.waitForSelector('.prompt')
  // Who watches is counted at once.
  await anna.getByText('1 watching').waitFor()

  const match = new URL(link).pathname.split('/').at(-1)!
  const status = await ben.evaluate(
    (id) => fetch(`/api/matches/${id}/seats/1/resign`, { method: 'POST' }).then((reply) => reply.status),
    match,
  )
  expect(status).toBe(200)
  await button(anna, 'Rematch').click()
  await ben.getByText('Une revanche vous attend.').waitFor()
  await button(ben, 'Accepter la revanche').click()
  await ben.waitForSelector('.prompt')
  await anna.waitForSelector('.prompt')
})
