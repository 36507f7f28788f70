// Installs what is missing, before anything else runs: plain JavaScript for any Node from 20 on.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const stamp = join(root, 'node_modules', '.alea-setup')

if (!isInstalled()) {
  console.log('alea: installing what the project needs …')
  install()
}
if (!process.exitCode) {
  writeFileSync(stamp, fingerprint())
  if (process.argv.length > 2) runOnOurNode(process.argv.slice(2))
}

/** `node scripts/setup.mjs scripts/test.ts …`: a shell that found the machine's Node once would not look for ours again. */
function runOnOurNode(args) {
  const node = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  process.exitCode = spawnSync(node, args, { cwd: root, stdio: 'inherit' }).status ?? 1
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
function install() {
  const args = ['install', '--no-audit', '--no-fund', '--loglevel=error']
  // Inside `npm start` npm says where it is; that also spares Windows its npm.cmd.
  const npm = process.env.npm_execpath
  const { status, stdout, stderr, error } = npm
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, encoding: 'utf8' })
    : spawnSync('npm', args, { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' })
  if (status === 0) return
  process.stderr.write(`${stdout ?? ''}${stderr ?? ''}alea: npm install failed${error ? ` (${error.message})` : ''}\n`)
  process.exitCode = 1
}
