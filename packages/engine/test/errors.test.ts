import { describe, expect, test } from 'vitest'
import {
  advance,
  answer,
  answerChance,
  type ChanceQuestion,
  emit,
  type Flow,
  flow,
  InputError,
  Match,
  type Question,
  RulesError,
  type Running,
  replay,
  start,
} from '../src/index.ts'
import { bare } from './games/bare.ts'
import { scripted } from './games/scripted.ts'

/** A game that works until it is told to break, in the leaf named by the answer. */
interface Fragile extends Running {
  broken: string
  n: number
}

const boom = (g: Fragile, leaf: string): void => {
  if (g.broken === leaf) throw new TypeError(`boom in ${leaf}`)
}

const LEAVES = ['run', 'test', 'who', 'options', 'dice', 'face', 'vars', 'after', 'auto', 'cards', 'order'] as const

const root: Flow<Fragile> = flow<Fragile>('fragile/match', ($) => [
  $.ask<string>('break', {
    who: () => 0,
    options: () => ['then', 'key', 'params', 'unavailable', 'nothing', ...LEAVES],
    then: (g, _, leaf) => {
      g.broken = leaf
      g.n++
      emit(() => ({ type: 'broken' }))
      boom(g, 'then')
    },
  }),
  $.call(inner),
  $.ask<string>('again', { who: () => 0, options: () => ['yes', 'no'], then: () => {} }),
])

const inner: Flow<Fragile, { deep?: boolean }> = flow<Fragile, { deep?: boolean }>('fragile/inner', ($) => [
  $.run((g) => boom(g, 'run')),
  $.when(
    (g) => {
      boom(g, 'test')
      return true
    },
    $.run(() => {}),
  ),
  $.roll('roll', {
    dice: (g) => {
      boom(g, 'dice')
      return 1
    },
    then: (g) => boom(g, 'face'),
  }),
  $.shuffle('deck', {
    stream: () => 'deck',
    cards: (g) => {
      boom(g, 'cards')
      return 2
    },
    then: (g) => boom(g, 'order'),
  }),
  $.call(
    () => leaf,
    (g) => {
      boom(g, 'vars')
      return {}
    },
    (g) => boom(g, 'after'),
  ),
  $.ask<string>('auto', { who: () => 0, options: () => ['only'], auto: true, then: (g) => boom(g, 'auto') }),
  $.ask<string>('pick', {
    who: (g) => {
      boom(g, 'who')
      return 0
    },
    options: (g) => {
      boom(g, 'options')
      return ['a', 'b']
    },
    key: (value, g) => {
      boom(g, 'key')
      return value
    },
    params: (g) => {
      boom(g, 'params')
      return {}
    },
    unavailable: (g) => {
      boom(g, 'unavailable')
      return []
    },
    then: () => {},
  }),
])
const leaf: Flow<Fragile> = flow<Fragile>('fragile/leaf', () => [])

const fragile = bare<Fragile>({
  id: 'fragile',
  rules: root,
  setup: () => ({ broken: '', n: 0 }),
  view: ({ n }) => ({ n }),
})
const open = () => new Match(fragile, { seats: 1 }, scripted([[3], [1, 0]]))

const caught = (work: () => unknown): unknown => {
  try {
    work()
  } catch (error) {
    return error
  }
  throw new Error('nothing was thrown')
}

