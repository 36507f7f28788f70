/** The worker of a local match: connects the host to the browser's storage, clock and random numbers. */
import { fromRandom, type Random } from '@alea/engine'
import { steadyClock } from '@alea/host'
import { LocalHost } from './localHost.ts'
import type { LocalSetup } from './localSetup.ts'
import type { FromWorker, ToWorker, WorkerRequest } from './messages.ts'
import { browserSaves } from './saves.ts'
import { type BotWorker, WorkerThinker } from './thinker.ts'

const post = (message: FromWorker) => self.postMessage(message)
let opened: Promise<LocalHost> | undefined

self.onmessage = async ({ data }: MessageEvent<ToWorker>) => {
  try {
    if (data.do === 'open') opened = open(data.setup)
    const host = await opened
    if (data.do === 'take') host?.take(data.frame)
    if (data.do === 'answer' && host) post({ number: data.number, answer: await answerTo(host, data.ask) })
  } catch (error) {
    post({ fault: error instanceof Error ? error.message : String(error) })
  }
}

const later = (ms: number, work: () => void) => {
  const timer = setTimeout(work, ms)
  return () => clearTimeout(timer)
}

/** A nested worker ends with the worker that started it. */
const botWorker = () =>
  new Worker(new URL('./botWorker.ts', import.meta.url), { type: 'module', name: 'bots' }) as unknown as BotWorker

const open = (setup: LocalSetup): Promise<LocalHost> =>
  LocalHost.open(setup, {
    saves: browserSaves,
    thinker: new WorkerThinker(botWorker, later),
    chance: fromRandom(cryptoRandom),
    now: steadyClock(Date.now, () => performance.now()),
    later,
    seed: () => cryptoRandom.below(2 ** 31 - 1),
    send: (text) => post({ text }),
    trouble: (what, error) => console.error(`${what}:`, error),
  })

function answerTo(host: LocalHost, { ask, ...about }: WorkerRequest) {
  const seat = 'seat' in about ? about.seat : 0
  if (ask === 'log') return host.log()
  if (ask === 'advise') return host.advise(seat)
  return host.undoBar(seat).then(
    (bar) => bar === null,
    () => false,
  )
}

/** Rejection sampling: no face is favoured. */
const cryptoRandom: Random = {
  below(n) {
    const most = Math.floor(2 ** 32 / n) * n
    for (;;) {
      const [bits] = crypto.getRandomValues(new Uint32Array(1))
      if (bits! < most) return bits! % n
    }
  },
}
