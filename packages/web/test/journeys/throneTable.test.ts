/**
 * The table of Dice Throne at three sizes and with two to six players: everybody is in sight, nothing is cut, whatever is lit can be
 * pressed without scrolling, and no card lies over a board.
 */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { throneMatchAt } from '../throneMatch.ts'
import { expectNoTroubles, type Journey, journey } from './browser.ts'
import { lookAround } from './lookAround.ts'
import { luck, playByMouse, positionOf, pressSomething, untilAsked } from './playing.ts'
import { goOnWith } from './tables.ts'

let site: Journey
beforeAll(async () => {
  site = await journey()
})
afterAll(() => site.close())

const SIZES = [
  { width: 1280, height: 720, room: 'table' },
  { width: 1920, height: 1080, room: 'wide' },
  { width: 390, height: 844, room: 'phone' },
] as const

const TABLES = [
  { name: 'a duel', heroes: 'barbarian,paladin', seats: 2, mode: 'duel' },
  { name: 'two against two', heroes: 'huntress,artificer,tactician,vampire-lord', seats: 4, mode: 'teams' },
  { name: 'six on the hill', heroes: 'loki,thor,huntress,artificer,spider-man,scarlet-witch', seats: 6, mode: 'hill' },
] as const

/** The dock has its own journeys. */
const NOT_BOARD = 'script, .table-dock *, .table-notices *'

/** Moments that are looked at. */
const LOOKS = 5

test.each(TABLES)('$name', async ({ heroes, seats, mode }) => {
  expectNoTroubles()
  const page = await site.person({ locale: 'fr-FR' })
  await sitDown(page, { heroes, mode, first: 'p1' }, seats)
  const below = luck(3)
  for (let look = 0; look < LOOKS && (await untilAsked(page)); look++) {
    for (const size of SIZES) {
      await page.setViewportSize(size)
      await page.waitForSelector(`.dt[data-room=${size.room}]`)
      const at = `look ${look} at ${size.width} × ${size.height}`
      const { cut, sideways } = await page.evaluate(lookAround, NOT_BOARD)
      expect(cut, `${at}: no room`).toEqual([])
      expect(sideways, at).toBeLessThanOrEqual(0)
      const seen = await page.evaluate(lookAtTable)
      expect(seen.strips, `${at}: a strip for everybody else, in sight`).toBe(seats - 1)
      expect(seen.covered, `${at}: cards over a board`).toEqual([])
      expect(seen.hidden, `${at}: lit, but out of sight`).toEqual([])
      expect(seen.smallest, `${at}: letters on the board`).toBeGreaterThanOrEqual(12)
    }
    await page.setViewportSize(SIZES[0])
    await page.waitForSelector(`.dt[data-room=${SIZES[0].room}]`)
    await pressSomething(page, below)
  }
  await page.context().close()
})

/** As a guest of the server, against bots. */
async function sitDown(page: Page, options: Record<string, string>, seats: number): Promise<void> {
  await page.goto('/')
  const id = await page.evaluate(
    async (wish) => {
      const post = async (path: string, body: unknown) => {
        const headers = { 'content-type': 'application/json' }
        const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
        if (!response.ok) throw new Error(await response.text())
        return response.json()
      }
      await post('/api/guests', { name: 'Camille' })
      const bots = Array.from({ length: wish.seats - 1 }, () => ({ kind: 'bot', bot: 'novice' }))
      const table = { game: 'dice-throne', options: wish.options, seats: [{ kind: 'me' }, ...bots], start: true }
      return (await post('/api/tables', table)).id as string
    },
    { options, seats },
  )
  await page.goto(`/table/${id}`)
}

