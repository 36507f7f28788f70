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

interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[]
  }[]
}

/** What tests may lack, by what their names say. */
const LACKED = [
  ['needs PostgreSQL', 'there is no PostgreSQL here (Debian: apt install postgresql, or set ALEA_TEST_POSTGRES)'],
  ['needs NATS', 'there is no NATS here (Debian: apt install nats-server, or set ALEA_TEST_NATS)'],
] as const

function tellSkipped(results: VitestReport['testResults']): void {
  const names = results.flatMap(({ assertionResults }) =>
    assertionResults.flatMap(({ status, fullName }) => (/skipped|pending/.test(status) ? [fullName] : [])),
  )
  const told = new Set<string>()
  for (const [need, why] of LACKED) {
    const lacking = names.filter((name) => name.includes(need) && !told.has(name))
    for (const name of lacking) told.add(name)
    if (lacking.length > 0) console.log(`skipped ${lacking.length} tests: ${why}`)
  }
}

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
  const { numPassedTests, numFailedTests, testResults }: VitestReport = JSON.parse(readFileSync(report, 'utf8'))
  passed += numPassedTests
  failed += numFailedTests
  tellSkipped(testResults)
} catch {
  console.log('NOT OK  vitest left no report')
}
// A file that cannot even be loaded fails no test of its own.
if (!ended && failed === 0) failed = 1
rmSync(scratch, { recursive: true, force: true })

console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1
