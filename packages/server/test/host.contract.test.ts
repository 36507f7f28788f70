/** The server as a shell of the host: a real process's worth of it, with SQLite and sockets. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CONTRACT_SEED, contractDice, hostContract, Inbox, type OpenedMatch } from '@alea/host/contract'
import { FOLLOWING, type Table } from '@alea/protocol'
import { WebSocket } from 'ws'
import { DEFAULTS, inProcessBots, openServer } from '../src/index.ts'
import { Client } from './client.ts'

hostContract({
  name: 'server',
  async open({ game, seats, options }) {
    const data = mkdtempSync(join(tmpdir(), 'alea-contract-'))
    const opened = await openFolder(data)
    const client = await Client.guest(opened.url, 'Anna')
    const table = await client.ask<Table>('POST', '/api/tables', {
      game,
      seats,
      options: options ?? {},
      pace: 0,
      windows: { delay: 0, limit: 0 },
      start: true,
    })
    return connected(opened, data, client, table.id)
  },
})

const openFolder = (data: string) =>
  openServer({ ...DEFAULTS, port: 0, data, log: 'silent', framesPerSecond: 10_000 }, inProcessBots, {
    chanceOf: () => contractDice,
    seed: () => CONTRACT_SEED,
  })

async function connected(
  server: Awaited<ReturnType<typeof openServer>>,
  data: string,
  client: Client,
  match: string,
): Promise<OpenedMatch> {
  const inbox = new Inbox()
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/live`, FOLLOWING, {
    headers: { authorization: `Bearer ${client.token}` },
  })
  socket.on('message', (text) => inbox.take(JSON.parse(String(text))))
  await new Promise((resolve) => socket.once('open', resolve))
  const close = async () => {
    socket.terminate()
    await server.close()
  }
  return {
    match,
    send: (frame) => socket.send(JSON.stringify(frame)),
    frames: inbox.frames,
    more: inbox.more,
    undoBar: async (seat) =>
      (
        await new Client(server.url, client.token, client.id).ask<{ bar: string | null }>(
          'GET',
          `/api/matches/${match}/seats/${seat}/undo`,
        )
      ).bar,
    async reopen() {
      await close()
      return connected(await openFolder(data), data, client, match)
    },
    async close() {
      await close()
      rmSync(data, { recursive: true, force: true })
    },
  }
}
