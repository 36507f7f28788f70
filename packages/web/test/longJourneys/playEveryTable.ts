/**
 * Every table, played to the end by pressing only what glows: at every question all that may be pressed is in sight and nothing is cut off, and
 * axe finds nothing. It takes hours: `npm run journeys`, or `npm run journeys -- dice-city "dice-forge for 2"` for some. A file for each size, so that two run at a time.
 */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectBoardInOrder, expectNothingCut } from '../journeys/boardChecks.ts'
import { expectNoTroubles, type Journey, journey } from '../journeys/browser.ts'
import { EVERY_TABLE } from '../journeys/everyTable.ts'
import { isOver, luck, positionOf, pressSomething, untilAsked } from '../journeys/playing.ts'
import { sitDownAt } from '../journeys/tables.ts'
import { isWanted } from './wanted.ts'

const MOST_PRESSES = 4000
const tables = EVERY_TABLE.map((table) => ({ ...table, name: nameOf(table) })).filter(({ name }) => isWanted(name))

function nameOf({ game, players, seating }: (typeof EVERY_TABLE)[number]): string {
  return `${game} for ${players}${seating ? ` (${seating.source})` : ''}`
}

const questionOf = (page: Page): Promise<string | null> => page.locator('.prompt').getAttribute('data-asked')

async function expectClean(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`),
    what,
  ).toEqual([])
}

export function playEveryTable(viewport: { readonly width: number; readonly height: number }): void {
  let site: Journey
  beforeAll(async () => {
    site = await journey()
  })
  afterAll(() => site.close())

  test.each(tables)(`$name at ${viewport.width} × ${viewport.height}`, async ({ game, players, seating }) => {
    expectNoTroubles()
    const page = await site.person({ viewport, hasTouch: viewport.width < 600 })
    await sitDownAt(page, seating ? { game, players, seating } : { game, players })
    const below = luck(players * viewport.width)
    const seen = new Set<string>()
    for (let pressed = 0; await untilAsked(page); pressed++) {
      expect(pressed, 'no end').toBeLessThan(MOST_PRESSES)
      const question = (await questionOf(page)) ?? ''
      const what = `${question} at ${await positionOf(page)}`
      // What the mouse points at explains itself, above what is looked at here.
      await page.mouse.move(0, 0)
      await expectBoardInOrder(page, what)
      if (!seen.has(question)) await expectClean(page, what)
      seen.add(question)
      await pressSomething(page, below)
    }
    expect(await isOver(page)).toBe(true)
    await expectNothingCut(page, 'the result')
    await expectClean(page, 'the result')
    await page.context().close()
  })
}
