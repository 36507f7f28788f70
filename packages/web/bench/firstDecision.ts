import type { Browser } from 'playwright-core'
import { freshHome, playNow, quantile } from './quickMatch.ts'

/** From a click on *Play now* to the first decision, in a fresh browser window each time. */
export async function firstDecision(browser: Browser, url: string, game: string, rounds: number): Promise<string> {
  const times: number[] = []
  for (let i = 0; i < rounds; i++) {
    const page = await freshHome(browser, url, game)
    const began = performance.now()
    await playNow(page, game)
    times.push(performance.now() - began)
    await page.context().close()
  }
  return `median ${Math.round(quantile(times, 0.5))} ms, worst ${Math.round(Math.max(...times))} ms`
}
