/** Finds Chromium and starts it: the machine's own, or the one that comes as a package. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from 'playwright-core'

export interface Chromium {
  readonly executablePath: string
  /** Libraries that come with the package, for a machine that lacks them. */
  readonly libraries?: string
}

/**
 * Not the flags the package recommends: among them is `--single-process`, meant for AWS Lambda, with which
 * the whole browser ends as soon as one context is closed or one page breaks.
 */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
/** `ALEA_CHROMIUM=package` asks for the packaged one although there is another. */
const PACKAGED = 'package'
const LAUNCHES = 3
const LAUNCH_MS = 180_000

export function findChromium(): Chromium {
  const own = process.env.ALEA_CHROMIUM ?? PLACES.find((place) => existsSync(place)) ?? PACKAGED
  return own === PACKAGED ? unpacked() : { executablePath: own }
}

/**
 * The packaged browser, unpacked to a folder of its own that appears when it is complete. The package itself unpacks
 * to /tmp/chromium and takes whatever lies there: a second process then starts a file that is still being written.
 */
function unpacked(): Chromium {
  const entry = import.meta.resolve('@sparticuz/chromium')
  const home = fileURLToPath(new URL('..', entry))
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
  const folder = join(tmpdir(), `alea-chromium-${version}`)
  if (!existsSync(folder)) {
    const part = mkdtempSync(`${folder}-`)
    const unpack = `
      const { default: packaged, inflate } = await import(${JSON.stringify(entry)})
      await packaged.executablePath()
      await inflate(${JSON.stringify(join(home, 'bin', 'al2023.tar.br'))})
    `
    const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', unpack], {
      env: { ...process.env, TMPDIR: part },
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(`the packaged browser cannot be unpacked: ${stderr}`)
    try {
      renameSync(part, folder)
    } catch {
      // Another run was quicker.
      rmSync(part, { recursive: true, force: true })
    }
  }
  return { executablePath: join(folder, 'chromium'), libraries: join(folder, 'al2023', 'lib') }
}

/** A start that fails is tried again; what happens in a browser that runs never is. */
export async function launch({ executablePath, libraries }: Chromium): Promise<Browser> {
  const faults: string[] = []
  let env = process.env
  while (faults.length < LAUNCHES) {
    try {
      return await chromium.launch({
        executablePath,
        args: FLAGS,
        timeout: LAUNCH_MS,
        env: env as Record<string, string>,
      })
    } catch (error) {
      const fault = String(error)
      faults.push(fault)
      if (libraries && fault.includes('shared libraries')) env = { ...env, LD_LIBRARY_PATH: libraries }
    }
  }
  throw new Error(
    `${executablePath} does not start; ALEA_CHROMIUM=/path/to/chromium chooses another.\n${faults.join('\n\n')}`,
  )
}
