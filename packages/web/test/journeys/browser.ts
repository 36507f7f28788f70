/** A real Chromium and a real server with the built app, for the journeys of people. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEFAULTS, openServer, type RunningServer } from '@alea/server'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { inject, onTestFinished } from 'vitest'
import { launch } from './chromium.ts'

/** No state of a page is awaited longer. Only what hangs takes so long: a busy machine may take minutes for what takes seconds. */
export const PATIENCE = 300_000

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
  const browser = await launch(inject('chromium'))
  const ended = () => troubles.push('the browser ended by itself')
  browser.on('disconnected', ended)
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
        // Nobody's finger slips here: only the journeys about that wait for a question to settle.
        JSON.stringify({ pace: 0, settle: 0, ...settings }),
      )
      const page = await context.newPage()
      page.setDefaultTimeout(PATIENCE)
      page.on('pageerror', ({ message }) => troubles.push(message))
      page.on('crash', () => troubles.push(`the page ${page.url()} crashed`))
      return page
    },
    async close() {
      for (const context of contexts) await context.close()
      browser.off('disconnected', ended)
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
