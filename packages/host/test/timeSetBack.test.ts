/** The computer's clock is set back by an hour: nobody may have to wait until it is that late again. */
import { describe, expect, test } from 'vitest'
import { steadyClock } from '../src/index.ts'
import { ME, opened } from './opened.ts'

const HOUR = 3_600_000
const me = { kind: 'me' } as const

test('a steady clock follows the computer forward and never back', () => {
  let [computer, elapsed] = [1000, 0]
  const now = steadyClock(
    () => computer,
    () => elapsed,
  )
  const pass = (ms: number) => {
    computer += ms
    elapsed += ms
    return now()
  }
  expect(pass(10)).toBe(1010)
  computer -= HOUR
  expect(now()).toBe(1010)
  expect(pass(0.5)).toBe(1010)
  expect(pass(5)).toBe(1015)
  computer += 2 * HOUR
  expect(now()).toBe(Math.floor(computer))
  expect(pass(7)).toBe(Math.floor(computer))
})

describe('a match that is read again after the clock was set back', () => {
  test('does not make a bot wait', async () => {
    const table = await opened({ game: 'pig', seats: [me, { kind: 'bot', bot: 'random' }], pace: 500 })
    // Until the bot is asked.
    for (let i = 0; i < 50 && table.host.match!.pending?.kind === 'seats'; i++) {
      if (table.host.match!.offer(1)) break
      await table.answer(0, 'roll')
    }
    expect(table.host.match!.offer(1)).toBeDefined()
    const { position } = table.host.match!
    table.time.now -= HOUR
    const again = await table.again()
    await again.time.pass(1000)
    expect(again.host.match!.position).toBeGreaterThan(position)
  })

  test('gives nobody an hour more on the clock', async () => {
    const clock = { kind: 'live', bank: 60, increment: 0 } as const
    const table = await opened({ game: 'pig', seats: [me, me], clock })
    await table.time.pass(10_000)
    table.time.now -= HOUR
    const again = await table.again({ ownedSince: table.time.now })
    expect(again.host.table(ME).time!.left).toEqual([60_000, 60_000])
    await again.time.pass(20_000)
    expect(again.host.table(ME).time!.left).toEqual([40_000, 60_000])
    await again.time.pass(41_000)
    expect(again.host.record.seats[0]!.bot).toBeDefined()
  })

  test('closes a window when its time is over', async () => {
    const windows = { delay: 100, limit: 5000 }
    const table = await opened({ game: 'dice-throne', seats: [me, me], windows })
    for (let i = 0; i < 200 && table.host.match!.decline === undefined; i++) {
      const { pending } = table.host.match!
      await table.answer(pending?.kind === 'seats' ? pending.seats[0]! : 0)
    }
    expect(table.host.match!.decline).toBeDefined()
    const { position } = table.host.match!
    table.time.now -= HOUR
    const again = await table.again({ ownedSince: table.time.now })
    await again.time.pass(6000)
    expect(again.host.match!.position).toBeGreaterThan(position)
  })

  test('throws its dice without bytes that are not sent', async () => {
    const seats = [me, me]
    const table = await opened({ game: 'battle-dice', seats, commitment: 'f'.repeat(64) })
    expect(table.host.record.dice.sealed).toBe(false)
    table.time.now -= HOUR
    const again = await table.again({ ownedSince: table.time.now })
    await again.time.pass(1500)
    expect(again.host.record.dice.sealed).toBe(true)
  })
})
