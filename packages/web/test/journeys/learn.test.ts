/** The first match of somebody who never heard of the game: every step of the lesson, then on by oneself. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectNoTroubles, type Journey, journey } from './browser.ts'
import { LISTED } from './listedGames.ts'
import { isOver, playByMouse, untilAsked } from './playing.ts'

let site: Journey
beforeAll(async () => {
  site = await journey()
})
afterAll(() => site.close())

/** Answers given without a teacher before we believe that the match goes on. The whole of it is played in solo.test.ts. */
const ALONE = 10

test.each(LISTED)('%s', async (game) => {
  expectNoTroubles()
  const page = await site.person()
  await page.goto(`/learn/${game}`)
  await untilAsked(page)
  const count = await page.locator('.lesson-count').textContent()
  const steps = Number(count?.match(/\d+$/)?.[0])
  expect(steps).toBeGreaterThan(5)
  const lesson = page.locator('[data-lesson]')
  let taught = 0
  let alone = 0
  await playByMouse(page, 2, async () => {
    if ((await lesson.count()) > 0) taught = Number(await lesson.first().getAttribute('data-lesson'))
    return taught === steps && ++alone > ALONE
  })
  expect(taught).toBe(steps)
  // A short one ends within its lesson or soon after.
  expect(alone > ALONE || (await isOver(page))).toBe(true)
  await page.context().close()
})

/** What glows at each step of the lesson about companions, by the name a screen reader hears. */
const COMPANION_STEPS = [
  'move on to the next phase',
  'Nyra: active, 7 of 7',
  'Sabertooth (6)',
  'Predatory Advance, 2 Spears + 2 Claws + 1 Bonded Soul',
  'Savage II, Offensive upgrade',
  'Resilient!',
  'move on to the next phase',
  'Maternal Bond',
  'spend Nyra’s Bond and divide it between you and Nyra',
  '6',
]

const SIZES = [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
] as const

test.each(SIZES)('companions at $width × $height: what each step asks for glows, in sight', async (viewport) => {
  expectNoTroubles()
  const page = await site.person({ viewport, locale: 'en-GB' })
  await page.goto('/heroes/huntress')
  await page.getByRole('link', { name: 'Lesson: Companions' }).click()
  const seen: string[] = []
  for (const [step] of COMPANION_STEPS.entries()) {
    await page.locator(`[data-lesson="${step}"]`).waitFor()
    await untilAsked(page)
    const targets = await page.evaluate(glowing)
    expect(targets.length, `step ${step + 1}: something in sight`).toBeGreaterThan(0)
    seen.push(targets.map(({ label }) => label).join(' | '))
    await page.mouse.click(targets[0]!.x, targets[0]!.y)
  }
  expect(seen).toEqual(COMPANION_STEPS)
  await page.locator(`[data-lesson="${COMPANION_STEPS.length}"]`).waitFor()
  await untilAsked(page)
  await expectCompanion(page, '.dt-own', 'Nyra: active, 1 of 7')
  await page.context().close()
})

const expectCompanion = async (page: Page, board: string, label: string): Promise<void> =>
  page.locator(board).getByRole('img', { name: label, exact: true }).first().waitFor({ state: 'attached' })

/** In the page, without scrolling: what glows on the board, or where nothing does the buttons; what is covered is not in sight. */
function glowing(): { x: number; y: number; label: string }[] {
  const inSight = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const spot = { x: left + width / 2, y: top + height / 2 }
    const press = element.querySelector(':scope > .place-press')
    // A button ends with its number on the keyboard.
    const label = press?.getAttribute('aria-label') ?? element.textContent.replace(/1$/, '')
    return element.contains(document.elementFromPoint(spot.x, spot.y)) ? [{ ...spot, label }] : []
  }
  const lit = [...document.querySelectorAll('.table-board [data-open]')].flatMap(inSight)
  return lit.length > 0 ? lit : [...document.querySelectorAll('.actions [data-option]')].flatMap(inSight)
}
