/** Before the first journey, once: the web app as it is now, and a browser to open it with. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { type Chromium, findChromium } from './chromium.ts'

declare module 'vitest' {
  interface ProvidedContext {
    chromium: Chromium
  }
}

export default function setup({ provide }: TestProject): void {
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, '../../../../scripts/build.ts')], {
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error('the web app cannot be built; `node scripts/build.ts` says why')
  provide('chromium', findChromium())
}
