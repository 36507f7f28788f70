import { expect, test } from 'vitest'
import { ME, type Opened, opened } from './opened.ts'

const [one, other] = ['1'.repeat(64), '2'.repeat(64)]

async function roll({ host }: Opened): Promise<void> {
  const { pending, position } = host.match!
  const seat = pending?.kind === 'seats' ? pending.seats[0]! : 0
  await host.answer({ id: `at ${position}`, seat, position, key: 'roll' }, ME)
}

test('a start of the server adds its salt at its first draw, once, however often the match is read again', async () => {
  const first = await opened({ game: 'pig', seats: [{ kind: 'me' }, { kind: 'me' }], options: { target: 1000 } })
  await roll(first)
  expect(first.host.record.dice.salts).toBeUndefined()
  const second = await first.again({ salt: one })
  expect(second.host.record.dice.salts).toBeUndefined()
  for (let i = 0; i < 2; i++) await roll(second)
  const again = await second.again({ salt: one })
  await roll(again)
  expect(again.host.record.dice.salts).toEqual([{ from: 3, salt: one }])
  const third = await again.again({ salt: other })
  await roll(third)
  expect(third.host.table().fair.salts).toEqual([
    { from: 3, salt: one },
    { from: 9, salt: other },
  ])
})
