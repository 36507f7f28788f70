import { hash } from '@alea/engine'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { difference, patched } from '../src/index.ts'

const json = fc.jsonValue({ maxDepth: 4 })

/** Two values that have much in common, as two views of one match have. */
const related = fc
  .tuple(fc.dictionary(fc.constantFrom('a', 'b', 'c', '#', '0', '__proto__'), json), json, fc.array(json), fc.nat(5))
  .chain(([base, part, list, cut]) =>
    fc.constantFrom<[unknown, unknown]>(
      [base, { ...base, a: part }],
      [
        { ...base, list },
        { ...base, list: list.slice(cut) },
      ],
      [
        { ...base, list },
        { ...base, list: [...list, part] },
      ],
      [{ deep: { base, list } }, { deep: { base: { ...base, b: part }, list: list.toReversed() } }],
    ),
  )

describe('difference and patched', () => {
  test('are inverse, for any two values, through JSON', () => {
    fc.assert(
      fc.property(fc.oneof(related, fc.tuple(json, json)), ([from, to]) => {
        const kept = JSON.stringify(from)
        const delta = difference(from, to)
        const sent = delta === undefined ? undefined : JSON.parse(JSON.stringify(delta))
        const result = sent === undefined ? from : patched(from, sent)
        expect(hash(result)).toBe(hash(to))
        expect(JSON.stringify(from)).toBe(kept)
      }),
      { numRuns: 3000 },
    )
  })

  test('equal values have no difference', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(difference(value, JSON.parse(JSON.stringify(value)))).toBeUndefined()
      }),
    )
  })

  test('say only what changed', () => {
    const from = { hp: 20, foe: { hp: 15, name: 'orc' }, log: [{ n: 1 }, { n: 2 }], gone: 1 }
    const to = { hp: 20, foe: { hp: 12, name: 'orc' }, log: [{ n: 1 }, { n: 2 }, { n: 3 }] }
    expect(difference(from, to)).toEqual({ foe: { hp: [12] }, log: { '#': 3, 2: [{ n: 3 }] }, gone: 0 })
  })

  test('cannot reach a prototype', () => {
    const evil = JSON.parse('{"__proto__":{"polluted":[true]}}')
    patched({}, JSON.parse('{"__proto__":[{"polluted":true}]}'))
    expect(() => patched({}, evil)).toThrow(TypeError)
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  })
})
