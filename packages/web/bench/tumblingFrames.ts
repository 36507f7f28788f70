import type { Browser, Page } from 'playwright-core'
import { luck, pressSomething, untilAsked } from '../test/journeys/playing.ts'
import { processorTime } from './processorTime.ts'
import { freshHome, playNow, quantile } from './quickMatch.ts'

const ROLLS = 15
const PRESSES = 120
/** A frame that takes longer was late at sixty a second. */
const LATE = 25
/** Milliseconds of a frame at sixty a second. */
const FRAME = 1000 / 60

interface Frames {
  readonly rolls: number
  readonly gaps: number[]
}

/** The frames of a browser that draws dice as they roll. A press would skip the motion, so nothing is pressed until they lie still. */
export async function tumblingFrames(browser: Browser, url: string, game: string): Promise<string> {
  const page = await freshHome(browser, url, game)
  await playNow(page, game)
  await watchFrames(page)
  const below = luck(2)
  const { tasks, frames } = await processorTime(browser, page, async () => {
    for (let pressed = 0; pressed < PRESSES && (await framesOf(page)).rolls < ROLLS; pressed++) {
      if (!(await untilAsked(page))) break
      await page.waitForSelector('.stage[data-dice=rest]')
      await pressSomething(page, below)
    }
  })
  const { rolls, gaps } = await framesOf(page)
  await page.context().close()
  if (gaps.length === 0) return 'no dice were rolled'
  const late = gaps.filter((gap) => gap > LATE)
  const rate = Math.round(1000 / (gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length))
  return [
    `${rolls} rolls, ${gaps.length} frames, ${rate} a second`,
    `median ${quantile(gaps, 0.5).toFixed(1)} ms`,
    `${late.length} late (over ${LATE} ms), worst ${Math.round(Math.max(...gaps))} ms`,
    `of processor time a frame takes ${quantile(frames, 0.5).toFixed(1)} ms, ${tasks.filter((task) => task > FRAME).length} of ${tasks.length} tasks take more than one frame, the longest ${Math.round(Math.max(0, ...tasks))} ms`,
  ].join(', ')
}

const framesOf = (page: Page): Promise<Frames> =>
  page.evaluate(() => {
    const { rolls, gaps } = (window as unknown as { frames: Frames }).frames
    return { rolls, gaps: [...gaps] }
  })

const watchFrames = (page: Page) =>
  page.evaluate(() => {
    const frames = { rolls: 0, gaps: [] as number[] }
    Object.assign(window, { frames })
    const isRolling = () => document.querySelector('.stage[data-dice=rolling]') !== null
    let last: number | undefined
    requestAnimationFrame(function frame(now) {
      if (isRolling()) {
        if (last === undefined) frames.rolls++
        else frames.gaps.push(now - last)
        last = now
      } else last = undefined
      requestAnimationFrame(frame)
    })
  })
