import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { gameOf } from '@alea/catalog'
import { checkExperiment, type Experiment, isFailure, playBlock } from '@alea/lab'
import type { Browser } from 'playwright-core'

/** Played before the clock starts: the first matches are slow everywhere. */
const WARM_UP = 40
const BLOCK = 5

/** Matches of greedy bots in a worker of the built lab, and the same matches in this process, by the processor time that a match takes. */
export async function labSpeed(browser: Browser, url: string, game: string, matches: number): Promise<string> {
  const experiment = checkExperiment({
    title: 'speed',
    game,
    matches: WARM_UP + matches,
    variants: [{ name: 'greedy', seats: ['greedy', 'greedy'] }],
  })
  const inBrowser = await playedInBrowser(browser, url, experiment)
  const inTerminal = playedHere(experiment)
  const each = [inBrowser, inTerminal].map((ms) => (ms / matches).toFixed(1))
  return `${each[0]} ms of processor time a match in the browser, ${each[1]} ms in the terminal: ${(inTerminal / inBrowser).toFixed(2)} of its speed`
}

function playedHere(experiment: Experiment): number {
  const play = (from: number, to: number) => {
    for (let first = from; first < to; first += BLOCK) {
      const played = playBlock(gameOf(experiment.game)!, experiment, { first, matches: BLOCK })
      if (isFailure(played)) throw new Error(played.message)
    }
  }
  play(0, WARM_UP)
  const before = process.cpuUsage()
  play(WARM_UP, experiment.matches)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** The processor time of the page's process, in which its workers run. */
async function playedInBrowser(browser: Browser, url: string, experiment: Experiment): Promise<number> {
  const page = await (await browser.newContext()).newPage()
  await page.goto(url)
  const session = await browser.newBrowserCDPSession()
  const spent = async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo')
    return 1000 * Math.max(...processInfo.filter(({ type }) => type === 'renderer').map(({ cpuTime }) => cpuTime))
  }
  const assets = join(import.meta.dirname, '..', 'dist', 'assets')
  const file = readdirSync(assets).find((name) => name.startsWith('labWorker-') && name.endsWith('.js'))
  await page.evaluate((path) => {
    Object.assign(window, { lab: new Worker(path, { type: 'module' }) })
  }, `/assets/${file}`)
  const play = (first: number, last: number) =>
    page.evaluate(
      async ({ text, first, last, size }) => {
        const experiment = JSON.parse(text)
        const { lab } = window as unknown as { lab: Worker }
        for (let at = first; at < last; at += size) {
          const { data } = await new Promise<MessageEvent>((resolve, reject) => {
            lab.onmessage = resolve
            lab.onerror = ({ message }) => reject(new Error(message))
            lab.postMessage({ experiment, block: { first: at, matches: size } })
          })
          if ('message' in data) throw new Error(data.message)
        }
      },
      { text: JSON.stringify(experiment), first, last, size: BLOCK },
    )
  await play(0, WARM_UP)
  const before = await spent()
  await play(WARM_UP, experiment.matches)
  const used = (await spent()) - before
  await session.detach()
  await page.context().close()
  return used
}
