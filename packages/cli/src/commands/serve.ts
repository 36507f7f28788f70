import { availableParallelism } from 'node:os'
import { BotThreads } from '@alea/bots/threads'
import { type Config, checkConfig, openServer, readConfig, shownUrl } from '@alea/server'
import { readArguments, readWhole } from '../arguments.ts'
import { type Command, EXIT } from '../command.ts'
import { print } from '../terminal/print.ts'

export const serve: Command = async (args, { say, language }) => {
  const { values } = readArguments(
    args,
    {
      port: { type: 'string' },
      host: { type: 'string' },
      data: { type: 'string' },
      storage: { type: 'string' },
      bus: { type: 'string' },
      config: { type: 'string' },
    },
    { min: 0, max: 0 },
  )
  const { config: file, port, host, data, storage, bus } = values
  const config: Config = {
    ...(file === undefined ? checkConfig({}, '', { language }) : readConfig(file, { language })),
    ...(storage !== undefined && { storage: checkConfig({ storage }, '--storage').storage }),
    ...(bus !== undefined && { bus: checkConfig({ bus }, '--bus').bus }),
    ...(port !== undefined && { port: readWhole('--port', port, 0, 65_535) }),
    ...(host !== undefined && { host }),
    ...(data !== undefined && { data }),
  }
  // A signal that comes while the server opens must not be missed.
  const stopped = untilStopped()
  // One core stays free to answer requests.
  const server = await openServer(config, new BotThreads(availableParallelism() - 1))
  print(say.serve.running(server.url, config.storage === '' ? config.data : shownUrl(config.storage)))
  await stopped
  await server.close()
  // Whatever could still hang, such as a disk, has been given its time.
  setTimeout(() => process.exit(), LINGER_MS).unref()
  return EXIT.success
}

/** How long the process may take to end by itself once the server is closed. */
const LINGER_MS = 500

/** Ctrl-C in a terminal reaches the server itself and comes again through npm and the start script: within this time it is the same one. */
const SAME_SIGNAL_MS = 1000

/** Resolves on Ctrl-C, when the terminal is closed or when the service manager stops the process; the second signal exits at once. */
function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    let first: number | undefined
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => {
        const now = performance.now()
        first ??= now
        if (now - first > SAME_SIGNAL_MS) process.exit(EXIT.failure)
        resolve()
      })
  })
}
