/** Builds the web app if one of its sources has changed since the last build. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
/** `ALEA_PSEUDO=1` builds the app with the pseudo-language, to a folder of its own. */
const dist = join(root, 'packages', 'web', process.env.ALEA_PSEUDO ? 'dist-pseudo' : 'dist')
const stamp = join(dist, '.built-from')

/** Always the production build: inside a test `NODE_ENV` would leave out the service worker. */
const env = { ...process.env, NODE_ENV: 'production' }
const run = (command: string, ...args: string[]): number =>
  spawnSync(join(root, 'node_modules', '.bin', command), args, { cwd: root, stdio: 'inherit', env }).status ?? 1

/** The newest change of any source of the app. */
function fingerprint(): string {
  const hash = createHash('sha256')
  const files = globSync(
    ['{packages,examples}/*/{src,public}/**/*', '{packages,examples}/*/*.{md,json,html,ts}', 'package-lock.json'],
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

const now = fingerprint()
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== now) {
  console.log('alea: building the web app …')
  const status = run('vite', 'build', 'packages/web', '--logLevel', 'warn')
  if (status === 0) writeFileSync(stamp, now)
  process.exitCode = status
}
