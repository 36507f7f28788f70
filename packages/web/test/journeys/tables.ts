/** Tables on this device, set up by the form of a new table as a person would. */
import { logOf, type Match, printLog } from '@alea/engine'
import type { SeatWish } from '@alea/protocol/client'
import type { Page } from 'playwright-core'
import type { SavedMatch } from '../../src/local/savedMatch.ts'
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

/** Opens a match that goes on from where it stands, saved on this device as if it had been played here. */
export async function goOnWith(page: Page, match: Match, seats: readonly SeatWish[]): Promise<void> {
  const { game, options } = match.header
  const saved: SavedMatch = {
    setup: { id: 'prepared', game, seats, options, pace: 0 },
    names: seats.map(() => ''),
    log: printLog(logOf(match)),
    over: false,
    created: 0,
    changed: 0,
    waiting: match.pending?.kind === 'seats' ? match.pending.seats : [],
  }
  await page.goto('/')
  // The page makes the place for matches when it first looks for them.
  await page.waitForFunction(async () => (await indexedDB.databases()).some(({ name }) => name === 'alea'))
  await page.evaluate(async (text) => {
    const opened = indexedDB.open('alea')
    await new Promise((resolve) => {
      opened.onsuccess = resolve
    })
    const write = opened.result.transaction('matches', 'readwrite')
    write.objectStore('matches').put(JSON.parse(text), 'prepared')
    await new Promise((resolve) => {
      write.oncomplete = resolve
    })
    opened.result.close()
  }, JSON.stringify(saved))
  await page.goto('/local/prepared')
}
