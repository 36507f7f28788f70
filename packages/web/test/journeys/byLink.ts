/** Two people, two browsers: an invitation, a lost connection, somebody who watches, the replay, the dice. */
import type { Page, WebSocketRoute } from 'playwright-core'
import { expect } from 'vitest'
import { expectNoTroubles, type Journey } from './browser.ts'
import { isAsked, isOver, luck, positionOf, pressSomething } from './playing.ts'

export async function playByLink(site: Journey, game: string): Promise<void> {
  expectNoTroubles()
  const anna = await site.person({ locale: 'en-GB', settings: { name: 'Anna' } })
  const ben = await site.person({ locale: 'fr-FR', settings: { name: 'Ben' }, viewport: { width: 390, height: 844 } })

  const tunnel = await tunnelOf(ben)

  await anna.goto(`/new/${game}`)
  await anna.getByLabel('Seat 2', { exact: true }).selectOption('open')
  await anna.getByRole('button', { name: 'Create table' }).click()
  const link = await anna.getByLabel('Invite by link').inputValue()

  await ben.goto(link)
  await expect.poll(() => anna.getByText('Ben').isVisible()).toBe(true)
  await anna.getByRole('button', { name: 'Start' }).click()
  await anna.waitForSelector('.prompt')
  await ben.waitForSelector('.prompt')

  const watcher = await site.person({ locale: 'en-GB' })
  await watcher.goto(link)
  await watcher.getByRole('button', { name: 'Watch', exact: true }).click()
  await watcher.waitForSelector('.prompt')
  expect(await watcher.locator('.actions [data-option]').count()).toBe(0)

  await play([anna, ben], 1, (presses) => presses === 12)

  // When Anna alone is asked Ben goes into a tunnel; what she does meanwhile he finds when he is back.
  const annaAlone = async () =>
    (await isAsked(anna)) && !(await isAsked(ben)) && (await positionOf(ben)) === (await positionOf(anna))
  await play([anna, ben], 4, annaAlone)
  const before = await positionOf(anna)
  await tunnel.enter()
  await expect.poll(() => ben.locator('.connection-lost').count()).toBe(1)
  await play([anna], 2, async () => (await positionOf(anna)) > before)
  expect(await positionOf(anna)).toBeGreaterThan(before)
  expect(await positionOf(ben)).toBeLessThanOrEqual(before)
  tunnel.leave()
  await expect.poll(() => ben.locator('.connection-open').count()).toBe(1)
  await expect.poll(() => positionOf(ben)).toBe(await positionOf(anna))

  await anna.getByRole('tab', { name: 'Chat' }).click()
  await anna.getByRole('button', { name: 'Good luck!' }).click()

  await play([anna, ben], 3, (presses) => presses === 25)
  // A whole match would take too long for a test: Ben has had enough.
  if (!(await isOver(ben))) {
    // What was half chosen, and perhaps asks whether he is sure, is let go.
    await ben.keyboard.press('Escape')
    await ben.getByRole('button', { name: 'Menu' }).click()
    const menu = ben.locator('dialog[open]')
    await menu.getByRole('button', { name: 'Abandonner' }).click()
    await menu.getByRole('button', { name: 'Oui' }).click()
  }
  await expect.poll(() => isOver(anna)).toBe(true)
  await expect.poll(() => isOver(ben)).toBe(true)
  await expect.poll(() => isOver(watcher)).toBe(true)

  await anna.getByRole('link', { name: 'Replay' }).click()
  await anna.waitForSelector('.table-board')
  await anna.getByRole('tab', { name: 'Dice' }).click()
  await anna.getByRole('button', { name: 'Verify the dice' }).click()
  await expect.poll(() => anna.locator('[data-verdict]').getAttribute('data-verdict')).toBe('fits')
  for (const page of [anna, ben, watcher]) await page.context().close()
}

/** A way to cut somebody off: an open socket does not notice that a browser is told to be offline. */
async function tunnelOf(page: Page): Promise<{ enter(): Promise<void>; leave(): void }> {
  let inside = false
  let open: WebSocketRoute[] = []
  await page.routeWebSocket(/\/live\?/, (socket) => {
    if (inside) return void socket.close()
    socket.connectToServer()
    open.push(socket)
  })
  return {
    async enter() {
      inside = true
      for (const socket of open) await socket.close()
      open = []
    },
    leave() {
      inside = false
    },
  }
}

/** Whoever is asked presses something, until it is enough or the match is over. */
async function play(
  people: readonly Page[],
  seed: number,
  isEnough: (presses: number) => boolean | Promise<boolean>,
): Promise<void> {
  const below = luck(seed)
  for (let presses = 0; ; presses++) {
    const page = await whoIsAsked(people)
    if (!page || (await isEnough(presses))) return
    await pressSomething(page, below)
  }
}

/** Waits until one of them is asked; nobody is when the match is over, or waits for Ben who is not among them. */
async function whoIsAsked(people: readonly Page[]): Promise<Page | undefined> {
  const waitsForBen = people[0]!.locator('.prompt:not([data-mine])').filter({ hasText: 'Ben' })
  let asked: Page | undefined
  const isSettled = async () => {
    for (const page of people) if (await isAsked(page)) asked ??= page
    return asked !== undefined || (await isOver(people[0]!)) || (people.length === 1 && (await waitsForBen.count()) > 0)
  }
  await expect.poll(isSettled, { interval: 20 }).toBe(true)
  return asked
}
