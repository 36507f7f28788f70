import { expect, test } from 'vitest'
import { inputGuard, SETTLE_MS } from '../src/table/inputGuard.ts'

function guarded() {
  let now = 10_000
  const guard = inputGuard(() => now)
  const pass = (ms: number) => {
    now += ms
  }
  /** Says whether it counted; a press that counts answers, so that something else is asked. */
  const press = () => {
    guard.down()
    const counts = guard.takes('down')
    if (counts) guard.changed()
    return counts
  }
  return { guard, pass, press }
}

test('two presses 200 ms apart never answer two questions', () => {
  const { pass, press } = guarded()
  expect(press()).toBe(true)
  pass(200)
  expect(press()).toBe(false)
})

test('at a deliberate pace every press counts', () => {
  const { pass, press } = guarded()
  for (let i = 0; i < 3; i++) {
    expect(press()).toBe(true)
    pass(SETTLE_MS)
  }
})

test('a question that changes by itself settles as long', () => {
  const { guard, pass, press } = guarded()
  pass(1000)
  guard.changed()
  pass(SETTLE_MS - 1)
  expect(guard.opensIn()).toBe(1)
  expect(press()).toBe(false)
  pass(1)
  expect(guard.opensIn()).toBe(0)
  expect(press()).toBe(true)
})

test('a press that began too early does not count when it ends; a key has no beginning', () => {
  const { guard, pass } = guarded()
  guard.changed()
  pass(SETTLE_MS - 10)
  guard.down()
  pass(20)
  expect(guard.takes('down')).toBe(false)
  expect(guard.takes('at once')).toBe(true)
})
