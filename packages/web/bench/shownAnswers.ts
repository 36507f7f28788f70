import type { Browser, Page } from 'playwright-core'
import { luck, pressSomething, untilAsked } from '../test/journeys/playing.ts'
import { processorTime } from './processorTime.ts'
import { freshHome, playNow, quantile } from './quickMatch.ts'

const PRESSES = 60

/** From a press that answers to the frame in which the table has moved on, in a match on this device. */
export async function shownAnswers(browser: Browser, url: string, game: string): Promise<string> {
  const page = await freshHome(browser, url, game)
  await playNow(page, game)
  await watchAnswers(page)
  const below = luck(1)
  const { messages } = await processorTime(browser, page, async () => {
    for (let pressed = 0; pressed < PRESSES && (await untilAsked(page)); pressed++) await pressSomething(page, below)
  })
  const times = await page.evaluate(() => (window as unknown as { shown: number[] }).shown)
  await page.context().close()
  const [median, late, worst] = [0.5, 0.95, 1].map((share) => Math.round(quantile(times, share)))
  const drawing = [0.5, 1].map((share) => Math.round(quantile(messages, share)))
  return [
    `${times.length} answers, median ${median} ms, 95 % within ${late} ms, worst ${worst} ms`,
    `of processor time, drawing a new view takes ${drawing[0]} ms, at worst ${drawing[1]} ms`,
  ].join('; ')
}

const watchAnswers = (page: Page) =>
  page.evaluate(() => {
    const shown: number[] = []
    Object.assign(window, { shown })
    let pressed: number | undefined
    document.addEventListener('pointerup', (event) => {
      pressed = event.timeStamp
    })
    const table = document.querySelector('.table')!
    new MutationObserver(() => {
      const from = pressed
      pressed = undefined
      if (from === undefined) return
      // The frame after the one that is being made has painted it.
      requestAnimationFrame(() => requestAnimationFrame((now) => shown.push(now - from)))
    }).observe(table, { attributeFilter: ['data-position'] })
  })
