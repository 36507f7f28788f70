/** Two people, two browsers: an invitation, a lost connection, somebody who watches, the replay, the dice. */
import type { Page, WebSocketRoute } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectNoTroubles, type Journey, journey } from './browser.ts'
import { isOver, luck } from './playing.ts'
import { SHELVED } from './shelved.ts'

/** A busy machine takes its time. */
const SOON = { timeout: 30_000 }

let house: Journey
beforeAll(async () => {
  house = await journey()
})
afterAll(() => house.close())

test.each(SHELVED)('%s by link', { timeout: 240_000 }, async (game) => {
  expectNoTroubles()
  const anna = await house.person({ locale: 'en-GB', settings: { name: 'Anna' } })
  const ben = await house.person({ locale: 'fr-FR', settings: { name: 'Ben' }, viewport: { width: 390, height: 844 } })

  const tunnel = await tunnelOf(ben)

  await anna.goto(`/new/${game}`)
  await anna.getByLabel('Seat 2').selectOption('open')
  await anna.getByRole('button', { name: 'Lay the table' }).click()
  const link = await anna.getByLabel('Invite by link').inputValue()

  await ben.goto(link)
  await expect.poll(() => anna.getByText('Ben').isVisible(), SOON).toBe(true)
  await anna.getByRole('button', { name: 'Start' }).click()
  await anna.waitForSelector('.prompt')
  await ben.waitForSelector('.prompt')

  const watcher = await house.person({ locale: 'en-GB' })
  await watcher.goto(new URL(link).pathname)
  await watcher.waitForSelector('.prompt')
  expect(await watcher.locator('.actions [data-option]').count()).toBe(0)

  await playSome([anna, ben], 12, 1)

  // Ben goes into a tunnel; what Anna does meanwhile he finds when he is back.
  await tunnel.enter()
  await expect.poll(() => ben.locator('.connection-lost').count(), SOON).toBe(1)
  await playSome([anna], 3, 2)
  tunnel.leave()
  await expect.poll(() => ben.locator('.connection-open').count(), SOON).toBe(1)
  await expect.poll(() => positionOf(ben), SOON).toBe(await positionOf(anna))

  await anna.getByRole('tab', { name: 'Chat' }).click()
  await anna.getByRole('button', { name: 'Good luck!' }).click()

  await playSome([anna, ben], 25, 3)
  // A whole match would take too long for a test: Ben has had enough.
  if (!(await isOver(ben))) {
    await ben.getByRole('button', { name: 'Menu' }).click()
    await ben.getByRole('button', { name: 'Abandonner' }).click()
    await ben.getByRole('button', { name: 'Oui' }).click()
  }
  await expect.poll(() => isOver(anna), SOON).toBe(true)
  await expect.poll(() => isOver(ben), SOON).toBe(true)
  await expect.poll(() => isOver(watcher), SOON).toBe(true)

  await anna.getByRole('link', { name: 'Replay' }).click()
  await anna.waitForSelector('.table-board')
  await anna.getByRole('tab', { name: 'Dice' }).click()
  await anna.getByRole('button', { name: 'Verify the dice' }).click()
  await expect.poll(() => anna.locator('[data-verdict]').getAttribute('data-verdict'), SOON).toBe('fits')
  for (const page of [anna, ben, watcher]) await page.context().close()
})

const positionOf = (page: Page) => page.locator('.table').getAttribute('data-position')

/** A way to cut somebody off: an open socket does not notice that a browser is told to be offline. */
async function tunnelOf(page: Page): Promise<{ enter(): Promise<void>; leave(): void }> {
  let inside = false
  let open: WebSocketRoute[] = []
  await page.routeWebSocket(/\/live$/, (socket) => {
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

/** Whoever is asked answers something. */
async function playSome(people: readonly Page[], answers: number, seed: number): Promise<void> {
  const below = luck(seed)
  let idle = 0
  for (let given = 0; given < answers && idle < 100; ) {
    if (await isOver(people[0]!)) return
    let acted = false
    for (const page of people) {
      const options = page.locator('.prompt[data-mine] ~ .actions button:not([disabled]):not([aria-disabled=true])')
      const count = await options.count()
      if (count === 0) continue
      await options
        .nth(below(count))
        .click({ timeout: 1000 })
        .catch(() => undefined)
      acted = true
      given++
    }
    idle = acted ? 0 : idle + 1
    await people[0]!.waitForTimeout(acted ? 20 : 100)
  }
}
