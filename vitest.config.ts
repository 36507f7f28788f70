import { availableParallelism } from 'node:os'
import icons from 'unplugin-icons/vite'
import { defineConfig } from 'vitest/config'

const JOURNEYS = 'packages/web/test/journeys/**/*.test.ts'
/** Hours of playing: only by `npm run journeys` (scripts/journeys.ts). */
const LONG_JOURNEYS = 'packages/web/test/longJourneys/**/*.test.ts'
/** Only what hangs takes so long: how fast something is, no test says. */
const HANGS = 600_000
/** Real browsers, servers and databases on a machine that others share: what fails once is tried again, and the report says so. A rule that is broken fails twice. */
const RETRIES = process.env.CI ? 1 : 0

export default defineConfig({
  test: {
    testTimeout: HANGS,
    hookTimeout: HANGS,
    retry: RETRIES,
    expect: { poll: { timeout: 120_000 } },
    projects: [
      {
        extends: true,
        plugins: [icons({ compiler: 'jsx', jsx: 'react' })],
        test: {
          name: 'node',
          include: ['packages/*/{src,test}/**/*.test.ts', 'examples/*/{src,test}/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [JOURNEYS, LONG_JOURNEYS],
          // Left to itself it keeps a core for watching, which nobody does here; a third of the time is waiting for servers.
          maxWorkers: Math.ceil(availableParallelism() * 1.5),
        },
      },
      ...(process.env.ALEA_JOURNEYS === 'long'
        ? [
            {
              extends: true as const,
              test: {
                name: 'long journeys',
                include: [LONG_JOURNEYS],
                globalSetup: 'packages/web/test/journeys/setup.ts',
                testTimeout: HANGS * 12,
                maxWorkers: 2,
              },
            },
          ]
        : []),
      {
        extends: true,
        test: {
          // Everything that needs the built web app or a browser. Its set-up builds and unpacks, if one of these runs.
          name: 'journeys',
          include: [JOURNEYS],
          globalSetup: 'packages/web/test/journeys/setup.ts',
          // A browser each; a page waits more than it computes.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
