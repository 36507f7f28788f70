import type { Table } from '@alea/protocol'
import { Client } from '../../test/client.ts'
import type { Attack } from './attack.ts'

const BANK_S = 60
const INCREMENT_S = 30
const ROUNDS = 60

interface Look {
  readonly position: number
  readonly sight: {
    readonly asked: { readonly seats: number[]; readonly offer?: { options: { key: string }[] } } | null
  }
}

/** Answers and takes it back, to collect an increment each time. */
export const incrementFarm: Attack = {
  name: 'player-farms-increments',
  what: `a player answers and takes the answer back ${ROUNDS} times, for an increment of ${INCREMENT_S} seconds each time`,
  async run({ url }, signal) {
    const [attacker, other] = await Promise.all([Client.guest(url, 'Farm'), Client.guest(url, 'Other')])
    const { id } = await attacker.ask<Table>('POST', '/api/tables', {
      game: 'battle-dice',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      open: true,
      clock: { kind: 'live', bank: BANK_S, increment: INCREMENT_S },
    })
    await other.ask('POST', `/api/tables/${id}/seats`, {})
    await attacker.ask('POST', `/api/tables/${id}/start`)
    const players = [attacker, other]
    const { sight } = await attacker.ask<Look>('GET', `/api/matches/${id}?as=spectator`)
    const seat = sight.asked!.seats[0]!
    const farmer = players[seat]!
    let undone = 0
    for (let i = 0; i < ROUNDS && !signal.aborted; i++) {
      const look = await farmer.ask<Look>('GET', `/api/matches/${id}?as=${seat}`)
      const key = look.sight.asked?.offer?.options[0]?.key
      if (key === undefined) break
      const { position } = await farmer.ask<{ position: number }>('POST', `/api/matches/${id}/answers`, {
        id: `a${i}`,
        seat,
        position: look.position,
        key,
      })
      const { status } = await farmer.call('POST', `/api/matches/${id}/undo`, { id: `u${i}`, seat, position })
      if (status !== 200) break
      undone++
    }
    const { time } = await farmer.ask<Table>('GET', `/api/tables/${id}`)
    const left = time?.left[seat] ?? 0
    // One answer may stand, if its undo was barred.
    const most = (BANK_S + INCREMENT_S) * 1000
    return [
      ...(undone === 0 ? ['nothing could be taken back: the attack was none'] : []),
      ...(left > most ? [`${Math.round(left / 1000)} seconds left of ${BANK_S} after ${undone} undos`] : []),
    ]
  },
}
