/** Builds the web app if one of its sources has changed since the last build. */
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { endAs, run } from '../packages/cli/bin/child.mjs'

const root = join(import.meta.dirname, '..')
/** `ALEA_PSEUDO=1` builds the app with the pseudo-language, to a folder of its own. */
const dist = join(root, 'packages', 'web', process.env.ALEA_PSEUDO ? 'dist-pseudo' : 'dist')
const stamp = join(dist, '.built-from')

/** Always the production build: inside a test `NODE_ENV` would leave out the service worker. */
const env = { ...process.env, NODE_ENV: 'production' }

/** The newest change of any source of the app. */
function fingerprint(): string {
  const hash = createHash('sha256')
  const files = globSync(
    [
      '{packages,examples}/*/{src,public,frozen}/**/*',
      '{packages,examples}/*/*.{md,json,html,ts}',
      'package-lock.json',
    ],
    {
      cwd: root,
      withFileTypes: true,
    },
  )
  for (const file of files
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort())
    hash.update(file.slice(root.length)).update(readFileSync(file))
  return hash.digest('hex')
}

/** Sets the exit code if it fails. */
export async function buildWebApp(): Promise<void> {
  const now = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return
  console.log('alea: building the web app …')
  const vite = join(root, 'node_modules', '.bin', 'vite')
  if (!existsSync(vite)) {
    console.error('alea: what builds the web app is not installed here: run "npm install" without --omit=dev first')
    process.exitCode = 1
    return
  }
  const ended = await run(vite, ['build', 'packages/web', '--logLevel', 'warn'], { cwd: root, env })
  if (ended.code === 0) writeFileSync(stamp, now)
  else endAs(ended)
}

if (import.meta.main) await buildWebApp()
