import { availableParallelism } from 'node:os'
import { BotThreads } from '@alea/bots/threads'
import { type Config, checkConfig, openServer, readConfig, shownUrl } from '@alea/server'
import { readArguments, readWhole } from '../arguments.ts'
import { type Command, EXIT } from '../command.ts'
import { endSoon, untilStopped } from '../stopping.ts'
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
  endSoon()
  return EXIT.success
}
