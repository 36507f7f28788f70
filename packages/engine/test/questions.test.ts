import { describe, expect, test } from 'vitest'
import {
  advance,
  answer,
  awaited,
  flow,
  hash,
  type Json,
  keysOf,
  Match,
  paramsOf,
  plainKey,
  type Question,
  RulesError,
  type Running,
  start,
  unavailableOf,
} from '../src/index.ts'
import { bare } from './games/bare.ts'
import { burrow } from './games/burrow.ts'
import { playRandomly } from './games/play.ts'

interface Asking extends Running {
  options: Json[]
  taken: Json[]
  asked: number
}

const root = (auto: boolean, key?: (value: Json) => string) =>
  flow<Asking>(`asking/${auto ? 'auto' : 'plain'}${key ? `-${key.name}` : ''}`, ($) => [
    $.ask<Json>('pick', {
      who: () => 1,
      options: (g) => g.options,
      auto,
      ...(key && { key }),
      then: (g, _, value) => {
        g.taken.push(value)
      },
    }),
    $.ask<string>('rest', { who: () => 0, options: () => ['a', 'b'], then: () => {} }),
  ])
const plain = root(false)
const auto = root(true)
const word = (value: Json) => (value as { word: string }).word
const keyed = root(false, word)

const asking = (options: Json[], rules = plain) => start<Asking>({ options, taken: [], asked: 0 }, rules)
const pick = (options: Json[], rules = plain) => advance(asking(options, rules)) as Question

