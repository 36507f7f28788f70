import { expect, test } from 'vitest'
import { ownTable } from '../src/connection/ownTable.ts'
import type { Profile, Table } from '../src/connection/types.ts'

test('seats and tables of the guest somebody was are those of the account', () => {
  const seats = [{ kind: 'player', player: 'guest-one' }, { kind: 'open' }, { kind: 'player', player: 'other-one' }]
  const table = { host: 'guest-one', seats } as Table
  const me = { id: 'account-a', aliases: ['guest-one', 'guest-two'] } as Profile
  const { host, seats: own } = ownTable(table, me)
  expect({ host, players: own.map(({ player }) => player) }).toEqual({
    host: 'account-a',
    players: ['account-a', undefined, 'other-one'],
  })
  expect(ownTable(table, { id: 'account-a' } as Profile)).toBe(table)
})
