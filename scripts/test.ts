/**
 * The test command: style, types, then every test, or those whose path contains one of the words given.
 * `--quick` leaves out the journeys, which need a browser and the built web app, and plays fewer random matches.
 * Ends with a line `N passed, N failed`.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const scratch = mkdtempSync(join(tmpdir(), 'alea-test-'))
const report = join(scratch, 'vitest.json')
const isQuick = process.argv.includes('--quick')
const picked = process.argv.slice(2).filter((word) => word !== '--quick')
const env = {
  // Compiling the TypeScript again for every test file would take a quarter of the time.
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'alea-tests'),
  ...process.env,
  ...(isQuick && { ALEA_QUICK: '1' }),
}

const run = (command: string, ...args: string[]): boolean =>
  spawnSync(join(root, 'node_modules', '.bin', command), args, { cwd: root, stdio: 'inherit', env }).status === 0

let passed = 0
let failed = 0
const check = (name: string, ok: boolean): void => {
  console.log(`${ok ? 'ok' : 'NOT OK'}  ${name}`)
  if (ok) passed++
  else failed++
}

if (picked.length === 0) {
  check('style and format (biome)', run('biome', 'ci', '--colors=off'))
  check('types (tsc)', run('tsc', '--noEmit'))
  check('types of what runs in a browser (tsc)', run('tsc', '--noEmit', '-p', 'tsconfig.web.json'))
}
const which = isQuick ? ['--project=node', ...picked] : picked
const ended = run('vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...which)
try {
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'))
  passed += numPassedTests
  failed += numFailedTests
} catch {
  console.log('NOT OK  vitest left no report')
}
// A file that cannot even be loaded fails no test of its own.
if (!ended && failed === 0) failed = 1
rmSync(scratch, { recursive: true, force: true })

console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1
