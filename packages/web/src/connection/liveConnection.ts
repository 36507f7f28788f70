import { FOLLOWING, type FromClient, type FromServer, SIGNED_OUT } from '@alea/protocol/client'
import { settings } from '../settings/settings.ts'
import { api, failureOf } from './api.ts'
import type { Connection, ConnectionStatus } from './connection.ts'

const FIRST_WAIT = 250
const LONGEST_WAIT = 8_000
/** Without any frame for this long the server is pinged; for twice as long, the connection counts as lost. */
const PING_AFTER = 10_000

/** The socket of one match for this player. It reconnects after every loss until it is closed or the player has signed out. */
export function liveConnection(match: string, player: string): Connection {
  const listeners = new Set<{ onFrame(frame: FromServer): void; onStatus(status: ConnectionStatus): void }>()
  let socket: WebSocket | undefined
  let status: ConnectionStatus = 'connecting'
  let wait = FIRST_WAIT
  let retry: ReturnType<typeof setTimeout> | undefined
  let lastHeard = Date.now()
  let closed = false

  const setStatus = (now: ConnectionStatus) => {
    status = now
    for (const { onStatus } of listeners) onStatus(now)
  }

  const open = () => {
    const url = new URL('/live', location.href)
    url.protocol = url.protocol.replace('http', 'ws')
    url.searchParams.set('language', settings().language)
    const fresh = new WebSocket(url, FOLLOWING)
    socket = fresh
    fresh.onopen = () => {
      wait = FIRST_WAIT
      lastHeard = Date.now()
      if (document.hidden) tellVisible()
      setStatus('open')
    }
    fresh.onmessage = ({ data }) => {
      lastHeard = Date.now()
      const frame = JSON.parse(data) as FromServer
      for (const { onFrame } of listeners) onFrame(frame)
    }
    fresh.onclose = ({ code }) => {
      if (closed || socket !== fresh) return
      setStatus('lost')
      if (code === SIGNED_OUT) void resume().catch(openLater)
      else openLater()
    }
  }

  const tellVisible = () => {
    if (socket?.readyState === WebSocket.OPEN)
      socket.send(JSON.stringify({ type: 'visible', on: !document.hidden } satisfies FromClient))
  }

  const openLater = () => {
    retry = setTimeout(open, wait * (0.75 + Math.random() / 2))
    wait = Math.min(LONGEST_WAIT, wait * 2)
  }
  /** The session has ended, but this browser may have another one: of the same player after a new password, of an account after signing in. */
  const resume = async () => {
    const now = await whoNow()
    if (closed) return
    if (now === player) open()
    else if (now === undefined) setStatus('signed-out')
    else location.reload()
  }
  const lookAgain = () => {
    if (status === 'signed-out' && !closed) void resume().catch(() => undefined)
  }

  const reconnect = () => {
    if (status === 'open' || status === 'signed-out' || closed) return
    clearTimeout(retry)
    wait = FIRST_WAIT
    socket?.close()
    open()
  }
  // After a phone has slept, its socket looks open although nothing arrives.
  const pinging = setInterval(() => {
    if (status !== 'open') return
    if (Date.now() - lastHeard > 2 * PING_AFTER) {
      const old = socket
      setStatus('lost')
      open()
      old?.close()
    } else if (Date.now() - lastHeard > PING_AFTER) socket?.send(JSON.stringify({ type: 'ping' }))
  }, PING_AFTER / 2)
  addEventListener('online', reconnect)
  document.addEventListener('visibilitychange', tellVisible)
  // Perhaps signed in again in another tab meanwhile.
  addEventListener('focus', lookAgain)
  open()

  return {
    kind: 'live',
    send(frame: FromClient) {
      if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(frame))
    },
    listen(onFrame, onStatus) {
      const listener = { onFrame, onStatus }
      listeners.add(listener)
      onStatus(status)
      return () => void listeners.delete(listener)
    },
    mayUndo: async (seat) => (await api.mayUndo(match, seat)).bar === null,
    log: () => api.log(match),
    close() {
      closed = true
      clearInterval(pinging)
      clearTimeout(retry)
      removeEventListener('online', reconnect)
      document.removeEventListener('visibilitychange', tellVisible)
      removeEventListener('focus', lookAgain)
      socket?.close()
    },
  }
}

/** When to ask again: the old session ends before the browser has the cookie of the new one. */
const ASKED_AGAIN = [1000, 3000]

/** Who is signed in; undefined: nobody. */
async function whoNow(): Promise<string | undefined> {
  for (const wait of [...ASKED_AGAIN, undefined]) {
    try {
      return (await api.me()).id
    } catch (error) {
      if (failureOf(error).code !== 'not-signed-in') throw error
    }
    if (wait !== undefined) await new Promise((resolve) => setTimeout(resolve, wait))
  }
  return undefined
}