describe('asking', () => {
  test('[EN-3.1] advance stops at a question with every legal option', () => {
    expect(pick(['x', 'y'])).toEqual({ kind: 'seats', name: 'pick', seats: [1], options: [['x', 'y']] })
  })

  test('[EN-3.1] asking again without an answer gives the same question and changes nothing', () => {
    for (let seed = 1; seed <= 10; seed++)
      playRandomly(burrow, 3, seed, (g) => {
        const first = advance(g)
        const was = hash(g)
        expect(advance(g)).toEqual(first)
        expect(hash(g)).toBe(was)
        return g
      })
  })

  test('[EN-3.2] a question without an option is not asked', () => {
    const g = asking([])
    expect((advance(g) as Question).name).toBe('rest')
    expect(g.taken).toEqual([])
  })

  test('[EN-3.3] a single option is asked for, unless the question says auto', () => {
    expect(pick(['only']).name).toBe('pick')
    const g = asking(['only'], auto)
    expect((advance(g) as Question).name).toBe('rest')
    expect(g.taken).toEqual(['only'])
    expect(pick(['one', 'other'], auto).name).toBe('pick')
  })

  test('[EN-3.4] strings, numbers, booleans and lists are their own text', () => {
    expect(['word', 3, true, [], [1, 3, 5], ['a', ['b', 2]]].map(plainKey)).toEqual([
      'word',
      '3',
      'true',
      '-',
      '1,3,5',
      'a,b,2',
    ])
    expect(() => plainKey({ a: 1 })).toThrow('needs a key of its own')
    expect(() => plainKey(null)).toThrow('needs a key of its own')
  })

  test('[EN-3.4] anything else brings its own key', () => {
    const g = asking([{ word: 'one' }, { word: 'two' }], keyed)
    expect(keysOf(g, advance(g) as Question)).toEqual(['one', 'two'])
  })

  test('[EN-3.5] two options of one key, or a key that no line of a log could hold, are a mistake of the rules', () => {
    for (const [options, message] of [
      [['same', 'other', 'same'], 'pick has two options same'],
      [[1, '1'], 'pick has two options 1'],
      [['two words', 'x'], 'no key: "two words"'],
      [['', 'x'], 'no key: ""'],
      [['#1f3a', 'x'], 'no key: "#1f3a"'],
      [['x'.repeat(401), 'y'], 'no key: "xxxx'],
    ] as const) {
      const g = asking([...options])
      const question = advance(g) as Question
      expect(() => keysOf(g, question)).toThrow(RulesError)
      expect(() => keysOf(g, question)).toThrow(message)
    }
  })

  test('[EN-3.6] keys, parameters and what is unavailable are made only when somebody needs them', () => {
    let made = 0
    const count = <T>(value: T): T => {
      made++
      return value
    }
    const lazy = flow<Running>('asking/lazy', ($) => [
      $.ask<string>('pick', {
        who: () => 0,
        options: () => ['a', 'b'],
        key: (value) => count(value),
        params: () => count({ deep: true }),
        unavailable: () => count([{ value: 'c', rule: 'XX-1' }]),
        then: () => {},
      }),
    ])
    const g = start<Running>({}, lazy)
    const question = advance(g) as Question
    expect(made).toBe(0)
    expect(keysOf(g, question)).toEqual(['a', 'b'])
    expect(paramsOf(g, question, 0)).toEqual({ deep: true })
    expect(unavailableOf(g, question, 0)).toEqual([{ key: 'c', value: 'c', rule: 'XX-1' }])
    expect(made).toBe(5)
    answer(g, question, 1)
    expect(made).toBe(5)
  })

  test('[EN-3.7] only the asked seat gets the options; everybody else learns whom the table waits for', () => {
    const g = asking(['x', 'y'])
    const question = advance(g)
    expect(awaited(g, question, 1)).toEqual({
      name: 'pick',
      seats: [1],
      offer: {
        name: 'pick',
        seat: 1,
        params: {},
        options: [
          { key: 'x', value: 'x' },
          { key: 'y', value: 'y' },
        ],
        unavailable: [],
      },
    })
    for (const other of [0, 2, undefined]) expect(awaited(g, question, other)).toEqual({ name: 'pick', seats: [1] })
    expect(awaited(g, undefined, 1)).toBeUndefined()
  })

  test('[EN-3.7] while dice or a deck are to answer, no seat is awaited', () => {
    const match = new Match(burrow, { seats: 2 })
    expect(match.awaited(0)).toEqual({ name: 'deck', seats: [] })
  })

  test('[EN-3.8] the chosen value is handed over as a copy', () => {
    for (const rules of [plain, auto]) {
      const g = asking([[1, 2]], rules)
      const question = advance(g) as Question
      if (question.name === 'pick') answer(g, question, 0)
      ;(g.taken[0] as number[]).push(3)
      expect(g.options).toEqual([[1, 2]])
    }
  })

  test('[EN-3.9] a question is named by lower-case words and hyphens; undo and rewind are taken', () => {
    const named = (name: string) => {
      const rules = flow<Running>(`asking/named ${name}`, ($) => [
        $.ask<string>(name, { who: () => 0, options: () => ['a'], then: () => {} }),
      ])
      return () => advance(start<Running>({}, rules))
    }
    expect(named('keep-2')).not.toThrow()
    for (const bad of ['Keep', 'two words', '', '2nd', 'undo', 'rewind', 'ke.ep'])
      expect(named(bad), bad).toThrow(RulesError)
  })

  test('[EN-3.10] an option that is not there, or a question that is not asked now, is refused and changes nothing', () => {
    const g = asking(['x', 'y'])
    const question = advance(g) as Question
    const was = hash(g)
    for (const choice of [-1, 2, 0.5, Number.NaN]) expect(() => answer(g, question, choice)).toThrow(RangeError)
    expect(() => answer(g, question, 0, 1)).toThrow(RangeError)
    expect(() => answer(g, { ...question, name: 'rest' }, 0)).toThrow('not waiting for rest')
    expect(hash(g)).toBe(was)
    answer(g, question, 0)
    answer(g, advance(g) as Question, 0)
    expect(advance(g)).toBeUndefined()
    expect(() => answer(g, question, 0)).toThrow('not at a question')
  })
})

describe('a match and its question', () => {
  const game = bare<Asking>({ id: 'asking', seats: { min: 2, max: 2, usual: 2 }, rules: keyed, setup: () => twoWords })
  const twoWords = { options: [{ word: 'one' }, { word: 'two' }], taken: [], asked: 0 }

  test('[EN-3.4] answers come in by key and reach the rules as values', () => {
    const match = new Match(game, { seats: 2 })
    expect(match.answer({ seat: 1, key: 'two' })).toBeUndefined()
    expect(match.state.taken).toEqual([{ word: 'two' }])
  })
})

