/** Playing a match to its end as a person would who never read the rules: whatever is lit is pressed. */
import type { Page } from 'playwright-core'

/** The result is on the table. */
export const isOver = (page: Page): Promise<boolean> => page.locator('[data-result]').isVisible()

/** Numbers that look random and are the same every time. */
export function luck(seed: number): (below: number) => number {
  let now = seed
  return (below) => {
    now = (Math.imul(now, 1103515245) + 12345) & 0x7fffffff
    return (now >> 8) % below
  }
}

const MOST_ANSWERS = 2000

/** What changes with every answer: when it is the same, nothing has happened yet. */
const standing = (page: Page) =>
  page.evaluate(
    () => document.querySelector('.table-board [data-position], .table')?.getAttribute('data-position') ?? '',
  )

/** Waits until this person is asked something, or it is over. */
export async function untilAsked(page: Page): Promise<boolean> {
  await page.waitForSelector('.prompt[data-mine], [data-result]')
  return !(await isOver(page))
}

/** Clicks only what glows on the board, and buttons of the action bar where the board has nothing to offer; to the end, or until it is enough. */
export async function playByMouse(page: Page, seed: number, isEnough = async () => false): Promise<number> {
  const below = luck(seed)
  for (let given = 0; given < MOST_ANSWERS; given++) {
    if (!(await untilAsked(page)) || (await isEnough())) return given
    const before = await standing(page)
    await clickSomething(page, below)
    await page
      .waitForFunction((old) => document.querySelector('.table')?.getAttribute('data-position') !== old, before, {
        timeout: 300,
      })
      .catch(() => undefined)
  }
  throw new Error(`no end after ${MOST_ANSWERS} answers`)
}

async function clickSomething(page: Page, below: (n: number) => number): Promise<void> {
  const menu = page.locator('[role=menu] [role=menuitem]')
  const lit = page.locator('.table-board [data-open]')
  const bar = page.locator('.actions button:not([disabled]):not([aria-disabled=true])')
  const [inMenu, onBoard, inBar] = [await menu.count(), await lit.count(), await bar.count()]
  const pick =
    inMenu > 0
      ? menu.nth(below(inMenu))
      : onBoard > 0 && below(4) > 0
        ? lit.nth(below(onBoard))
        : inBar > 0
          ? bar.nth(below(inBar))
          : lit.first()
  // What was lit may have gone out meanwhile: somebody answered, a window passed.
  await pick.click({ timeout: 1500 }).catch(() => undefined)
}

/** Numbers for the buttons, Tab and Enter for the rest; the mouse is not touched. */
export async function playByKeyboard(page: Page, seed: number): Promise<number> {
  const below = luck(seed)
  for (let given = 0; given < MOST_ANSWERS; given++) {
    if (!(await untilAsked(page))) return given
    const before = await standing(page)
    const listed = await page.locator('.actions [data-option]').count()
    if (listed > 0 && below(5) > 0) await page.keyboard.press(String(1 + below(Math.min(9, listed))))
    else await pressByTab(page, below)
    await page
      .waitForFunction((old) => document.querySelector('.table')?.getAttribute('data-position') !== old, before, {
        timeout: 300,
      })
      .catch(() => undefined)
  }
  throw new Error(`no end after ${MOST_ANSWERS} answers`)
}

/** Goes on to the next thing that can be pressed inside the action bar or on the board, and presses it. */
async function pressByTab(page: Page, below: (n: number) => number): Promise<void> {
  const steps = 1 + below(6)
  for (let tried = 0, found = 0; tried < 120 && found < steps; tried++) {
    await page.keyboard.press('Tab')
    const here = await page.evaluate(() => {
      const { activeElement } = document
      if (!activeElement?.closest('.actions, .table-board')) return false
      return activeElement.matches('button:not([aria-disabled=true]):not([disabled])')
    })
    if (here) found++
  }
  await page.keyboard.press('Enter')
}
