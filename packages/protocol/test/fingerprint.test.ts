import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { difference, Fingerprint, fingerprintOf } from '../src/index.ts'

const json = fc.jsonValue({ maxDepth: 4 })
const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

describe('a fingerprint', () => {
  test('follows any difference to the fingerprint of the whole', () => {
    fc.assert(
      fc.property(fc.array(json, { minLength: 2, maxLength: 6 }), (values) => {
        const fingerprint = Fingerprint.of(values[0])
        for (const [i, to] of values.entries()) {
          const from = values[i - 1]
          if (i === 0) continue
          const delta = difference(from, to)
          if (delta) fingerprint.apply(from, delta)
          expect(fingerprint.text).toBe(fingerprintOf(throughJson(to)))
        }
      }),
      { numRuns: 2000 },
    )
  })

  test('follows differences of lists and records that have much in common', () => {
    const list = fc.array(fc.oneof(json, fc.constant(undefined)), { maxLength: 6 })
    fc.assert(
      fc.property(list, list, json, (one, other, part) => {
        const from = { list: [...one, { deep: [part] }], same: part, gone: one }
        const to = { list: [...other, ...one], same: part, more: { list: other }, none: undefined }
        const fingerprint = Fingerprint.of(from)
        const delta = difference(from, to)
        if (delta) fingerprint.apply(from, delta)
        expect(fingerprint.text).toBe(fingerprintOf(throughJson(to)))
      }),
      { numRuns: 2000 },
    )
  })

  test('is the same whatever the order of members, and differs with any leaf and any place', () => {
    expect(fingerprintOf({ a: 1, b: [2, 'x'] })).toBe(fingerprintOf({ b: [2, 'x'], a: 1 }))
    const values = [0, 1, -1, 0.5, '0', '1', '', null, true, false, [], {}, [0], [[0]], [0, 0], { a: 0 }, { b: 0 }]
    const texts = [...values, { a: [] }, { a: {} }, { a: null }, ['a', 'b'], ['b', 'a'], { a: 'b' }].map(fingerprintOf)
    expect(new Set(texts).size).toBe(texts.length)
  })

  test('different values differ', () => {
    fc.assert(
      fc.property(json, json, (one, other) => {
        const same = JSON.stringify(sortedKeys(one)) === JSON.stringify(sortedKeys(other))
        expect(fingerprintOf(throughJson(one)) === fingerprintOf(throughJson(other))).toBe(same)
      }),
      { numRuns: 3000 },
    )
  })
})

function sortedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortedKeys)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, part]) => [name, sortedKeys(part)]),
  )
}
