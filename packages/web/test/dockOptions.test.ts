import { expect, test } from 'vitest'
import { type DockItem, dockItems, fitting, numberedKeys } from '../src/table/dockOptions.ts'
import { placedOptions } from '../src/table/placedOptions.ts'

/** `a@1` lies on place 1, `a@1+2` on both; `pass` lies nowhere. */
const placed = (...keys: readonly string[]) =>
  placedOptions(
    {
      name: 'choose',
      seat: 0,
      params: {},
      options: keys.map((key) => ({ key, value: key })),
      unavailable: [],
    },
    (value) => String(value).split('@')[1]?.split('+') ?? [],
    String,
    () => undefined,
  )

const wishes = {
  isComposed: () => false,
  isInSight: () => true,
  lists: () => false,
  declines: ({ key }: { key: string }) => key === 'pass',
  groupOf: ({ key }: { key: string }) => (key === 'pass' ? undefined : `die ${key[0]}`),
}
const named = (items: readonly DockItem[]) =>
  items.map((item) => (item.kind === 'option' ? item.option.key : `${item.title}: ${item.options.length}`))

test('what the board shows is no button; what is out of sight or has no place is one', () => {
  const options = placed('pass', 'a@1', 'b@2')
  expect(named(dockItems(options, wishes))).toEqual(['pass'])
  expect(named(dockItems(options, { ...wishes, isInSight: (place) => place !== '2' }))).toEqual(['pass', 'b@2'])
  expect(named(dockItems(options, { ...wishes, lists: ({ key }) => key === 'a@1' }))).toEqual(['pass', 'a@1'])
  expect(named(dockItems(options, { ...wishes, isComposed: () => true }))).toEqual([])
})

test('more than nine are grouped, and declining stays a button', () => {
  const nine = ['a1', 'a2', 'a3', 'b1', 'b2', 'b3', 'c1', 'c2', 'pass']
  expect(named(dockItems(placed(...nine), wishes))).toEqual(nine)
  expect(named(dockItems(placed(...nine, 'd1'), wishes))).toEqual(['die a: 3', 'die b: 3', 'die c: 2', 'pass', 'd1'])
})

test('where room is short, declining keeps its place', () => {
  const items = dockItems(placed('a', 'b', 'c', 'd', 'pass'), wishes)
  expect(named(fitting(items, 3))).toEqual(['a', 'b', 'pass'])
  expect(named(fitting(items, 1))).toEqual(['pass'])
  expect(fitting(items, 5)).toBe(items)
  const twice = dockItems(placed('pass', 'a', 'stop'), { ...wishes, declines: ({ key }) => key !== 'a' })
  expect(named(fitting(twice, 1))).toEqual(['pass'])
})

test('keys press the buttons first, then the places in the order of the rules', () => {
  const options = placed('pass', 'a@1', 'b@1', 'c@2+3', 'd@4')
  const { targets, onPlaces } = numberedKeys(dockItems(options, wishes), options, (_, place) => place !== '4')
  expect(targets.slice(1)).toEqual([{ place: '1' }, { place: '2' }])
  // Copies of the same thing have the same key; two options at one place share it.
  expect([...onPlaces]).toEqual([
    ['1', '2'],
    ['2', '3'],
    ['3', '3'],
  ])
})

test('there are nine keys', () => {
  const options = placed('pass', ...Array.from({ length: 12 }, (_, i) => `x@${i}`))
  const { targets, onPlaces } = numberedKeys(dockItems(options, wishes), options, () => true)
  expect(targets).toHaveLength(9)
  expect(onPlaces.size).toBe(8)
})
