/**
 * Takes pictures of pages and tables: `npm run screens -- --out /tmp/screens --of dice-throne,home --sizes 1280x720,390x844 --themes dark,light --languages fr,en`.
 * A table is played by pressing what glows, `--presses` times; `--options '{"heroes":"loki,thor"}'` and `--seats` choose what is played.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { DEFAULTS, openServer } from '@alea/server'
import type { Page } from 'playwright-core'
import { buildWebApp } from '../../../scripts/build.ts'
import { findChromium, launch } from '../test/journeys/chromium.ts'
import { isOver, luck, pressSomething, untilAsked } from '../test/journeys/playing.ts'

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'screens' },
    of: { type: 'string', default: 'home,new/dice-throne,battle-dice,dice-throne,dice-forge,dice-city' },
    sizes: { type: 'string', default: '1280x720,1920x1080,390x844' },
    themes: { type: 'string', default: 'dark,light' },
    languages: { type: 'string', default: 'fr,en' },
    presses: { type: 'string', default: '12' },
    seats: { type: 'string', default: '2' },
    bot: { type: 'string', default: 'novice' },
    options: { type: 'string', default: '{}' },
    /** A name for the pictures, where the same game is taken with other options. */
    name: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
})
const PAGES: Readonly<Record<string, string>> = { home: '/', profile: '/profile', about: '/about' }
const listOf = (text: string): string[] => text.split(',').filter(Boolean)

await buildWebApp()
if (process.exitCode) process.exit()
const data = mkdtempSync(join(tmpdir(), 'alea-screens-'))
const server = await openServer({
  ...DEFAULTS,
  port: 0,
  data,
  log: 'silent',
  requestsPerMinute: 100_000,
  framesPerSecond: 1000,
})
const browser = await launch(findChromium())
mkdirSync(values.out, { recursive: true })
try {
  for (const subject of listOf(values.of))
    for (const size of listOf(values.sizes))
      for (const theme of listOf(values.themes))
        for (const language of listOf(values.languages)) await take(subject, size, theme, language)
} finally {
  await browser.close()
  await server.close()
  rmSync(data, { recursive: true, force: true })
}

async function take(subject: string, size: string, theme: string, language: string): Promise<void> {
  const [width, height] = size.split('x').map(Number) as [number, number]
  const context = await browser.newContext({
    viewport: { width, height },
    baseURL: server.url,
    reducedMotion: 'reduce',
    hasTouch: width < 600,
  })
  await context.addInitScript(
    (kept) => localStorage.setItem('alea:settings', kept),
    JSON.stringify({ pace: 0, settle: 0, theme, language, name: 'Camille' }),
  )
  const page = await context.newPage()
  const path = PAGES[subject] ?? (subject.includes('/') ? `/${subject}` : undefined)
  if (path) await page.goto(path, { waitUntil: 'networkidle' })
  else await playTable(page, subject)
  const file = join(values.out, `${(values.name ?? subject).replaceAll('/', '_')}-${width}-${theme}-${language}.png`)
  await page.screenshot({ path: file })
  console.log(file)
  await context.close()
}

async function playTable(page: Page, game: string): Promise<void> {
  await page.goto('/')
  const id = await page.evaluate(startTable, {
    game,
    bot: values.bot,
    seats: Number(values.seats),
    options: JSON.parse(values.options),
  })
  await page.goto(`/table/${id}`)
  const below = luck(Number(values.seed))
  for (let pressed = 0; pressed < Number(values.presses) && (await untilAsked(page)); pressed++)
    await pressSomething(page, below)
  if (!(await isOver(page))) await untilAsked(page)
}

/** In the page, as the guest who sits there. */
async function startTable(wish: { game: string; bot: string; seats: number; options: unknown }): Promise<string> {
  const post = async (path: string, body: unknown) => {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(await response.text())
    return response.json()
  }
  await post('/api/guests', { name: 'Camille' })
  const bots = Array.from({ length: wish.seats - 1 }, () => ({ kind: 'bot', bot: wish.bot }))
  const table = await post('/api/tables', {
    game: wish.game,
    options: wish.options,
    seats: [{ kind: 'me' }, ...bots],
    start: true,
  })
  return table.id
}
