import { gameOf } from '@alea/catalog'
import type { Game } from '@alea/engine'
import { describe, expect, test, vi } from 'vitest'
import { MOST_MADE, MOST_UNDONE } from '../src/index.ts'
import { ME, type Opened, opened } from './opened.ts'

const me = { kind: 'me' } as const

describe('answering and taking it back', () => {
  test.each([
    ['an increment', { kind: 'live', bank: 60, increment: 30 }],
    ['new days', { kind: 'days', days: 1 }],
  ] as const)('again and again gains nobody %s', async (_, clock) => {
    const table = await opened({ game: 'battle-dice', seats: [me, me], clock })
    const { sight } = await table.host.look(null, ME)
    const seat = sight.asked!.seats[0]!
    const left = () => table.host.table().time!.left[seat]!
    const before = left()
    for (let i = 1; i <= 5; i++) {
      await table.answer(seat)
      await table.time.pass(100)
      await table.host.undo({ id: `u${i}`, seat, position: table.host.table().position }, ME)
      await table.time.pass(100)
      expect(left()).toBeLessThanOrEqual(before - i * 100)
    }
  })
})

test('an undo that is stored is not looked into again: reading a match must not take a second', async () => {
  const city = gameOf('dice-city')!
  const redeal = vi.fn<NonNullable<Game['redeal']>>((...given) => city.redeal?.(...given))
  const table = await opened({ game: 'dice-city', seats: [me, me] }, {}, { ...city, redeal })
  const [seat] = (await table.host.look(null, ME)).sight.asked!.seats
  for (let i = 0; i < 3; i++) {
    await table.answer(seat!)
    await table.host.undo({ id: `u${i}`, seat: seat!, position: table.host.table().position }, ME)
  }
  expect(redeal).toHaveBeenCalled()
  redeal.mockClear()
  const { host } = await table.again()
  expect(host.table().position).toBe(table.host.table().position)
  expect(redeal).not.toHaveBeenCalled()
})

describe('a match that is alone with one person does not grow without end', () => {
  const refusal = (work: Promise<unknown>) => work.catch((error) => `${error.code}: ${error.in('en').detail}`)
  const seatOf = async ({ host }: Opened) => (await host.look(null, ME)).sight.asked!.seats[0]!

  test(`between two rolls ${MOST_UNDONE} answers may be taken back`, async () => {
    const table = await opened({ game: 'battle-dice', seats: [me, me] })
    const seat = await seatOf(table)
    const undo = async (id: string) => {
      await table.answer(seat)
      return table.host.undo({ id, seat, position: table.host.table().position }, ME)
    }
    for (let i = 0; i < MOST_UNDONE; i++) await undo(`u${i}`)
    expect(await refusal(undo('one more'))).toBe(
      `too-many: ${MOST_UNDONE} answers have been taken back since the last roll; go on first`,
    )
  })

  test(`and it goes back past a roll ${MOST_MADE} times`, async () => {
    const table = await opened({ game: 'pig', seats: [me, me] })
    const rewind = async (id: string) => {
      const seat = await seatOf(table)
      await table.answer(seat, 'roll')
      return table.host.proposals.propose({ id, seat, kind: 'undo' }, ME)
    }
    for (let i = 0; i < MOST_MADE; i++) await rewind(`p${i}`)
    expect(await refusal(rewind('one more'))).toMatch(/^too-many: /)
  })
})
