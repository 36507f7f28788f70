import { FOLLOWING, type FromClient, type FromServer } from '@alea/protocol/client'
import { api } from './api.ts'
import type { Connection, Door } from './door.ts'

const FIRST_WAIT = 250
const LONGEST_WAIT = 8_000
/** A server that has not answered a ping by then is gone. */
const PATIENCE = 10_000

/** The socket of one match: comes back by itself after every loss, for as long as it is open. */
export function liveDoor(match: string): Door {
  const listeners = new Set<{ hear(frame: FromServer): void; connection(now: Connection): void }>()
  let socket: WebSocket | undefined
  let state: Connection = 'connecting'
  let wait = FIRST_WAIT
  let retry: ReturnType<typeof setTimeout> | undefined
  let heard = Date.now()
  let closed = false

  const become = (now: Connection) => {
    state = now
    for (const { connection } of listeners) connection(now)
  }

  const open = () => {
    const url = new URL('/live', location.href)
    url.protocol = url.protocol.replace('http', 'ws')
    const fresh = new WebSocket(url, FOLLOWING)
    socket = fresh
    fresh.onopen = () => {
      wait = FIRST_WAIT
      heard = Date.now()
      become('open')
    }
    fresh.onmessage = ({ data }) => {
      heard = Date.now()
      const frame = JSON.parse(data) as FromServer
      for (const { hear } of listeners) hear(frame)
    }
    fresh.onclose = () => {
      if (closed || socket !== fresh) return
      become('lost')
      retry = setTimeout(open, wait * (0.75 + Math.random() / 2))
      wait = Math.min(LONGEST_WAIT, wait * 2)
    }
  }

  const comeBack = () => {
    if (state === 'open' || closed) return
    clearTimeout(retry)
    wait = FIRST_WAIT
    socket?.close()
    open()
  }
  // A phone that slept still believes in its socket.
  const pulse = setInterval(() => {
    if (state !== 'open') return
    if (Date.now() - heard > 2 * PATIENCE) {
      const old = socket
      become('lost')
      open()
      old?.close()
    } else if (Date.now() - heard > PATIENCE) socket?.send(JSON.stringify({ type: 'ping' }))
  }, PATIENCE / 2)
  addEventListener('online', comeBack)
  open()

  return {
    kind: 'live',
    send(frame: FromClient) {
      if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(frame))
    },
    listen(hear, connection) {
      const listener = { hear, connection }
      listeners.add(listener)
      connection(state)
      return () => void listeners.delete(listener)
    },
    mayUndo: async (seat) => (await api.mayUndo(match, seat)).bar === null,
    log: () => api.log(match),
    close() {
      closed = true
      clearInterval(pulse)
      clearTimeout(retry)
      removeEventListener('online', comeBack)
      socket?.close()
    },
  }
}
