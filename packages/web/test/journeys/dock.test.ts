/** The dock: nothing is hidden in it, nothing moves, and no press is meant for what was there before. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectNoTroubles, type Journey, journey } from './browser.ts'
import { LISTED } from './listedGames.ts'
import { luck, playByMouse, positionOf, pressSomething, untilAsked } from './playing.ts'

let site: Journey
beforeAll(async () => {
  site = await journey()
})
afterAll(() => site.close())

async function playNow(page: Page, game: string): Promise<void> {
  await page.goto('/')
  await page.locator(`[data-game=${game}] button`).first().click()
  await untilAsked(page)
}

/** Long enough for the slowest machine to press twice while the question settles. */
const SLOW = { settings: { settle: 4000 } }

test('a double click or a key pressed twice never answers two questions', async () => {
  expectNoTroubles()
  const page = await site.person(SLOW)
  await page.addInitScript(countAnswers)
  await playNow(page, 'battle-dice')
  const answers = () => page.evaluate(() => (globalThis as unknown as { sent: { count: number } }).sent.count)
  const place = page.locator('.table-board [data-open]').first()
  const { x, y, width, height } = (await place.boundingBox())!
  await page.mouse.dblclick(x + width / 2, y + height / 2)
  await expect.poll(answers).toBe(1)
  await untilAsked(page)
  expect(await answers()).toBe(1)
  await page.keyboard.press('1')
  await page.keyboard.down('1')
  await expect.poll(answers).toBe(2)
  await untilAsked(page)
  expect(await answers()).toBe(2)
  // A key that is held down stays one press, however long, also beside an explanation that is shown.
  await page.evaluate(showTip)
  await page.keyboard.down('1')
  await untilAsked(page)
  expect(await answers()).toBe(2)
  await page.context().close()
})

/** In the page: an explanation, as hovering shows it. */
function showTip(): void {
  const tip = document.createElement('span')
  tip.popover = 'manual'
  document.body.append(tip)
  tip.showPopover()
}

/** In the page: how often something was answered. */
function countAnswers(): void {
  const sent = { count: 0 }
  Object.assign(globalThis, { sent })
  new MutationObserver((changes) => {
    for (const { target, oldValue } of changes)
      if (oldValue === null && (target as Element).hasAttribute('data-sending')) sent.count++
  }).observe(document, { subtree: true, attributeFilter: ['data-sending'], attributeOldValue: true })
}

/** In the page: notes every position at which this person is asked. */
function notePrompts(): void {
  const shown = new Set<string>()
  Object.assign(globalThis, { shown })
  new MutationObserver(() => {
    const table = document.querySelector('.table:has(.prompt[data-mine])')
    if (table) shown.add(table.getAttribute('data-position')!)
  }).observe(document, { subtree: true, childList: true, attributes: true })
}

test('a window that passes by itself is never shown as a question', async () => {
  expectNoTroubles()
  const page = await site.person()
  await page.addInitScript(notePrompts)
  await playNow(page, 'dice-throne')
  const answered = new Set<string>()
  await playByMouse(page, 4, async () => {
    answered.add(String(await positionOf(page)))
    return answered.size > 25
  })
  const shown = await page.evaluate(() => [...(globalThis as unknown as { shown: Set<string> }).shown])
  expect(shown.length).toBeGreaterThan(10)
  expect(shown.filter((position) => !answered.has(position))).toEqual([])
  await page.context().close()
})

test('Escape closes what is on top, and nothing else', async () => {
  expectNoTroubles()
  const page = await site.person({ locale: 'en-GB' })
  await playNow(page, 'dice-city')
  const die = page.locator('.dc-pick').first()
  const picked = page.locator('.dc-pick[aria-pressed=true]')
  const open = page.locator('dialog[open], [role=menu]')
  await die.click()
  for (const name of ['Rules', 'Menu', /^All options/]) {
    await page.getByRole('button', { name }).first().click()
    await open.waitFor()
    await page.keyboard.press('Escape')
    await open.waitFor({ state: 'detached' })
    expect(await picked.count(), `the die is still picked after ${name}`).toBe(1)
  }
  await page.keyboard.press('?')
  await page.getByRole('heading', { name: 'Keys' }).waitFor()
  await page.keyboard.press('Escape')
  await open.waitFor({ state: 'detached' })
  expect(await picked.count(), 'the die is still picked after the keys').toBe(1)
  // With nothing open either.
  await page.keyboard.press('Escape')
  expect(await picked.count(), 'the die is still picked after one press too many').toBe(1)
  await die.click()
  await expect.poll(() => picked.count()).toBe(0)
  await page.context().close()
})

const SIZES = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1280, height: 720 },
] as const

interface DockSeen {
  /** Buttons that are cut off, or that something else covers. */
  readonly hidden: readonly string[]
  /** Buttons for options. */
  readonly listed: number
  /** What scrolls, though nothing in a dock may. */
  readonly scrolls: readonly string[]
  /** Where board, dock and rail are. */
  readonly boxes: string
  readonly promptIsCut: boolean
  /** Neither a button, nor in sight on the board, nor in the list of all options. */
  readonly lost: boolean
}