/** In the page. */
function lookAtTable() {
  const board = document.querySelector('.table-board')!
  const view = board.getBoundingClientRect()
  const isInside = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return top >= view.top - 1 && bottom <= view.bottom + 1
  }
  const isHit = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  }
  const isOpen = document.querySelector('dialog[open], [role=menu]') !== null
  const lit = isOpen ? [] : [...board.querySelectorAll('[data-open]')]
  // A place may be drawn twice: on a strip, and on the board that is swiped to.
  const places = Map.groupBy(lit, (element) => element.getAttribute('data-place'))
  const isPhone = innerWidth < 600
  const hand = document.querySelector('.dt-hand')?.getBoundingClientRect()
  return {
    strips: [...document.querySelectorAll('.dt-strip')].filter((strip) => isPhone || isInside(strip)).length,
    hidden: [...places].filter(([, drawn]) => !drawn.some(isHit)).map(([place]) => place),
    covered: isPhone
      ? []
      : [...document.querySelectorAll('.dt-boards .dt-ability')]
          .filter((panel) => hand && panel.getBoundingClientRect().bottom > hand.top + 1)
          .map((panel) => panel.textContent),
    smallest: Math.min(
      ...[...board.querySelectorAll('.dt *')]
        .filter((element) => element.checkVisibility() && [...element.childNodes].some((node) => node instanceof Text))
        // The sides of a cube that are turned away.
        .filter((element) => !element.closest('.die, svg, .dial-icon'))
        .map((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
    ),
  }
}

const IN_WORDS = [
  { name: 'a companion beside her', heroes: 'huntress,paladin', seats: 2, mode: 'duel' },
  { name: 'three bots to build', heroes: 'artificer,pyromancer,doctor-strange', seats: 3, mode: 'hill' },
  {
    name: 'three against three',
    heroes: 'captain-marvel,treant,tactician,ninja,seraph,samurai',
    seats: 6,
    mode: 'teams',
  },
] as const

/** One ability may be so long that it is drawn. */
const DRAWN = 1

test.each(IN_WORDS)('a small window has room for words: $name', async ({ heroes, seats, mode }) => {
  expectNoTroubles()
  const page = await site.person({ locale: 'fr-FR', viewport: SIZES[0] })
  await sitDown(page, { heroes, mode, first: 'p1' }, seats)
  await untilAsked(page)
  const seen = await page.evaluate(() => {
    const board = document.querySelector('.dt-boards .dt-own')!
    const name = board.querySelector('.dt-name')!
    return {
      drawn: board.querySelectorAll('[data-fit="pictures"]').length,
      inWords: board.querySelectorAll('[data-fit=""]').length,
      isNameCut: name.scrollWidth > name.clientWidth,
      companions: [...board.querySelectorAll('.dt-companion')].map(
        (one) => one.querySelector('.dt-spot-word')?.checkVisibility() ?? false,
      ),
    }
  })
  expect(seen.drawn).toBeLessThanOrEqual(DRAWN)
  expect(seen.inWords).toBeGreaterThanOrEqual(8)
  expect(seen.isNameCut, 'the name is written in full').toBe(false)
  expect(seen.companions).not.toContain(false)
  await page.context().close()
})

test('a card that can only be sold is opened before it is sold; one press declines the windows of a turn', async () => {
  expectNoTroubles()
  const page = await site.person({ locale: 'en-GB' })
  const match = throneMatchAt('main', 2, { heroes: 'barbarian,paladin' })
  await goOnWith(page, match, [{ kind: 'me' }, { kind: 'bot', bot: 'novice' }])
  await untilAsked(page)
  const position = await positionOf(page)
  await page.locator('.dt-hand .dt-sale > .place-press').first().click()
  const sell = page.locator('dialog[open]').getByRole('button', { name: /^sell /i })
  await sell.waitFor()
  expect(await positionOf(page)).toBe(position)
  await sell.click()
  await expect.poll(() => positionOf(page)).toBeGreaterThan(position)

  // A window can be declined together with those that follow.
  const window = throneMatchAt('respond', 2, { heroes: 'barbarian,paladin' })
  await goOnWith(page, window, [{ kind: 'me' }, { kind: 'bot', bot: 'novice' }])
  await untilAsked(page)
  const before = await positionOf(page)
  await page.getByRole('button', { name: 'Pass this turn' }).click()
  await expect.poll(() => positionOf(page)).toBeGreaterThan(before)
  await page.context().close()
})

test('beside two strips the stage has room for the dice, the attack and the damage', async () => {
  expectNoTroubles()
  const page = await site.person({ locale: 'fr-FR', viewport: SIZES[0] })
  const match = throneMatchAt('defend', 3, { heroes: 'barbarian,paladin,gunslinger', mode: 'hill' })
  await goOnWith(page, match, [{ kind: 'me', name: 'Camille' }, ...Array(2).fill({ kind: 'bot', bot: 'novice' })])
  await untilAsked(page)
  const boxes = await page.evaluate(() =>
    ['.dt-roll-area', '.dt-tray', '.dt-situation', '.dt-damage-totals'].map((part) => {
      const { left, top, right, bottom } = document.querySelector(part)!.getBoundingClientRect()
      return { part, left, top, right, bottom }
    }),
  )
  const [stage, ...parts] = boxes as [(typeof boxes)[number], ...typeof boxes]
  const isApart = (one: typeof stage, other: typeof stage) =>
    one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top
  for (const [i, one] of parts.entries()) {
    expect(one.left >= stage.left && one.right <= stage.right, `${one.part} sticks out`).toBe(true)
    for (const other of parts.slice(i + 1)) expect(isApart(one, other), `${one.part} over ${other.part}`).toBe(true)
  }
  await page.context().close()
})

test('harm 4: the crest of everybody opens the whole board, and a target is chosen on the strip itself', async () => {
  expectNoTroubles()
  const page = await site.person({ locale: 'en-GB' })
  await sitDown(page, { heroes: 'barbarian,paladin,monk', mode: 'hill', first: 'p1' }, 3)
  await untilAsked(page)
  for (const crest of await page.locator('.dt-strip .dt-emblem').all()) {
    await crest.click()
    await page.locator('dialog[open] .dt-fighter .dt-ability').first().waitFor()
    await page.keyboard.press('Escape')
    await page.locator('dialog[open]').waitFor({ state: 'detached' })
  }
  const target = page.locator('.prompt[data-asked=target]')
  await playByMouse(page, 3, async () => (await target.count()) > 0)
  const before = await positionOf(page)
  const strips = page.locator('.dt-strip-place[data-open]')
  expect(await strips.count()).toBe(2)
  const { x, y, width, height } = (await strips.first().boundingBox())!
  await page.mouse.click(x + width / 2, y + height / 2)
  await page.waitForFunction(
    (past) => Number(document.querySelector('.table')?.getAttribute('data-position')) > past,
    before,
  )
  await page.context().close()
})

test('an ability opens by its name: keywords, upgrades; a card by the control in its corner', async () => {
  expectNoTroubles()
  const page = await site.person({ locale: 'en-GB' })
  await page.goto('/learn/dice-throne')
  await untilAsked(page)
  await page.getByRole('button', { name: 'Crit Bash' }).first().click()
  const dialog = page.locator('dialog[open]')
  await dialog.getByText('Stun', { exact: true }).waitFor()
  await dialog.getByText('Crit Bash II', { exact: true }).waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Explain Smack II' }).click()
  await dialog.getByText('Offensive upgrade').waitFor()
  await page.context().close()
})

test.each(SIZES)('harm 3: the fourth step of the lesson at $width × $height', async (viewport) => {
  expectNoTroubles()
  const page = await site.person({ viewport, locale: 'en-GB' })
  await page.goto('/learn/dice-throne')
  const below = luck(1)
  for (let step = 0; step < 3; step++) {
    await page.locator(`[data-lesson="${step}"]`).waitFor()
    await untilAsked(page)
    await pressSomething(page, below)
  }
  await page.locator('[data-lesson="3"]').waitFor()
  await untilAsked(page)
  const button = page.locator('[data-compose]')
  expect(await button.textContent()).toBe('Keep the glowing dice')
  // Three swords glow and nothing else.
  for (let left = 3; left > 0; left--) {
    expect(await page.locator('.dt-die-asked').count()).toBe(left)
    await page.locator('.dt-die-asked .dt-die-toggle').first().click()
    await page.waitForFunction((asked) => document.querySelectorAll('.dt-die-asked').length === asked, left - 1)
  }
  expect(await button.textContent()).toBe('Keep 3, reroll 2')
  const box = (await button.boundingBox())!
  expect(box.y + box.height).toBeLessThanOrEqual(viewport.height)
  await button.click()
  await page.locator('[data-lesson="4"]').waitFor()
  await page.context().close()
})
