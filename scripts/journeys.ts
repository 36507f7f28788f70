/**
 * Plays every game in every mode to the end in a real browser, at three sizes: `npm run journeys`, `npm run journeys -- dice-city "dice-forge for 2"`.
 * The short journeys are part of `npm test`.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const { status } = spawnSync(
  join(root, 'node_modules', '.bin', 'vitest'),
  ['run', '--project=long journeys', '--reporter=verbose'],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ALEA_JOURNEYS: 'long', ALEA_JOURNEYS_OF: process.argv.slice(2).join(',') },
  },
)
process.exitCode = status ?? 1
