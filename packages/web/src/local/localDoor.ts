import type { Advice, Door } from '../door/door.ts'
import type { FromServer } from '../door/types.ts'
import type { LocalSetup } from './localSetup.ts'
import type { Ask, FromWorker, ToWorker } from './messages.ts'

/** Opens a match in a worker of this browser: a saved one goes on, another begins. */
export function localDoor(setup: LocalSetup, broke?: (fault: string) => void): Door {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'table' })
  const listeners = new Set<Parameters<Door['listen']>[0]>()
  const waiting = new Map<number, (answer: never) => void>()
  let asked = 0
  const post = (message: ToWorker) => worker.postMessage(message)

  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    if ('text' in data) {
      const frame = JSON.parse(data.text) as FromServer
      for (const hear of listeners) hear(frame)
    } else if ('fault' in data) broke?.(data.fault)
    else {
      waiting.get(data.number)?.(data.answer as never)
      waiting.delete(data.number)
    }
  }
  worker.onerror = (event) => broke?.(event.message)
  post({ do: 'open', setup })

  const ask = <T>(question: Ask): Promise<T> => {
    const number = asked++
    post({ do: 'answer', number, ask: question })
    return new Promise((resolve) => waiting.set(number, resolve as (answer: never) => void))
  }

  return {
    kind: 'local',
    send: (frame) => post({ do: 'take', frame }),
    listen(hear, connection) {
      listeners.add(hear)
      connection('open')
      return () => void listeners.delete(hear)
    },
    mayUndo: (seat) => ask<boolean>({ ask: 'may-undo', seat }),
    advise: (seat) => ask<Advice>({ ask: 'advise', seat }),
    log: () => ask<string>({ ask: 'log' }),
    close: () => worker.terminate(),
  }
}
