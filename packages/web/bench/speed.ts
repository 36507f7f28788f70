/**
 * How fast the app is, in a real browser with the built app: `npm run bench:web`, or `npm run bench:web -- --rounds 3 --games dice-throne`.
 * From *Play now* to the first decision, frames while dice tumble, from a press to the answer on the screen, what a first visit loads, how long the page
 * is busy while bots think on a slow machine, and how fast the lab is beside the terminal.
 * Results go to docs/benchmarks.md with their date; machines differ, and no test depends on them.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { DEFAULTS, openServer } from '@alea/server'
import { buildWebApp } from '../../../scripts/build.ts'
import { findChromium, launch } from '../test/journeys/chromium.ts'
import { firstDecision } from './firstDecision.ts'
import { firstLoad } from './firstLoad.ts'
import { labSpeed } from './labSpeed.ts'
import { shownAnswers } from './shownAnswers.ts'
import { thinking } from './thinking.ts'
import { tumblingFrames } from './tumblingFrames.ts'

const LAB_MATCHES = 60

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: 'battle-dice,dice-throne,dice-forge,dice-city,pig' },
    rounds: { type: 'string', default: '5' },
  },
})

await buildWebApp()
const data = mkdtempSync(join(tmpdir(), 'alea-speed-'))
const server = await openServer({ ...DEFAULTS, port: 0, data, log: 'silent', requestsPerMinute: 100_000 })
const browser = await launch(findChromium())
try {
  console.log(`first load: ${firstLoad()} kB compressed`)
  for (const game of values.games.split(',')) {
    console.log(game)
    console.log(`  first decision: ${await firstDecision(browser, server.url, game, Number(values.rounds))}`)
    console.log(`  answers shown:  ${await shownAnswers(browser, server.url, game)}`)
    console.log(`  dice tumbling:  ${await tumblingFrames(browser, server.url, game)}`)
    console.log(`  bots thinking:  ${await thinking(browser, server.url, game)}`)
    console.log(`  lab:            ${await labSpeed(browser, server.url, game, LAB_MATCHES)}`)
  }
} finally {
  await browser.close()
  await server.close()
  rmSync(data, { recursive: true, force: true })
}
