/** The test command: style, types, then every test. Ends with a line `N passed, N failed`. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const scratch = mkdtempSync(join(tmpdir(), 'alea-test-'))
const report = join(scratch, 'vitest.json')
const picked = process.argv.slice(2)

const run = (command: string, ...args: string[]): boolean =>
  spawnSync(join(root, 'node_modules', '.bin', command), args, { cwd: root, stdio: 'inherit' }).status === 0

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
check('the web app is built (vite)', run('node', 'scripts/build.ts'))
const ended = run('vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...picked)
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