describe('mistakes in the rules', () => {
  test('[EN-11.1] an error in any leaf carries the frame stack, the log position and its cause', () => {
    for (const broken of ['then', ...LEAVES]) {
      const error = caught(() => open().answer({ seat: 0, key: broken })) as RulesError
      expect(error, broken).toBeInstanceOf(RulesError)
      expect(error.reason).toBe(`boom in ${broken}`)
      expect(error.frames).toMatch(broken === 'then' ? /^fragile\/match@1$/ : /^fragile\/match@2 > fragile\/inner@\d+$/)
      expect(error.message).toBe(`boom in ${broken}\n  in ${error.frames}\n  at log position 0`)
      expect(error.cause).toBeInstanceOf(TypeError)
    }
  })

  test('[EN-11.1] on the bare verbs the error carries the frame stack', () => {
    const g = start<Fragile>({ broken: '', n: 0 }, root)
    const question = advance(g) as Question
    expect(() => answer(g, question, 0)).toThrow('boom in then\n  in fragile/match@1')
    const rolls = start<Fragile>({ broken: '', n: 0 }, root)
    answer(rolls, question, question.options[0]!.indexOf('face'))
    const roll = advance(rolls) as ChanceQuestion
    expect(() => answerChance(rolls, roll, [3])).toThrow('boom in face\n  in fragile/match@2 > fragile/inner@4')
  })

  test('[EN-11.2] the match is unchanged, and goes on with another answer', () => {
    for (const broken of ['then', ...LEAVES]) {
      const match = open()
      const was = { hash: match.hash, position: match.position, pending: match.pending, undo: match.undoBar(0) }
      expect(() => match.answer({ seat: 0, key: broken }), broken).toThrow(RulesError)
      expect({ hash: match.hash, position: match.position, pending: match.pending, undo: match.undoBar(0) }).toEqual(
        was,
      )
      expect(match.heard(0), broken).toEqual([])
      expect(match.entries).toEqual([])
    }
    const match = open()
    expect(() => match.answer({ seat: 0, key: 'run' })).toThrow(RulesError)
    expect(match.answer({ seat: 0, key: 'nothing' })).toBeUndefined()
    expect(match.offer(0)?.name).toBe('pick')
    expect(match.heard(0)).toEqual([{ type: 'broken' }])
  })

  test('[EN-11.2] a roll settled by hand that breaks the rules leaves the match as it was', () => {
    const match = new Match(fragile, { seats: 1 })
    match.answer({ seat: 0, key: 'face' })
    const was = { hash: match.hash, position: match.position, pending: match.pending }
    expect(() => match.settle([4])).toThrow('at log position 1')
    expect({ hash: match.hash, position: match.position, pending: match.pending }).toEqual(was)
  })

  test('[EN-11.2] a source of chance that fails leaves the match as it was', () => {
    const match = new Match(fragile, { seats: 1 }, scripted([]))
    const was = match.hash
    expect(() => match.answer({ seat: 0, key: 'nothing' })).toThrow('No result is prepared for roll 1d6')
    expect(match.hash).toBe(was)
    expect(match.position).toBe(0)
  })

  test('[EN-11.3] keys, parameters and what is unavailable carry them too', () => {
    for (const broken of ['key', 'params', 'unavailable']) {
      const match = open()
      match.answer({ seat: 0, key: broken })
      const where = /^boom in \w+\n {2}in fragile\/match@2 > fragile\/inner@\d+\n {2}at log position 3$/
      expect((caught(() => match.offer(0)) as Error).message).toMatch(where)
      const was = match.hash
      if (broken !== 'params')
        expect((caught(() => match.answer({ seat: 0, key: 'x' })) as Error).message).toMatch(where)
      expect(match.hash).toBe(was)
    }
  })

  test('[EN-11.4] mistakes of the writer of an input are InputErrors, with the line where there is one', () => {
    expect(new InputError('bad', 7)).toMatchObject({ message: 'line 7: bad', line: 7, name: 'InputError' })
    expect(new InputError('bad')).toMatchObject({ message: 'bad', line: undefined })
  })

  test('[EN-11.4] an InputError is said in the language of whoever reads it', () => {
    const log = ['alea log 1', 'game chess', 'rules 1', 'seats 2', 'options {}', ''].join('\n')
    const error = caught(() => replay(fragile, log)) as InputError
    expect(error.message).toBe('line 2: this is a log of chess, not of fragile')
    expect(error.in('fr')).toBe('ligne 2\u00a0: c’est le journal d’une partie de chess, pas de fragile')
  })
})
