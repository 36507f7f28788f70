/** Run by `heroesOnDemand.test.ts` with the modules that a browser gets: plays a match on this device, its bots in a thread of their own. */
import { BotThreads } from '@alea/bots/threads'
import { heroIds, sheetOf } from '@alea/dice-throne'
import '@alea/dice-throne-marvel'
import { checkpointOf } from '@alea/host'
import { openLocal, TestSaves, thinkerHere } from './localShell.ts'
import { throneMatch } from './throneMatch.ts'

const options = JSON.parse(process.argv[2]!) as Readonly<Record<string, unknown>>
const loaded = () =>
  heroIds().filter((hero) => {
    try {
      return sheetOf(hero)
    } catch {
      return false
    }
  })

const before = loaded()
const saves = new TestSaves()
const threads = new BotThreads()
const bot = { kind: 'bot', bot: 'greedy' } as const
const { host, troubles } = await openLocal(
  { id: 'm', game: 'dice-throne', seats: [bot, bot], options, pace: 0 },
  { saves, thinker: { ...thinkerHere, choose: (job, signal) => threads.choose(job, signal) } },
)
while (!saves.kept.get('m')?.over) await new Promise((resolve) => setTimeout(resolve, 20))
host.close()
await threads.close()

console.log(
  JSON.stringify({
    before,
    loaded: loaded(),
    troubles: troubles.map(String),
    log: saves.kept.get('m')!.log,
    checkpoint: checkpointOf(throneMatch(options)),
  }),
)
