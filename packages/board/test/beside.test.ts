import { expect, test } from 'vitest'
import { beside } from '../src/overlays/beside.ts'

const screen = { width: 400, height: 800 }
const box = { width: 100, height: 50 }

test('a tip sits above the middle of its anchor', () => {
  expect(beside({ x: 150, y: 300, width: 60, height: 40 }, box, screen, 'above')).toEqual({ left: 130, top: 242 })
})

test('where there is no room it goes to the other side', () => {
  expect(beside({ x: 150, y: 20, width: 60, height: 40 }, box, screen, 'above').top).toBe(68)
  expect(beside({ x: 150, y: 760, width: 60, height: 40 }, box, screen, 'below').top).toBe(702)
})

test('it never leaves the screen', () => {
  expect(beside({ x: 0, y: 300, width: 20, height: 20 }, box, screen, 'above').left).toBe(8)
  expect(beside({ x: 390, y: 300, width: 20, height: 20 }, box, screen, 'above').left).toBe(292)
  expect(beside({ x: 0, y: 300, width: 20, height: 20 }, { width: 900, height: 900 }, screen, 'below')).toEqual({
    left: 8,
    top: 8,
  })
})
