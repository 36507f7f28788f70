/** The worker of a local match: engine, bots and dice, away from what is drawn. */
import { gameOf } from '@alea/catalog'
import type { Random } from '@alea/engine'
import { LocalTable } from './localTable.ts'
import type { Ask, FromWorker, ToWorker } from './orders.ts'
import { keepMatch } from './saves.ts'

const post = (message: FromWorker) => self.postMessage(message)
let table: LocalTable | undefined

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  try {
    if (data.do === 'lay') table = lay(data)
    else if (data.do === 'take') table?.take(data.frame)
    else if (table) post({ number: data.number, answer: answerTo(table, data.ask) })
  } catch (error) {
    post({ fault: error instanceof Error ? error.message : String(error) })
  }
}

function lay({ setup, saved }: Extract<ToWorker, { do: 'lay' }>): LocalTable {
  const game = gameOf(setup.game)
  if (!game) throw new Error(`There is no game ${setup.game}`)
  return new LocalTable(
    {
      game,
      chance: cryptoRandom,
      now: () => Date.now(),
      later: (ms, work) => void setTimeout(work, ms),
      say: (frame) => post({ frame }),
      keep: (match) => void keepMatch(match),
    },
    setup,
    saved,
  )
}

function answerTo(at: LocalTable, ask: Ask) {
  if (ask.ask === 'may-undo') return at.mayUndo(ask.seat)
  return ask.ask === 'log' ? at.log() : at.advise(ask.seat)
}

/** Bytes of the browser's own, by rejection: no face is favoured. */
const cryptoRandom: Random = {
  below(n) {
    const most = Math.floor(2 ** 32 / n) * n
    for (;;) {
      const [bits] = crypto.getRandomValues(new Uint32Array(1))
      if (bits! < most) return bits! % n
    }
  },
}
