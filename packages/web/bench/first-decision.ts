/** From a click on *Play now* to the first decision, in a fresh browser each time: `npm run bench:web`. Run `npm start` first. */
import { chromium } from 'playwright-core'

const url = process.argv[2] ?? 'http://localhost:3000'
const executablePath = process.env.ALEA_CHROMIUM ?? '/usr/bin/chromium'
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
for (const game of ['battle-dice', 'dice-throne', 'dice-forge', 'dice-city', 'pig']) {
  const times: number[] = []
  for (let i = 0; i < 5; i++) {
    const context = await browser.newContext()
    // Bots at their fastest: what is measured is the app, not their patience.
    await context.addInitScript(() => localStorage.setItem('alea:settings', '{"pace":0}'))
    const page = await context.newPage()
    await page.goto(url)
    await page.locator(`[data-game=${game}] button`).first().waitFor()
    const began = performance.now()
    await page.locator(`[data-game=${game}] button`).first().click()
    await page.waitForSelector('.prompt[data-mine]')
    times.push(performance.now() - began)
    await context.close()
  }
  times.sort((one, other) => one - other)
  console.log(game.padEnd(12), 'median', Math.round(times[2]!), 'ms, worst', Math.round(times[4]!), 'ms')
}
await browser.close()
