import { availableParallelism } from 'node:os'
import { BotThreads } from '@alea/bots/threads'
import { checkConfig, openThinkNode, readConfig, shownUrl } from '@alea/server'
import { readArguments, readWhole } from '../arguments.ts'
import { type Command, EXIT } from '../command.ts'
import { endSoon, untilStopped } from '../stopping.ts'
import { print } from '../terminal/print.ts'

const MOST_THREADS = 1024

export const thinkNode: Command = async (args, { say, language }) => {
  const { values } = readArguments(
    args,
    {
      storage: { type: 'string' },
      bus: { type: 'string' },
      threads: { type: 'string' },
      config: { type: 'string' },
    },
    { min: 0, max: 0 },
  )
  const { config: file, storage, bus } = values
  const config = {
    ...(file === undefined ? checkConfig({}, '', { language }) : readConfig(file, { language })),
    ...(storage !== undefined && { storage: checkConfig({ storage }, '--storage').storage }),
    ...(bus !== undefined && { bus: checkConfig({ bus }, '--bus').bus }),
  }
  const threads =
    values.threads === undefined ? availableParallelism() : readWhole('--threads', values.threads, 1, MOST_THREADS)
  // A signal that comes while it joins must not be missed.
  const stopped = untilStopped()
  const node = await openThinkNode(config, new BotThreads(threads))
  print(say.thinkNode.running(threads, shownUrl(config.storage)))
  await stopped
  await node.close()
  endSoon()
  return EXIT.success
}
