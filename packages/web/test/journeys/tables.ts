/** Tables on this device, set up by the form of a new table as a person would. */
import type { Page } from 'playwright-core'
import { untilAsked } from './playing.ts'

export interface TableToPlay {
  readonly game: string
  readonly players: number
  /** What the picture of the seating is called, where a number of players can be seated in several ways; a part of it. */
  readonly seating?: RegExp
}

/** Sits down against bots of the usual level, and waits for the first question. */
export async function sitDownAt(page: Page, { game, players, seating }: TableToPlay): Promise<void> {
  await page.goto(`/new/${game}`)
  await page.locator('form.new').waitFor()
  const pictures = page.locator('label.new-seating')
  const fitting =
    seating === undefined
      ? pictures.and(page.locator(`[data-seats="${players}"]`))
      : pictures.filter({ hasText: seating })
  if ((await fitting.count()) > 0) await fitting.first().click()
  await page.locator('form.new button[type=submit]').click()
  await page.waitForURL(/\/local\//)
  await untilAsked(page)
}
