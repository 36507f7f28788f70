import { GAMES } from '@alea/catalog'
import { random } from '@alea/engine'
import { describe, expect, test } from 'vitest'
import { type Opened, opened } from './opened.ts'

const me = { kind: 'me' } as const
const DAY = 86_400_000

/** Plays at random until a question of this name is put. */
async function playTo(table: Opened, name: string): Promise<number> {
  const luck = random(5)
  for (let i = 0; i < 3000; i++) {
    const { sight } = await table.host.look(null, new Set())
    const { asked } = sight
    if (!asked) break
    const [seat = 0] = asked.seats
    if (asked.name === name) return seat
    const offer = (await table.host.look(seat, new Set(['me']))).sight.asked!.offer!
    await table.answer(seat, offer.options[luck.below(offer.options.length)]!.key)
  }
  throw new Error(`${name} was never asked`)
}

const position = async (table: Opened) => (await table.host.look(null, new Set())).position

describe('what may be passed is declared by the rules', () => {
  test('the main action of Dice Forge never passes by itself, and its clock runs', async () => {
    const table = await opened({
      game: 'dice-forge',
      seats: [me, me],
      windows: { delay: 1000, limit: 60_000 },
      clock: { kind: 'days', days: 3 },
    })
    const seat = await playTo(table, 'action')
    const before = await position(table)
    expect(table.host.table().time!.running).toEqual([seat])
    await table.time.pass(2 * DAY)
    expect(await position(table)).toBe(before)
    expect(table.host.table().time!.left[seat]).toBe(DAY)
    expect(table.host.record.seats[seat]).not.toHaveProperty('bot')
    await table.time.pass(DAY)
    expect(table.host.record.seats[seat]).toHaveProperty('bot')
  })

  test('a window of Dice Throne passes at its limit, no sooner, and costs no time', async () => {
    const table = await opened({
      game: 'dice-throne',
      seats: [me, me],
      windows: { delay: 1000, limit: 60_000 },
      clock: { kind: 'live', bank: 600, increment: 0 },
    })
    for (const seat of [0, 1]) await table.host.order(seat, { stop: true }, new Set(['me']))
    const seat = await playTo(table, 'respond')
    const before = await position(table)
    const { left, running } = table.host.table().time!
    expect(running).toEqual([])
    await table.time.pass(59_999)
    expect(await position(table)).toBe(before)
    await table.time.pass(1)
    expect(await position(table)).toBeGreaterThan(before)
    expect(table.host.table().time!.left[seat]).toBe(left[seat])
  })

  test('a pass given at once is shown after the delay where somebody could learn from it', async () => {
    const table = await opened({ game: 'dice-throne', seats: [me, me], windows: { delay: 1000, limit: 0 } })
    for (const seat of [0, 1]) await table.host.order(seat, { stop: true }, new Set(['me']))
    const seat = await playTo(table, 'respond')
    const before = await position(table)
    const { decline } = (await table.host.look(seat, new Set(['me']))).sight.asked!.offer!
    const given = table.answer(seat, decline)
    await table.time.pass(999)
    expect(await position(table)).toBe(before)
    await table.time.pass(1)
    expect(await given).toBe(before + 1)
  })

  test.each(GAMES)('with orders to pass everything, $id passes windows and nothing else', async ({ id, seats }) => {
    const count = Math.max(seats.min, Math.min(2, seats.max))
    const table = await opened({ game: id, seats: Array(count).fill(me), windows: { delay: 10, limit: 20 } })
    for (let seat = 0; seat < count; seat++) await table.host.order(seat, { pass: 'always' }, new Set(['me']))
    const luck = random(9)
    for (let i = 0; i < 150; i++) {
      await table.time.pass(100)
      const { sight, position: before } = await table.host.look(null, new Set())
      if (!sight.asked) break
      expect(sight.asked.window, `${sight.asked.name} stands after its time`).toBeUndefined()
      await table.time.pass(DAY)
      expect(await position(table)).toBe(before)
      const [seat = 0] = sight.asked.seats
      const offer = (await table.host.look(seat, new Set(['me']))).sight.asked!.offer!
      await table.answer(seat, offer.options[luck.below(offer.options.length)]!.key)
    }
  })
})

describe('standing orders', () => {
  test('"until the turn changes" answers nothing in Dice Forge, which has no windows', async () => {
    const table = await opened({ game: 'dice-forge', seats: [me, me] })
    const seat = await playTo(table, 'action')
    await table.host.order(seat, { pass: 'turn' }, new Set(['me']))
    const before = await position(table)
    await table.time.pass(DAY)
    expect(await position(table)).toBe(before)
  })

  test('"until the turn changes" ends with the turn it was given in', async () => {
    const table = await opened({ game: 'dice-throne', seats: [me, me] })
    for (const seat of [0, 1]) await table.host.order(seat, { stop: true }, new Set(['me']))
    const seat = await playTo(table, 'respond')
    const { turn } = (await table.host.look(seat, new Set(['me']))).sight
    for (const each of [0, 1]) await table.host.order(each, { pass: 'turn' }, new Set(['me']))
    await table.time.pass(0)
    const luck = random(4)
    for (let i = 0; i < 2000; i++) {
      await table.time.pass(0)
      const { sight } = await table.host.look(null, new Set())
      if (!sight.asked) break
      const { window, seats } = sight.asked
      if (sight.turn === turn) expect(window).toBeUndefined()
      const offer = (await table.host.look(seats[0]!, new Set(['me']))).sight.asked!.offer!
      if (window && sight.turn > turn && offer.options.length > 1) return
      await table.answer(seats[0]!, offer.options[luck.below(offer.options.length)]!.key)
    }
    throw new Error('no window of a later turn was put to anybody')
  })

  test('"as long as nothing more can be done" asks again when something can', async () => {
    const table = await opened({ game: 'dice-throne', seats: [me, me] })
    const ids = new Set(['me'])
    for (const seat of [0, 1]) await table.host.order(seat, { stop: true }, ids)
    const seat = await playTo(table, 'respond')
    const known = (await table.host.look(seat, ids)).sight.asked!.offer!.options.map(({ key }) => key)
    await table.host.order(seat, { pass: 'unchanged' }, ids)
    const { turn } = (await table.host.look(seat, ids)).sight
    const luck = random(2)
    let askedAgain = 0
    for (let i = 0; i < 400; i++) {
      await table.time.pass(0)
      const { sight } = await table.host.look(null, new Set())
      if (!sight.asked || sight.turn !== turn) break
      const asked = sight.asked.seats[0]!
      const { options, decline } = (await table.host.look(asked, ids)).sight.asked!.offer!
      if (asked === seat && decline !== undefined && options.length > 1) {
        askedAgain++
        expect(options.every(({ key }) => known.includes(key))).toBe(false)
      }
      await table.answer(asked, decline ?? options[luck.below(options.length)]!.key)
    }
    expect(askedAgain).toBeGreaterThan(0)
  })
})