describe('windows', () => {
  const game = (id: string, options: string[], key?: (value: string) => string) =>
    bare<Running>({
      id,
      rules: flow<Running>(`${id}/match`, ($) => [
        $.ask<string>('react', {
          who: () => 1,
          options: () => options,
          ...(key && { key }),
          decline: 'pass',
          then: () => {},
        }),
        $.ask<string>('act', { who: () => 0, options: () => ['pass', 'move'], then: () => {} }),
      ]),
      setup: () => ({}),
    })

  test('[EN-3.11] everybody learns that it is a window, and how it is declined', () => {
    const match = new Match(game('window', ['shield', 'pass']), { seats: 2 })
    expect(match.awaited(0)).toEqual({ name: 'react', seats: [1], window: true, decline: 'pass' })
    expect(match.awaited(undefined)).toEqual({ name: 'react', seats: [1], window: true, decline: 'pass' })
    expect(match.awaited(1)).toMatchObject({ window: true, offer: { name: 'react', decline: 'pass' } })
  })

  test('[EN-3.11] the option is named by its key', () => {
    const match = new Match(
      game('keyed-window', ['pass', 'shield'], (value) => `${value}!`),
      { seats: 2 },
    )
    expect(match.offer(1)?.decline).toBe('pass!')
    expect(match.answer({ seat: 1, key: 'pass!' })).toBeUndefined()
  })

  test('[EN-3.11] a question that declares none is no window, even with an option called pass', () => {
    const match = new Match(game('own-move', ['pass']), { seats: 2 })
    match.answer({ seat: 1, key: 'pass' })
    expect(match.awaited(1)).toEqual({ name: 'act', seats: [0] })
    expect(match.awaited(0)).not.toHaveProperty('window')
    expect(match.offer(0)).not.toHaveProperty('decline')
  })

  test('[EN-3.12] windows can be declined on the way, without what they offer', () => {
    const taken: string[] = []
    const rules = flow<Running>('passing/match', ($) => [
      $.ask<string>('react', {
        who: () => 1,
        options: () => {
          throw new Error('nobody asks')
        },
        decline: 'pass',
        then: (_, __, value, seat) => {
          taken.push(`${seat} ${value}`)
        },
      }),
      $.ask<string>('act', { who: () => 0, options: () => ['pass', 'move'], then: () => {} }),
    ])
    expect(advance(start<Running>({}, rules), true)).toMatchObject({ name: 'act', seats: [0] })
    expect(taken).toEqual(['1 pass'])
  })

  test('[EN-3.12] a window offers something', () => {
    expect(() => new Match(game('empty-window', []), { seats: 2 })).toThrow('react offers nothing')
  })

  test('[EN-3.13] everybody sees what an open question offers, and nobody what another one does', () => {
    const asking = (open: object) =>
      new Match(
        bare<Running>({
          id: 'open' in open ? 'shown' : 'unshown',
          rules: flow<Running>(`${'open' in open ? 'open' : 'closed'}-question/match`, ($) => [
            $.ask<string>('defend', {
              who: () => 1,
              options: () => ['shield', 'none'],
              params: () => ({ from: 0 }),
              then: () => {},
              ...open,
            }),
          ]),
          setup: () => ({}),
        }),
        { seats: 2 },
      )
    const shown = asking({ open: true })
    const { offer } = shown.awaited(1)!
    expect(offer!.options.map(({ key }) => key)).toEqual(['shield', 'none'])
    for (const viewer of [0, undefined])
      expect(shown.awaited(viewer)).toEqual({ name: 'defend', seats: [1], open: offer })
    expect(shown.awaited(1)).not.toHaveProperty('open')
    const hidden = asking({})
    for (const viewer of [0, undefined]) expect(hidden.awaited(viewer)).toEqual({ name: 'defend', seats: [1] })
  })

  test('[EN-3.12] a window that cannot be declined is a bug of the rules', () => {
    const match = new Match(game('stuck', ['shield', 'sword']), { seats: 2 })
    const wrong = 'react is declined with pass, which is not among its options'
    for (const viewer of [0, 1, undefined]) expect(() => match.awaited(viewer)).toThrow(wrong)
    expect(() => match.awaited(1)).toThrow(RulesError)
  })
})
