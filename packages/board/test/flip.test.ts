import { expect, test } from 'vitest'
import { flip, type Spot } from '../src/motion/flip.ts'

const spot = (x: number, y: number, width = 10, height = 20, on?: string): Spot => ({ x, y, width, height, on })
const look = (spots: Record<string, Spot>) => new Map(Object.entries(spots))

test('what moved flies from where it was, what came and what went are named', () => {
  const before = look({ a: spot(0, 0), b: spot(50, 0), c: spot(100, 0) })
  const after = look({ a: spot(30, 40), b: spot(50, 0), d: spot(100, 0) })
  expect(flip(before, after)).toEqual({
    moved: [{ id: 'a', dx: -30, dy: -40, sx: 1, sy: 1 }],
    came: ['d'],
    gone: ['c'],
  })
})

test('a piece that grew starts at its old size', () => {
  const { moved } = flip(look({ a: spot(0, 0, 10, 20) }), look({ a: spot(0, 0, 20, 40) }))
  expect(moved).toEqual([{ id: 'a', dx: 0, dy: 0, sx: 0.5, sy: 0.5 }])
})

test('the small lift of a glowing piece is no journey', () => {
  expect(flip(look({ a: spot(0, 2) }), look({ a: spot(0, 0) })).moved).toEqual([])
  expect(flip(look({ a: spot(0, 5) }), look({ a: spot(0, 0) })).moved).toHaveLength(1)
})

test('a token on a card is carried by it and does not move twice', () => {
  const before = look({ card: spot(0, 0), token: spot(5, 5, 4, 4, 'card') })
  const carried = look({ card: spot(100, 0), token: spot(105, 5, 4, 4, 'card') })
  expect(flip(before, carried).moved.map(({ id }) => id)).toEqual(['card'])
  const shifted = look({ card: spot(100, 0), token: spot(105, 25, 4, 4, 'card') })
  expect(flip(before, shifted).moved).toContainEqual({ id: 'token', dx: 0, dy: -20, sx: 1, sy: 1 })
})

test('a token that changes cards flies the whole way', () => {
  const before = look({ one: spot(0, 0), two: spot(100, 0), token: spot(5, 5, 4, 4, 'one') })
  const after = look({ one: spot(0, 0), two: spot(100, 0), token: spot(105, 5, 4, 4, 'two') })
  expect(flip(before, after).moved).toEqual([{ id: 'token', dx: -100, dy: 0, sx: 1, sy: 1 }])
})

test('a new card brings what lies on it, and takes it away', () => {
  const card = look({ card: spot(0, 0), token: spot(5, 5, 4, 4, 'card') })
  expect(flip(look({}), card)).toEqual({ moved: [], came: ['card'], gone: [] })
  expect(flip(card, look({}))).toEqual({ moved: [], came: [], gone: ['card'] })
})

test('what is not drawn neither flies nor fades', () => {
  const nowhere = spot(0, 0, 0, 0)
  expect(flip(look({ a: nowhere, b: nowhere }), look({ a: spot(50, 50) }))).toEqual({ moved: [], came: [], gone: [] })
})
