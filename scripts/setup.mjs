// Installs what is missing, before anything else runs: plain JavaScript for any Node from 20 on.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { endAs, endWithNpm, run } from '../packages/cli/bin/child.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const stamp = join(root, 'node_modules', '.alea-setup')

endWithNpm()
if (!isInstalled()) {
  console.log('alea: installing what the project needs …')
  await install()
}
if (!process.exitCode) {
  writeFileSync(stamp, fingerprint())
  // A shell that found the machine's Node once would not look for ours again.
  if (process.argv.length > 2) endAs(await run(ourNode(), process.argv.slice(2), { cwd: root }))
}

/** The one among the packages; the machine's where it was left out (`--omit=optional`), which must then be new enough. */
function ourNode() {
  const node = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  return existsSync(node) ? node : process.execPath
}

function isInstalled() {
  if (existsSync(stamp)) return readFileSync(stamp, 'utf8') === fingerprint()
  // Installed by hand: npm leaves its own note of when.
  const note = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(note)) return false
  return wishes().every((file) => statSync(file).mtimeMs <= statSync(note).mtimeMs)
}

/** The files that say what has to be installed. */
function wishes() {
  const folders = ['packages', 'examples'].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => join(root, group, name)),
  )
  const manifests = [root, ...folders].map((folder) => join(folder, 'package.json'))
  return [join(root, 'package-lock.json'), ...manifests].filter((file) => existsSync(file))
}

function fingerprint() {
  const hash = createHash('sha256')
  for (const file of wishes()) hash.update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

/** Prints nothing unless it fails. */
async function install() {
  const args = ['install', '--no-audit', '--no-fund', '--loglevel=error']
  // Inside `npm start` npm says where it is; that also spares Windows its npm.cmd.
  const npm = process.env.npm_execpath
  const ended = npm
    ? await run(process.execPath, [npm, ...args], { cwd: root, stdio: 'pipe' })
    : await run('npm', args, { cwd: root, stdio: 'pipe', shell: process.platform === 'win32' })
  if (ended.signal) endAs(ended)
  if (ended.code === 0) return
  const { output, error } = ended
  process.stderr.write(`${output}alea: npm install failed${error ? ` (${error.message})` : ''}\n`)
  process.exitCode = 1
}
