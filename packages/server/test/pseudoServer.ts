/** A program: a server that tells its parent process its address. With `WITH_PSEUDO` before it, it speaks the pseudo-language too. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Config, DEFAULTS, openServer } from '@alea/server'

const data = mkdtempSync(join(tmpdir(), 'alea-pseudo-'))
const change: Partial<Config> = JSON.parse(process.argv[2] ?? '{}')
const server = await openServer({ ...DEFAULTS, port: 0, data, log: 'silent', framesPerSecond: 10_000, ...change })

process.once('disconnect', async () => {
  await server.close()
  rmSync(data, { recursive: true, force: true })
})
process.send!(server.url)
