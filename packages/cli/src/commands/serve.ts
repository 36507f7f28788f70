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
    say,
  )
  const { config: file, port, host, data } = values
  const config: Config = {
    ...(file === undefined ? checkConfig({}, '', { language }) : readConfig(file, { language })),
    ...(port !== undefined && { port: readWhole(say, '--port', port, 0, 65_535) }),
    ...(host !== undefined && { host }),
    ...(data !== undefined && { data }),
  }
  // One core is for those who wait.
  const server = await openServer(config, new BotThreads(availableParallelism() - 1))
  print(say.serving(server.url, config.data))
  await untilAsked()
  await server.close()
  return EXIT.well
}

/** Ctrl-C, or the manager of services; asked twice, it goes at once. */
function untilAsked(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => {
        process.once(signal, () => process.exit(EXIT.failed))
        resolve()
      })
  })
}
