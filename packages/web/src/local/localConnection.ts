import type { Advice, Connection } from '../connection/connection.ts'
import type { FromServer } from '../connection/types.ts'
import type { LocalSetup } from './localSetup.ts'
import type { FromWorker, ToWorker, WorkerRequest } from './messages.ts'

/** Opens a match in a worker of this browser: continues it if it is saved, starts it otherwise. */
export function localConnection(setup: LocalSetup, onFault?: (fault: string) => void): Connection {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'table' })
  const listeners = new Set<Parameters<Connection['listen']>[0]>()
  const waiting = new Map<number, (answer: never) => void>()
  let asked = 0
  const post = (message: ToWorker) => worker.postMessage(message)

  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    if ('text' in data) {
      const frame = JSON.parse(data.text) as FromServer
      for (const onFrame of listeners) onFrame(frame)
    } else if ('fault' in data) onFault?.(data.fault)
    else {
      waiting.get(data.number)?.(data.answer as never)
      waiting.delete(data.number)
    }
  }
  worker.onerror = (event) => onFault?.(event.message)
  post({ do: 'open', setup })

  const ask = <T>(question: WorkerRequest): Promise<T> => {
    const number = asked++
    post({ do: 'answer', number, ask: question })
    return new Promise((resolve) => waiting.set(number, resolve as (answer: never) => void))
  }

  return {
    kind: 'local',
    send: (frame) => post({ do: 'take', frame }),
    listen(onFrame, onStatus) {
      listeners.add(onFrame)
      onStatus('open')
      return () => void listeners.delete(onFrame)
    },
    mayUndo: (seat) => ask<boolean>({ ask: 'may-undo', seat }),
    advise: (seat) => ask<Advice>({ ask: 'advise', seat }),
    log: () => ask<string>({ ask: 'log' }),
    close: () => worker.terminate(),
  }
}
