/** Playing a match as a person would who never read the rules: whatever is lit is pressed. */
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

const MOST_PRESSES = 4000

/** This person is asked something, no answer of theirs is on its way, and the table takes input. */
const ASKED = '.table:not([data-sending], [data-settling]) .prompt[data-mine]'

/** Waits until this person is asked something, or it is over. */
export async function untilAsked(page: Page): Promise<boolean> {
  await page.waitForSelector(`${ASKED}, [data-result]`)
  return !(await isOver(page))
}

/** Is this person asked, and has the table heard their last answer? */
export const isAsked = async (page: Page): Promise<boolean> => (await page.locator(ASKED).count()) > 0

/** How many answers, of people and of dice, the table shows. */
export const positionOf = async (page: Page): Promise<number> =>
  Number(await page.locator('.table').getAttribute('data-position'))

type Press = (page: Page, below: (n: number) => number) => Promise<void>

/** To the end, or until it is enough; says how often something was pressed. */
async function play(page: Page, seed: number, press: Press, isEnough: () => Promise<boolean>): Promise<number> {
  const below = luck(seed)
  for (let pressed = 0; pressed < MOST_PRESSES; pressed++) {
    if (!(await untilAsked(page)) || (await isEnough())) return pressed
    await press(page, below)
  }
  throw new Error(`no end after ${MOST_PRESSES} presses`)
}

/** Presses only what glows on the board, and buttons of the action bar where the board has nothing to offer. */
export const playByMouse = (page: Page, seed: number, isEnough = async () => false): Promise<number> =>
  play(page, seed, pressSomething, isEnough)

/** Numbers for the buttons, Tab and Enter for the rest; the mouse is not touched. */
export const playByKeyboard = (page: Page, seed: number, isEnough = async () => false): Promise<number> =>
  play(page, seed, pressSomeKey, isEnough)

/** What can be pressed: a menu or a doubt first, for they wait; then the board, now and then the action bar. */
const MENU = '[role=menu] [role=menuitem], dialog[open] [data-option]'
const SURE = '.prompt-note .button-danger'
const BOARD = '.table-board [data-open], .table-board [data-toggle]'
const BAR = '.actions button:not([disabled], [aria-disabled=true], [data-more])'
/** What has neither a place in sight nor a button is in the list of all options. */
const LIST = '.actions [data-more]'
/** In the list of all options, or beside the text of a thing that was opened. */
const LISTED = 'dialog[open] [data-option]:not([disabled])'

/** One press of the mouse on something that can be pressed. */
export async function pressSomething(page: Page, below: (n: number) => number): Promise<void> {
  const groups = below(4) > 0 ? [LISTED, MENU, SURE, BOARD, BAR, LIST] : [LISTED, MENU, SURE, BAR, BOARD, LIST]
  const spot = await page.evaluate(spotOf, { groups, pick: below(1_000_000) })
  // What was lit may have gone out meanwhile: somebody answered, a window passed.
  if (spot) return page.mouse.click(spot.x, spot.y)
  // A token in the middle of what is lit has opened and explains itself: whoever has read it closes it.
  if ((await page.locator('dialog[open]').count()) > 0) await page.keyboard.press('Escape')
}

/** In the page: where to press one thing of the first group that has any in reach. */
function spotOf({ groups, pick }: { groups: readonly string[]; pick: number }): { x: number; y: number } | undefined {
  const centre = (element: Element) => {
    element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
    const { left, top, width, height } = element.getBoundingClientRect()
    const spot = { x: left + width / 2, y: top + height / 2 }
    const hit = document.elementFromPoint(spot.x, spot.y)
    return element.contains(hit) ? spot : undefined
  }
  for (const group of groups) {
    const found = [...document.querySelectorAll(group)]
    for (let i = 0; i < found.length; i++) {
      const spot = centre(found[(pick + i) % found.length]!)
      if (spot) return spot
    }
  }
  return undefined
}

async function pressSomeKey(page: Page, below: (n: number) => number): Promise<void> {
  if ((await page.locator('[role=menu]').count()) > 0) {
    for (let steps = below(3); steps > 0; steps--) await page.keyboard.press('ArrowDown')
    return page.keyboard.press('Enter')
  }
  if ((await page.locator('dialog[open]').count()) > 0) return pressInDialog(page)
  const keys = await page.evaluate(() =>
    [...document.querySelectorAll('.actions [aria-keyshortcuts], .table-board [aria-keyshortcuts]')]
      .map((element) => element.getAttribute('aria-keyshortcuts')!)
      .filter((key) => /^[1-9]$/.test(key)),
  )
  if (keys.length > 0 && below(5) > 0) await page.keyboard.press(keys[below(keys.length)]!)
  else await pressByTab(page, below)
}

/** Goes to the first answer of a dialog and presses it, or closes one that has none. */
async function pressInDialog(page: Page): Promise<void> {
  for (let tried = 0; tried < 20; tried++) {
    await page.keyboard.press('Tab')
    if (await page.evaluate(() => document.activeElement?.matches('dialog[open] [data-option]')))
      return page.keyboard.press('Enter')
  }
  await page.keyboard.press('Escape')
}

/** Goes on to the next thing that can be pressed inside the action bar or on the board, and presses it. */
async function pressByTab(page: Page, below: (n: number) => number): Promise<void> {
  const steps = 1 + below(6)
  for (let tried = 0, found = 0; tried < 120 && found < steps; tried++) {
    await page.keyboard.press('Tab')
    const here = await page.evaluate(() => {
      const { activeElement } = document
      if (!activeElement?.closest('.dock, dialog[open], .table-board') || activeElement.matches('.prompt *'))
        return false
      return activeElement.matches('button:not([aria-disabled=true]):not([disabled])')
    })
    if (here) found++
  }
  await page.keyboard.press('Enter')
}
