import type { Table } from '@alea/protocol'
import type { Attack } from './attack.ts'
import { consentTable } from './consentTable.ts'

/** One open, and then silence: more than this in seconds is nagging. */
const MOST = 1

export const playerNags: Attack = {
  name: 'player-nags',
  what: 'proposes pauses, undos and clocks as fast as the server takes them, over socket and HTTP, withdrawing each at once',
  // Limits on frames would stop it first; what is tried here are those on proposals.
  settings: { framesPerSecond: 10_000, faultsPerConnection: 1_000_000, requestsPerMinute: 1_000_000 },
  async run({ url }, signal) {
    const { match, attacker, victim } = await consentTable(url)
    await Promise.all([attacker.connect(), victim.connect()])
    await victim.watch(match, 1)
    const faults: string[] = []
    const kinds = [
      { kind: 'pause' },
      { kind: 'undo' },
      { kind: 'open-hands' },
      { kind: 'clock', clock: { kind: 'days', days: 3 } },
    ]
    let sent = 0
    const began = Date.now()
    while (!signal.aborted && Date.now() - began < 10_000) {
      const wish = kinds[sent++ % kinds.length]!
      const answered = await attacker.command({ type: 'propose', match, seat: 0, ...wish })
      if (answered.type === 'done' && sent % 2 === 0)
        await attacker.command({ type: 'reply', match, seat: 0, proposal: String(sent), answer: 'withdraw' })
      await attacker.call('POST', `/api/matches/${match}/proposals`, { seat: 0, ...wish })
    }
    const heard = new Set(
      victim.frames
        .flatMap((frame) => (frame.type === 'table' ? (frame.table.proposals ?? []) : []))
        .map(({ id }) => id),
    )
    if (heard.size > MOST) faults.push(`the other player was asked ${heard.size} times in ten seconds`)
    const table = await victim.ask<Table>('GET', `/api/tables/${match}`)
    if (table.paused || table.openHands || table.clock) faults.push('something happened without consent')
    await Promise.all([attacker.close(), victim.close()])
    return faults
  },
}
