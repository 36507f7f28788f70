import { setTimeout as sleep } from 'node:timers/promises'
import type { FromServer, Table } from '@alea/protocol'
import { Client } from '../../test/client.ts'
import type { Attack } from './attack.ts'
import { consentTable } from './consentTable.ts'

const DELAY_S = 4
/** A frame may be under way while the clock is read. */
const SLACK_MS = 50

export const spectatorPeeksPastDelay: Attack = {
  name: 'spectator-peeks-past-delay',
  what: 'reads every route and every frame of a match with a delay for spectators, looking for a position newer than the delay',
  settings: { requestsPerMinute: 1_000_000 },
  async run({ url }, signal) {
    const {
      match,
      attacker: player,
      victim: other,
    } = await consentTable(url, {
      open: true,
      spectatorDelay: DELAY_S,
      options: { target: 100 },
    })
    const spy = await Client.guest(url)
    await spy.connect()
    const faults = new Set<string>()
    const history: { at: number; position: number }[] = [{ at: Date.now(), position: 0 }]
    /** The newest position a spectator may know now. */
    const allowed = () => history.findLast(({ at }) => at <= Date.now() - DELAY_S * 1000 + SLACK_MS)?.position ?? 0
    let known = 0
    const seen = (where: string, position: unknown) => {
      if (typeof position === 'number') known = Math.max(known, position)
      if (typeof position === 'number' && position > allowed()) faults.add(`${where} shows ${position}`)
    }
    spy.socket!.on('message', (data) => {
      const frame = JSON.parse(String(data)) as FromServer
      if ('position' in frame) seen(`a ${frame.type} frame`, frame.position)
      if (frame.type === 'table') seen('a table frame', frame.table.position)
      if (frame.type === 'said' && frame.said.at > Date.now() - DELAY_S * 1000 + SLACK_MS) faults.add('a line of chat')
    })
    const began = Date.now()
    while (!signal.aborted && Date.now() - began < 12_000) {
      for (const as of [null, 0, 1]) spy.send({ type: 'watch', match, as })
      spy.send({ type: 'watch', match, as: null, position: history.at(-1)!.position, hash: '' })
      const { sight, position } = await player.ask<{ sight: { asked: { seats: number[] } | null }; position: number }>(
        'GET',
        `/api/matches/${match}?as=0`,
      )
      const seat = sight.asked?.seats[0]
      if (seat === undefined) break
      const client = seat === 0 ? player : other
      const key = position % 5 === 4 ? 'hold' : 'roll'
      // The time before the answer: nothing of it may be seen until the delay has passed since.
      const at = Date.now()
      await client.call('POST', `/api/matches/${match}/answers`, { id: `a${position}`, seat, position, key })
      const now = await player.ask<{ position: number }>('GET', `/api/matches/${match}?as=0`)
      history.push({ at, position: now.position })
      await player.call('POST', `/api/matches/${match}/chat`, { text: `at ${position}` })
      await peek(spy, match, seen, faults)
      await sleep(150)
    }
    // An attack that sees nothing at all proves nothing.
    if (!signal.aborted && known === 0) faults.add('spectators see nothing even after the delay')
    await spy.close()
    return [...faults]
  },
}

async function peek(spy: Client, match: string, seen: (where: string, position: unknown) => void, faults: Set<string>) {
  const at = `/api/matches/${match}`
  seen('the match', (await spy.call('GET', at)).body.position)
  seen('the match as nobody', (await spy.call('GET', `${at}?as=spectator`)).body.position)
  seen('the table', (await spy.call('GET', `/api/tables/${match}`)).body.position)
  const { body } = await spy.call('GET', '/api/tables')
  for (const table of (body.tables as Table[] | undefined) ?? [])
    if (table.id === match) seen('the list', table.position)
  const closed = [`${at}?as=0`, `${at}/log`, `${at}/proof`, `${at}/replay`, `${at}/seats/0/undo`]
  for (const path of closed) if ((await spy.call('GET', path)).status === 200) faults.add(`${path} is open`)
  const { lines = [] } = (await spy.call('GET', `${at}/chat`)).body as { lines?: { at: number }[] }
  if (lines.some((line) => line.at > Date.now() - DELAY_S * 1000 + SLACK_MS)) faults.add('the chat is ahead')
}
