import { setTimeout as sleep } from 'node:timers/promises'
import type { Table } from '@alea/protocol'
import { Client } from '../../test/client.ts'
import type { Attack } from './attack.ts'

const SOCKETS = 6
/** Frames a second, below the limit of a connection. */
const PER_SECOND = 25

export const previewFlood: Attack = {
  name: 'preview-flood',
  what: 'Six guests ask for previews of Dice Throne as fast as a connection may, of another option each time, and for undo hints.',
  async run(server, signal) {
    await Promise.all(Array.from({ length: SOCKETS }, () => previews(server.url, signal)))
    return []
  },
}

async function previews(url: string, signal: AbortSignal): Promise<void> {
  const guest = await Client.guest(url)
  const seats = [{ kind: 'me' }, { kind: 'me' }]
  const { id: match } = await guest.ask<Table>('POST', '/api/tables', {
    game: 'dice-throne',
    seats,
    windows: { delay: 0, limit: 0 },
    start: true,
  })
  await guest.connect()
  const mirrors = [await guest.watch(match, 0), await guest.watch(match, 1)]
  for (let i = 0; !signal.aborted; i++) {
    await sleep(1000 / PER_SECOND)
    guest.frames.length = 0
    const { snapshot, position, as: seat } = mirrors.find((mirror) => mirror.snapshot?.asked?.offer) ?? {}
    const options = snapshot?.asked?.offer?.options
    if (!options) continue
    const { key } = options[i % options.length]!
    // All options looked into, the next question has others.
    const type = i % (options.length + 1) === options.length ? 'answer' : 'preview'
    guest.send({ type, id: `c${i}`, match, seat, position, key })
    if (i % PER_SECOND === 0) void guest.call('GET', `/api/matches/${match}/seats/${seat}/undo`).catch(() => 0)
  }
  guest.socket!.terminate()
}
