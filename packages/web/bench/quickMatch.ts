import type { Browser, Page } from 'playwright-core'

/** A page in a fresh browser window on which *Play now* can be pressed. Bots answer at once: what is measured is the app, not their patience. */
export async function freshHome(browser: Browser, url: string, game: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, locale: 'fr-FR' })
  await context.addInitScript(() => localStorage.setItem('alea:settings', '{"pace":0}'))
  const page = await context.newPage()
  await page.goto(url)
  await page.locator(`[data-game=${game}] button`).first().waitFor()
  return page
}

export const playNow = async (page: Page, game: string): Promise<void> => {
  await page.locator(`[data-game=${game}] button`).first().click()
  await page.waitForSelector('.prompt[data-mine]')
}

/** The value at a share of the sorted ones. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}
