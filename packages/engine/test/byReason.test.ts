import { expect, test } from 'vitest'
import { byReason } from '../src/index.ts'

const groups = (...options: { key: string; rule: string; why: string | undefined }[]) =>
  byReason(options).map(({ why, rule, options }) => [why, rule, options.map(({ key }) => key).join('')])

test('options with the same reason by the same rule are one group', () => {
  expect(
    groups(
      { key: 'a', rule: 'X-1', why: '2 gold short' },
      { key: 'b', rule: 'X-1', why: '1 gold short' },
      { key: 'c', rule: 'X-1', why: '2 gold short' },
      { key: 'd', rule: 'X-2', why: '2 gold short' },
    ),
  ).toEqual([
    ['2 gold short', 'X-1', 'ac'],
    ['1 gold short', 'X-1', 'b'],
    ['2 gold short', 'X-2', 'd'],
  ])
})

test('without reasons the rules group them', () => {
  const closed = (key: string, rule: string) => ({ key, rule, why: undefined })
  expect(groups(closed('a', 'X-1'), closed('b', 'X-2'), closed('c', 'X-1'))).toEqual([
    [undefined, 'X-1', 'ac'],
    [undefined, 'X-2', 'b'],
  ])
})
