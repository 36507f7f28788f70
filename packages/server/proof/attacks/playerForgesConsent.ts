import type { Table } from '@alea/protocol'
import { Client } from '../../test/client.ts'
import type { Attack } from './attack.ts'
import { consentTable } from './consentTable.ts'

export const playerForgesConsent: Attack = {
  name: 'player-forges-consent',
  what: 'answers its own proposal for the other player, as a stranger, with made-up and outdated numbers',
  async run({ url }, signal) {
    const { match, attacker, victim } = await consentTable(url)
    const stranger = await Client.guest(url)
    await Promise.all([attacker.connect(), stranger.connect()])
    const faults: string[] = []
    const check = async (what: string) => {
      const table = await victim.ask<Table>('GET', `/api/tables/${match}`)
      if (table.paused || table.openHands) faults.push(what)
    }
    await attacker.command({ type: 'propose', match, seat: 0, kind: 'pause' })
    for (const client of [attacker, stranger])
      for (const seat of [0, 1, 2, 31])
        for (const proposal of ['0', '1', '2', '999999'])
          for (const answer of ['accept', 'decline', 'decline-all', ...(client === stranger ? ['withdraw'] : [])]) {
            if (signal.aborted) return faults
            await client.command({ type: 'reply', match, seat, proposal, answer })
            await client.call('PUT', `/api/matches/${match}/proposals/${proposal}`, { seat, answer })
          }
    await check('a proposal was accepted for somebody else')
    const open = (await victim.ask<Table>('GET', `/api/tables/${match}`)).proposals ?? []
    if (open.length !== 1) faults.push('the proposal did not outlive answers that were not the other player’s')
    await attacker.command({ type: 'reply', match, seat: 0, proposal: '1', answer: 'withdraw' })
    const late = await victim.call('PUT', `/api/matches/${match}/proposals/1`, { seat: 1, answer: 'accept' })
    if (late.status === 200) faults.push('a withdrawn proposal was accepted')
    await check('a withdrawn proposal was carried out')
    for (const seat of [0, 1]) await stranger.call('POST', `/api/matches/${match}/resume`, { seat })
    await Promise.all([attacker.close(), stranger.close()])
    return faults
  },
}
