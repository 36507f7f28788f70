import { random } from '@alea/engine'
import { describe, expect, test } from 'vitest'
import { type ClockState, clockInfo, flagAt, granted, newClock, notAhead, pressed, resumed } from '../src/index.ts'

describe('a clock', () => {
  const live = { kind: 'live', bank: 60, increment: 5 } as const
  const days = { kind: 'days', days: 2 } as const

  test('takes time from who is asked and gives the increment to who answers', () => {
    const begun = pressed(live, newClock(live, 2, 0), [0], 0)
    const answered = pressed(live, begun, [1], 20_000, { seat: 0 })
    expect(answered).toMatchObject({ left: [45_000, 60_000], running: [1], since: 20_000 })
    expect(flagAt(answered, 1)).toBe(80_000)
  })

  test('gives no increment for anything but an answer', () => {
    const begun = pressed(live, newClock(live, 2, 0), [0], 0)
    expect(pressed(live, begun, [0], 20_000).left).toEqual([40_000, 60_000])
  })

  test('of days begins anew with every answer', () => {
    const begun = pressed(days, newClock(days, 2, 0), [0], 0)
    expect(pressed(days, begun, [1], 100_000_000, { seat: 0 }).left).toEqual([172_800_000, 172_800_000])
  })

  test('does not count the time before the host had the match, and leaves a returning player something', () => {
    const begun = pressed(live, newClock(live, 2, 0), [0], 0)
    expect(flagAt(resumed(begun, 1_000_000), 0)).toBe(1_060_000)
    expect(granted(pressed(live, begun, [0], 59_000), 0, 30_000).left[0]).toBe(30_000)
  })

  test('counts the time in which another host is known to have had the match', () => {
    const begun = pressed(live, newClock(live, 2, 0), [0], 5000)
    // Twelve seconds of thinking, then nobody had it until the thousandth.
    expect(flagAt(resumed(begun, 1_000_000, 17_000), 0)).toBe(1_048_000)
    // It was written after the other was last seen, or while this host had it already.
    expect(flagAt(resumed(begun, 1_000_000, 3000), 0)).toBe(1_060_000)
    expect(resumed(begun, 4000, 3000)).toBe(begun)
    // Nobody had it before its owner had it.
    expect(flagAt(resumed(begun, 10_000, 99_000), 0)).toBe(65_000)
  })
})

describe('an undo', () => {
  const clocks = [
    { kind: 'live', bank: 60, increment: 5 },
    { kind: 'days', days: 1 },
  ] as const

  test.each(clocks)('gains nobody time, whatever the order of answers and undos ($kind)', (setup) => {
    for (let seed = 1; seed <= 200; seed++) {
      const luck = random(seed)
      let now = 0
      let clock: ClockState = pressed(setup, newClock(setup, 2, now), [0], now)
      /** What the seat has without any gain, and what the answers that stand have gained. */
      let spent = 0
      const standing: number[] = []
      for (let i = 0; i < 30; i++) {
        const ms = luck.below(900)
        now += ms
        spent += ms
        const undoes = standing.length > 0 && luck.below(2) === 0
        const { left } = clock
        clock = pressed(setup, clock, [0], now, { seat: 0, undoes })
        if (undoes) standing.pop()
        else standing.push(clock.left[0]! - (left[0]! - ms))
        const first = setup.kind === 'live' ? 60_000 : 86_400_000
        const gained = standing.reduce((sum, gain) => sum + gain, 0)
        expect(clock.left[0]).toBe(first - spent + gained)
        if (setup.kind === 'live') expect(gained).toBe(5000 * standing.length)
      }
    }
  })

  test('of an answer that was given before dice or before another seat takes nothing back', () => {
    const [live] = clocks
    const begun = pressed(live, newClock(live, 2, 0), [0], 0)
    const rolled = pressed(live, begun, [0], 0, { seat: 0, barred: true })
    expect(pressed(live, rolled, [0], 0, { seat: 0, undoes: true }).left[0]).toBe(65_000)
    const both = pressed(live, pressed(live, begun, [1], 0, { seat: 0 }), [1], 0, { seat: 1 })
    expect(pressed(live, both, [1], 0, { seat: 1, undoes: true }).left).toEqual([65_000, 60_000])
  })
})

describe('when the time of day is set back', () => {
  const live = { kind: 'live', bank: 60, increment: 0 } as const
  const hour = 3_600_000
  const begun = pressed(live, newClock(live, 2, hour), [0], hour)

  test('nobody gains time', () => {
    expect(clockInfo(begun, 0).left).toEqual([60_000, 60_000])
    expect(pressed(live, begun, [1], 0, { seat: 0 }).left).toEqual([60_000, 60_000])
  })

  test('the clock runs on from then', () => {
    expect(flagAt(notAhead(begun, 1000), 0)).toBe(61_000)
    expect(notAhead(begun, hour + 1)).toBe(begun)
  })
})
