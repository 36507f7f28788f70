import { describe, expect, test } from 'vitest'
import { flagAt, granted, newClock, pressed, resumed } from '../src/index.ts'

describe('a clock', () => {
  const live = { kind: 'live', bank: 60, increment: 5 } as const
  const days = { kind: 'days', days: 2 } as const

  test('takes time from who is asked and gives the increment to who answers', () => {
    const begun = pressed(live, newClock(live, 2, 0), [0], 0)
    const answered = pressed(live, begun, [1], 20_000, 0)
    expect(answered).toEqual({ left: [45_000, 60_000], running: [1], since: 20_000 })
    expect(flagAt(answered, 1)).toBe(80_000)
  })

  test('gives no increment for anything but an answer', () => {
    const begun = pressed(live, newClock(live, 2, 0), [0], 0)
    expect(pressed(live, begun, [0], 20_000).left).toEqual([40_000, 60_000])
  })

  test('of days begins anew with every answer', () => {
    const begun = pressed(days, newClock(days, 2, 0), [0], 0)
    expect(pressed(days, begun, [1], 100_000_000, 0).left).toEqual([172_800_000, 172_800_000])
  })

  test('does not count the time before the host had the match, and leaves a returning player something', () => {
    const begun = pressed(live, newClock(live, 2, 0), [0], 0)
    expect(flagAt(resumed(begun, 1_000_000), 0)).toBe(1_060_000)
    expect(granted(pressed(live, begun, [0], 59_000), 0, 30_000).left[0]).toBe(30_000)
  })
})
