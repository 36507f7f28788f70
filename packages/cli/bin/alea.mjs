#!/usr/bin/env node
// Plain JavaScript that any Node can read: hands over to the project's own Node if the one running is too old.
import { existsSync, realpathSync } from 'node:fs'
import module from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { endAs, endWithNpm, run } from './child.mjs'

const NEEDED = 26

endWithNpm()

if (Number.parseInt(process.versions.node, 10) >= NEEDED) {
  // Reading the TypeScript anew each time would take most of the time of a short command.
  module.enableCompileCache()
  // Everything in the pseudo-language too (docs/translating.md).
  if (process.env.ALEA_PSEUDO) await import('../../testkit/src/pseudo/register.ts')
  const { main } = await import('../src/main.ts')
  process.exitCode = await main(process.argv.slice(2), process.env)
} else {
  const node = projectNode()
  // Were the project's Node this very one, it would hand over to itself for ever.
  if (node && realpathSync(node) !== realpathSync(process.execPath))
    endAs(await run(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)]))
  else {
    console.error(
      `alea: needs Node ${NEEDED}, this is ${process.versions.node}; run "npm install" in the project, it brings its own`,
    )
    process.exitCode = 2
  }
}

function projectNode() {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    const node = join(folder, 'node_modules', '.bin', 'node')
    if (existsSync(node)) return node
    if (folder === dirname(folder)) return undefined
  }
}
