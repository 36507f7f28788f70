import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['packages/*/{src,test}/**/*.test.ts', 'examples/*/{src,test}/**/*.test.ts', 'scripts/**/*.test.ts'],
    // Node runs our TypeScript itself; Vite's own module runner deadlocks on flows that import each other.
    experimental: { viteModuleRunner: false },
    // Left to itself it keeps a core for watching, which nobody does here.
    maxWorkers: '100%',
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
