import { gameOf } from '@alea/catalog'
import { Match } from '@alea/engine'
import type { Browser } from 'playwright-core'
import { luck, pressSomething, untilAsked } from '../test/journeys/playing.ts'
import { goOnWith } from '../test/journeys/tables.ts'
import { processorTime } from './processorTime.ts'

/** How much slower the page is made than the machine. */
const SLOWDOWN = 4
const PRESSES = 20
/** A whole turn of the bot, on a machine that does other things too. */
const TURN_MS = 300_000
/** A task that takes longer is felt. */
const LONG = 50

/** The page's own thread, slowed down, in a match against the strongest bot, which thinks in a worker, and against one that answers at once. */
export async function thinking(browser: Browser, url: string, game: string): Promise<string> {
  const against = async (bot: string) => `against ${bot} ${await longTasks(browser, url, game, bot)}`
  return `at a ${SLOWDOWN}th of the speed, tasks of the page's own thread: ${await against('master')}; ${await against('novice')}`
}

async function longTasks(browser: Browser, url: string, game: string, bot: string): Promise<string> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 720 }, locale: 'en-GB' })
  const page = await context.newPage()
  page.setDefaultTimeout(TURN_MS)
  await goOnWith(page, new Match(gameOf(game)!, { seats: 2 }), [{ kind: 'me' }, { kind: 'bot', bot }])
  await untilAsked(page)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const below = luck(3)
  let pressed = 0
  const { tasks } = await processorTime(browser, page, async () => {
    for (; pressed < PRESSES && (await untilAsked(page)); pressed++) await pressSomething(page, below)
  })
  await context.close()
  const long = tasks.filter((task) => task > LONG)
  const longest = Math.round(Math.max(0, ...tasks))
  return `the longest ${longest} ms, ${long.length} of ${tasks.length} over ${LONG} ms (${pressed} presses)`
}
