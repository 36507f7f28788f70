import { availableParallelism } from 'node:os'
import { BotThreads } from '@alea/bots/threads'
import { type Config, checkConfig, openServer, readConfig } from '@alea/server'
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
      config: { type: 'string' },
    },
    { min: 0, max: 0 },
  )
  const { config: file, port, host, data } = values
  const config: Config = {
    ...(file === undefined ? checkConfig({}, '', { language }) : readConfig(file, { language })),
    ...(port !== undefined && { port: readWhole('--port', port, 0, 65_535) }),
    ...(host !== undefined && { host }),
    ...(data !== undefined && { data }),
  }
  // One core stays free to answer requests.
  const server = await openServer(config, new BotThreads(availableParallelism() - 1))
  print(say.serve.running(server.url, config.data))
  await untilStopped()
  await server.close()
  return EXIT.success
}

/** Resolves on Ctrl-C or when the service manager stops the process; the second signal exits at once. */
function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => {
        process.once(signal, () => process.exit(EXIT.failure))
        resolve()
      })
  })
}
