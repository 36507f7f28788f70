/** What attacks over sockets share. */
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { Client } from '../../test/client.ts'

/** So many sockets of one guest, all from one address. */
export async function socketsOf(guest: Client, count: number): Promise<WebSocket[]> {
  const sockets: WebSocket[] = []
  for (let i = 0; i < count; i++) {
    const { socket } = await new Client(guest.url, guest.token, guest.id).connect()
    // The frames of a flood are not kept.
    socket!.removeAllListeners('message')
    sockets.push(socket!)
  }
  return sockets
}

/** The generator must not drown in what it could not send. */
const UNSENT = 1 << 18

/** Calls `send` for every open socket, again and again, until the signal aborts; closed sockets are left out. */
export async function flood(
  sockets: readonly WebSocket[],
  signal: AbortSignal,
  everyMs: number,
  send: (socket: WebSocket) => void,
): Promise<void> {
  while (!signal.aborted) {
    for (const socket of sockets)
      if (socket.readyState === WebSocket.OPEN && socket.bufferedAmount < UNSENT) send(socket)
    await sleep(everyMs)
  }
  for (const socket of sockets) socket.terminate()
}