/** In the page. */
function lookAtDock(): DockSeen {
  const dock = document.querySelector('.dock')!
  const buttons = [...dock.querySelectorAll('button')].filter((button) => button.checkVisibility())
  const isHidden = (button: Element) => {
    const { left, top, right, bottom } = button.getBoundingClientRect()
    if (left < 0 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1) return true
    return !button.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
  }
  const prompt = dock.querySelector('.prompt-line')!
  const row = dock.querySelector('.prompt')!
  const options = dock.querySelectorAll('.actions [data-option], .actions [data-group]').length
  return {
    hidden: buttons.filter(isHidden).map(({ textContent }) => textContent),
    listed: options,
    scrolls: [dock, ...dock.querySelectorAll('.actions, .actions-list, .actions .button')]
      .filter((one) => one.scrollHeight > one.clientHeight + 2)
      .map(({ className }) => className),
    boxes: JSON.stringify(
      [...document.querySelectorAll('.table-board, .dock, .table-side')].map((one) => one.getBoundingClientRect()),
    ),
    promptIsCut: prompt.getBoundingClientRect().height > row.getBoundingClientRect().height + 2,
    lost:
      options === 0 &&
      document.querySelector('.actions [data-more], .actions-composer, .table-board [data-open], .prompt-doubt') ===
        null,
  }
}

/** In the page: adds up how far things jumped. */
function noteShifts(): void {
  const total = { shift: 0 }
  Object.assign(globalThis, { total })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) total.shift += entry.value
  }).observe({ type: 'layout-shift' })
}

/** Shifts are reported with the next frame. */
const takeShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const { total } = globalThis as unknown as { total: { shift: number } }
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            const { shift } = total
            total.shift = 0
            resolve(shift)
          }),
        )
      }),
  )

const MOST_SHIFT = 0.02
const QUESTIONS = 8

test.each(LISTED.flatMap((game) => SIZES.map((size) => ({ game, ...size }))))(
  '$game at $width × $height: every option in sight, and nothing moves under the pointer',
  async ({ game, ...viewport }) => {
    expectNoTroubles()
    const page = await site.person({ viewport })
    await page.addInitScript(noteShifts)
    await playNow(page, game)
    const below = luck(9)
    const seen = new Set<string>()
    for (let asked = 0; asked < QUESTIONS && (await untilAsked(page)); asked++) {
      // A menu or a dialog may lie over the dock.
      while ((await page.locator('[role=menu], dialog[open]').count()) > 0) await pressSomething(page, below)
      if (!(await untilAsked(page))) break
      const where = `at ${await positionOf(page)}`
      const { boxes, listed, ...rest } = await page.evaluate(lookAtDock)
      seen.add(boxes)
      expect(rest, where).toEqual({ hidden: [], scrolls: [], promptIsCut: false, lost: false })
      if (viewport.width < 640) expect(listed, where).toBeLessThanOrEqual(3)
      await takeShift(page)
      for (const spot of await page.evaluate(pointable)) await page.mouse.move(spot.x, spot.y)
      expect(await takeShift(page), `hovering ${where}`).toBeLessThanOrEqual(MOST_SHIFT)
      await pressSomething(page, below)
    }
    expect([...seen], 'board, dock and rail stay where they are').toHaveLength(1)
    await page.context().close()
  },
)

/** In the page: what can be pointed at. */
function pointable(): { x: number; y: number }[] {
  return [...document.querySelectorAll('.dock button, .table-board [data-open]')].flatMap((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return top >= 0 && top + height <= innerHeight ? [{ x: left + width / 2, y: top + height / 2 }] : []
  })
}

test('the rail folds away, the board takes its room, and it stays so', async () => {
  expectNoTroubles()
  const page = await site.person({ locale: 'en-GB' })
  await playNow(page, 'battle-dice')
  const width = async () => (await page.locator('.table-board').boundingBox())!.width
  const before = await width()
  await page.getByRole('button', { name: 'Log', exact: true }).click()
  await expect.poll(width).toBeGreaterThan(before + 250)
  await page.reload()
  await untilAsked(page)
  expect(await width()).toBeGreaterThan(before + 250)
  await page.getByRole('button', { name: 'Log', exact: true }).click()
  await expect.poll(width).toBe(before)
  await page.context().close()
})

test('what is not possible is listed by reason, with what is missing and the words of the rule', async () => {
  expectNoTroubles()
  const page = await site.person({ locale: 'en-GB' })
  await playNow(page, 'dice-forge')
  await page.locator('.actions [data-more]').click()
  const groups = page.locator('.why-not-group')
  await page.locator('.why-not .rule-quote').first().waitFor()
  expect(await groups.count()).toBeGreaterThan(0)
  for (const group of await groups.all()) {
    expect(await group.locator('dt').textContent()).toMatch(/\p{L}/u)
    expect(await group.locator('.rule-quote').textContent()).toMatch(/\p{L}/u)
  }
  await page
    .getByRole('button', { name: /^Read rule/ })
    .first()
    .click()
  await page.locator('.rules-cited').waitFor()
  await page.context().close()
})
