/** A real Chromium and a real server with the built app, for the journeys of people. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEFAULTS, openServer, type RunningServer } from '@alea/server'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { build } from 'vite'
import { onTestFinished } from 'vitest'

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

const WEB = join(import.meta.dirname, '..', '..')
export const DIST = join(WEB, 'dist')

/** The machine's own browser, or the one that comes as a package. */
async function openBrowser(): Promise<Browser> {
  const own = process.env.ALEA_CHROMIUM ?? PLACES.find((place) => existsSync(place))
  if (own) return chromium.launch({ executablePath: own, args: FLAGS })
  const packaged = (await import('@sparticuz/chromium')).default
  return chromium.launch({ executablePath: await packaged.executablePath(), args: [...packaged.args, ...FLAGS] })
}

export interface Journey {
  readonly url: string
  readonly server: RunningServer
  readonly browser: Browser
  /** Somebody with a browser of their own. */
  person(wish?: Person): Promise<Page>
  close(): Promise<void>
}

interface Person extends BrowserContextOptions {
  readonly settings?: Readonly<Record<string, unknown>>
}

/** What nobody wants to see on a page; collected, and looked at when the journey ends. */
export const troubles: string[] = []

export async function journey(): Promise<Journey> {
  // `npm test` builds before it tests; a single test run by hand builds what is missing.
  if (!existsSync(join(DIST, 'index.html'))) await build({ root: WEB, logLevel: 'error' })
  const data = mkdtempSync(join(tmpdir(), 'alea-web-'))
  const config = {
    ...DEFAULTS,
    port: 0,
    data,
    log: 'silent' as const,
    requestsPerMinute: 100_000,
    framesPerSecond: 1000,
  }
  const server = await openServer(config)
  const browser = await openBrowser()
  const contexts: BrowserContext[] = []
  return {
    url: server.url,
    server,
    browser,
    async person({ settings, ...wish } = {}) {
      const context = await browser.newContext({
        viewport: { width: 1280, height: 720 },
        locale: 'fr-FR',
        reducedMotion: 'reduce',
        baseURL: server.url,
        ...wish,
      })
      contexts.push(context)
      await context.addInitScript(
        (kept) => {
          if (!localStorage.getItem('alea:settings')) localStorage.setItem('alea:settings', kept)
        },
        JSON.stringify({ pace: 0, ...settings }),
      )
      const page = await context.newPage()
      page.setDefaultTimeout(15_000)
      page.on('pageerror', ({ message }) => troubles.push(message))
      return page
    },
    async close() {
      for (const context of contexts) await context.close()
      await browser.close()
      await server.close()
      rmSync(data, { recursive: true, force: true })
    },
  }
}

/** Fails the test in which a page broke. */
export function expectNoTroubles(): void {
  onTestFinished(() => {
    const found = troubles.splice(0)
    if (found.length > 0) throw new Error(`a page broke: ${found.join('; ')}`)
  })
}
