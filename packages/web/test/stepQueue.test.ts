import { describe, expect, test } from 'vitest'
import { PACES, type PacedStep, paceName, timeFor } from '../src/table/happening/pace.ts'
import { StepQueue } from '../src/table/happening/stepQueue.ts'
import { FakeClock } from './fakeClock.ts'

const step = (wish: Partial<PacedStep> = {}): PacedStep => ({
  events: 1,
  asksReader: false,
  isUrgent: false,
  ...wish,
})

function queue(pace: number = PACES.normal) {
  const clock = new FakeClock()
  const shown: PacedStep[] = []
  const wish = { pace }
  const steps = new StepQueue<PacedStep>({
    clock,
    timeFor: (one, waiting) => timeFor(one, waiting, wish.pace),
    show: (one) => shown.push(one),
  })
  return { clock, shown, steps, wish }
}

describe('steps of others', () => {
  test('the first is shown at once, each of the others after the one before it had its time', () => {
    const { clock, shown, steps } = queue()
    const [one, two, three] = [step(), step({ events: 3 }), step()]
    for (const each of [one, two, three]) steps.push(each)
    expect(shown).toEqual([one])
    expect(steps.isBehind).toBe(true)
    clock.pass(PACES.normal - 1)
    expect(shown).toEqual([one])
    clock.pass(1)
    expect(shown).toEqual([one, two])
    // More has happened: it stays longer.
    clock.pass(PACES.normal)
    expect(shown).toEqual([one, two])
    clock.pass(PACES.normal)
    expect(shown).toEqual([one, two, three])
    expect(steps.isBehind).toBe(false)
  })

  test('one that comes after a while waits only for what is left', () => {
    const { clock, shown, steps } = queue()
    steps.push(step())
    clock.pass(PACES.normal - 10)
    steps.push(step())
    expect(shown).toHaveLength(1)
    clock.pass(10)
    expect(shown).toHaveLength(2)
    clock.pass(10 * PACES.slow)
    steps.push(step())
    expect(shown).toHaveLength(3)
  })

  test('nothing stays if nothing happened', () => {
    const { shown, steps } = queue()
    steps.push(step({ events: 0 }))
    steps.push(step())
    expect(shown).toHaveLength(2)
  })

  test('skipped: the last is shown, and nothing comes after it', () => {
    const { clock, shown, steps } = queue()
    const last = step()
    for (const each of [step(), step(), step(), last]) steps.push(each)
    steps.skip()
    expect(shown.at(-1)).toBe(last)
    expect(shown).toHaveLength(2)
    clock.pass(10 * PACES.slow)
    expect(shown).toHaveLength(2)
    steps.skip()
    expect(shown).toHaveLength(2)
  })

  test('without a pace nothing waits, and another pace counts at once', () => {
    const none = queue(PACES.none)
    for (let i = 0; i < 5; i++) none.steps.push(step())
    expect(none.shown).toHaveLength(5)
    const { clock, shown, steps, wish } = queue(PACES.slow)
    steps.push(step())
    steps.push(step())
    clock.pass(PACES.fast)
    expect(shown).toHaveLength(1)
    wish.pace = PACES.fast
    steps.proceed()
    expect(shown).toHaveLength(2)
  })

  test('many that wait are shown quickly, too many not at all', () => {
    const { clock, shown, steps } = queue()
    for (let i = 0; i < 24; i++) steps.push(step())
    clock.pass(PACES.normal)
    expect(shown.length).toBeGreaterThan(3)
    const crowd = queue()
    for (let i = 0; i < 60; i++) crowd.steps.push(step())
    expect(crowd.shown.length).toBeGreaterThan(20)
    crowd.clock.pass(30 * PACES.normal)
    expect(crowd.shown).toHaveLength(60)
  })

  test('a whole view replaces everything', () => {
    const { clock, shown, steps } = queue()
    const whole = step()
    steps.push(step())
    steps.push(step())
    steps.restart(whole)
    clock.pass(10 * PACES.slow)
    expect(shown.at(-1)).toBe(whole)
    expect(shown).toHaveLength(2)
  })
})

describe('the reader is not kept waiting', () => {
  test('the question comes at once if nothing happens before it', () => {
    const { shown, steps } = queue()
    steps.push(step())
    steps.push(step({ events: 0, asksReader: true }))
    expect(shown).toHaveLength(2)
  })

  test('but what happens before it is shown first', () => {
    const { clock, shown, steps } = queue()
    steps.push(step())
    steps.push(step())
    steps.push(step({ events: 0, asksReader: true }))
    expect(shown).toHaveLength(1)
    clock.pass(PACES.normal)
    expect(shown).toHaveLength(3)
  })

  test('when time runs for the reader, nothing is waited for', () => {
    const { shown, steps } = queue()
    for (let i = 0; i < 4; i++) steps.push(step())
    expect(shown).toHaveLength(1)
    steps.push(step({ asksReader: true, isUrgent: true }))
    expect(shown).toHaveLength(5)
  })
})

test('a pace of an earlier version is the nearest of today', () => {
  expect([0, 350, 700, 1500].map(paceName)).toEqual(['none', 'fast', 'normal', 'slow'])
})
