/** `npm start`: builds the web app if necessary, then is the server. One process, because a shell between two does not pass signals on. */
import { buildWebApp } from './build.ts'

await buildWebApp()
if (!process.exitCode) {
  process.argv.splice(2, 0, 'serve')
  await import(new URL('../packages/cli/bin/alea.mjs', import.meta.url).href)
}
