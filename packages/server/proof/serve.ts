/** The server in a process of its own, for proofs: `node proof/serve.ts <json of settings>`. Says its address in one line. */
import { availableParallelism } from 'node:os'
import { BotThreads } from '@alea/bots/threads'
import { checkConfig, openServer } from '../src/index.ts'

const config = checkConfig({ log: 'error', ...JSON.parse(process.argv[2] ?? '{}') }, 'settings')
const server = await openServer(config, new BotThreads(availableParallelism() - 1))
process.stdout.write(`${server.url}\n`)
process.on('SIGUSR2', () => globalThis.gc?.())
process.once('SIGTERM', async () => {
  await server.close()
  process.exit(0)
})
