import { describe, expect, test } from 'vitest'
import {
  abort,
  advance,
  answer,
  calledBy,
  clone,
  type Flow,
  type Frame,
  flow,
  frameOf,
  framesOf,
  hasReached,
  innermost,
  instructionsOf,
  isAt,
  isOf,
  isOver,
  isRunning,
  type Question,
  type Running,
  readersOf,
  reads,
  start,
  sumFrames,
  unwind,
  varsWith,
} from '../src/index.ts'

interface Dig extends Running {
  notes: string[]
  depth: number
}

interface Shaft {
  depth: number
  lamp?: string
}

type Stop = (g: Dig) => void

/** A mine: each shaft sinks another one below it, down to `depth`, where the miner is asked. */
const mine = flow<Dig>('dig/mine', ($) => [
  $.call(
    shaft,
    () => ({ depth: 1 }),
    (g) => void g.notes.push('out'),
  ),
  $.run((g) => void g.notes.push('home')),
])

const shaft: Flow<Dig, Shaft> = flow<Dig, Shaft>('dig/shaft', ($) => [
  $.ask<string>('sink', {
    who: () => 0,
    options: () => ['deeper', 'rest'],
    then: (g, l, what) => {
      g.notes.push(`${what} ${l.depth}`)
      if (what === 'rest') g.depth = l.depth
    },
  }),
  $.mark('sunk'),
  $.when(
    (g, l) => l.depth < g.depth,
    $.call(
      shaft,
      (_, l) => ({ depth: l.depth + 1, lamp: `lamp ${l.depth + 1}` }),
      (g, l) => void g.notes.push(`back to ${l.depth}`),
    ),
  ),
  $.when((g, l) => l.depth === g.depth, $.call(gallery)),
  $.mark('dug'),
  $.run((g, l) => void g.notes.push(`left ${l.depth}`)),
])

const gallery = flow<Dig>('dig/gallery', ($) => [
  $.askAll<string>('stop', {
    who: () => [0, 1],
    options: () => ['on', 'up'],
    then: (g) => void g.notes.push('stopped'),
  }),
])

const elsewhere = flow<Dig>('dig/elsewhere', () => [])

/** At the question of the gallery, three shafts deep. */
function below(depth = 3): Dig {
  const g = start<Dig>({ notes: [], depth }, mine)
  for (let i = 1; i < depth; i++) choose(g, 'deeper')
  choose(g, 'rest')
  g.notes = []
  return g
}

function choose(g: Dig, what: string, who = 0): void {
  const question = advance(g) as Question
  answer(g, question, question.options[who]!.indexOf(what), who)
  advance(g)
}

const depths = (frames: readonly Frame<Shaft>[]) => frames.map(({ vars }) => vars.depth)

describe('marks', () => {
  test('[EN-2.11] a frame has reached the marks it has passed, and none before', () => {
    const g = start<Dig>({ notes: [], depth: 2 }, mine)
    advance(g)
    expect(hasReached(frameOf(g, shaft)!, 'sunk')).toBe(false)
    choose(g, 'deeper')
    expect(framesOf(g, shaft).map((frame) => hasReached(frame, 'sunk'))).toEqual([true, false])
    choose(g, 'deeper')
    expect(framesOf(g, shaft).map((frame) => hasReached(frame, 'dug'))).toEqual([false, true])
  })

  test('[EN-2.11] a mark is no step, in any part of a program', () => {
    const plain = flow<Dig, { i?: number }>('dig/plain', ($) => [
      $.either(() => true, [$.run(() => {})], [$.run(() => {})]),
      $.each(
        'i',
        () => [1, 2],
        $.loop(
          () => false,
          $.run(() => {}),
        ),
      ),
      $.when(() => true, $.leave()),
    ])
    const full = flow<Dig, { i?: number }>('dig/marked', ($) => [
      $.either(() => true, [$.mark('a'), $.run(() => {})], [$.mark('b'), $.run(() => {}), $.mark('c')]),
      $.each(
        'i',
        () => [1, 2],
        $.mark('d'),
        $.loop(
          () => false,
          $.mark('e'),
          $.run(() => {}),
        ),
      ),
      $.when(() => true, $.mark('f'), $.leave()),
      $.mark('g'),
    ])
    const shape = ({ name }: Flow<Dig, { i?: number }>) => instructionsOf(name).map(({ op, to }) => `${op} ${to}`)
    expect(shape(full)).toEqual(shape(plain))
  })

  test('[EN-2.11] two marks of one name are a mistake, and so is the name of none', () => {
    const twice = flow<Dig>('dig/twice', ($) => [$.mark('here'), $.mark('here')])
    expect(() => instructionsOf(twice.name)).toThrow('Two marks of one flow are called here')
    expect(() => hasReached(frameOf(below(), shaft)!, 'nowhere')).toThrow('dig/shaft has no mark nowhere')
  })
})

describe('which flows are running', () => {
  test('[EN-2.12] by flow: the innermost, all of them, and what it has called', () => {
    const g = below()
    expect(frameOf(g, shaft)?.vars.depth).toBe(3)
    expect(depths(framesOf(g, shaft))).toEqual([1, 2, 3])
    expect(isOf(calledBy(g, mine), shaft)).toBe(true)
    expect(isOf(calledBy(g, shaft), gallery)).toBe(true)
    expect(calledBy(g, gallery)).toBeUndefined()
    expect(innermost(g)).toBe(frameOf(g, gallery))
    expect([isOf(innermost(g), gallery), isOf(innermost(g), shaft)]).toEqual([true, false])
    expect([isRunning(g, mine), isRunning(g, gallery), isOver(g)]).toEqual([true, true, false])
  })

  test('[EN-2.12] by a variable', () => {
    expect(varsWith<Shaft>(below(), 'depth').map(({ depth }) => depth)).toEqual([1, 2, 3])
    expect(varsWith<Shaft>(below(), 'lamp').map(({ lamp }) => lamp)).toEqual(['lamp 2', 'lamp 3'])
    expect(varsWith<{ rope: number }>(below(), 'rope')).toEqual([])
  })

  test('[EN-2.12] none of a flow that is not running, and none at all in the end', () => {
    const g = below()
    expect([frameOf(g, elsewhere), calledBy(g, elsewhere)]).toEqual([undefined, undefined])
    expect([framesOf(g, elsewhere), isRunning(g, elsewhere), isOf(innermost(g), elsewhere)]).toEqual([[], false, false])
    choose(g, 'on')
    choose(g, 'on')
    expect([isOver(g), innermost(g), frameOf(g, mine)]).toEqual([true, undefined, undefined])
    expect(isOf(innermost(g), mine)).toBe(false)
  })

  test('[EN-2.13] a frame stands at its question, and at no other', () => {
    const g = below()
    expect([isAt(innermost(g)!, 'stop'), isAt(innermost(g)!, 'sink')]).toEqual([true, false])
    expect(isAt(frameOf(g, shaft)!, 'sink')).toBe(false)
    const fresh = start<Dig>({ notes: [], depth: 1 }, mine)
    advance(fresh)
    expect(isAt(frameOf(fresh, shaft)!, 'sink')).toBe(true)
  })

  test('[EN-2.15] readers add up what the frames of their flows are worth', () => {
    const readers = readersOf<{ times: number }>(
      reads(shaft, ({ vars }, { times }: { times: number }) => vars.depth * times),
      reads(gallery, (frame) => (isAt(frame, 'stop') ? 100 : 0)),
      reads(elsewhere, () => 1000),
    )
    expect(sumFrames(below(), readers, { times: 2 })).toBe(112)
    expect(sumFrames(below(1), readers, { times: 1 })).toBe(101)
    const g = below()
    expect(sumFrames(g, readers, { times: 1 }, framesOf(g, shaft)[1])).toBe(103)
  })
})

describe('rules that end others', () => {
  const after = (g: Dig): string[] => {
    expect(advance(g)).toBeUndefined()
    return g.notes
  }

  test('[EN-2.14] unwind lets the flow itself go on', () => {
    const g = below()
    expect(unwind(g, shaft).map(({ flow }) => flow)).toEqual(['dig/gallery'])
    expect(after(g)).toEqual(['left 3', 'back to 2', 'left 2', 'back to 1', 'left 1', 'out', 'home'])
    const shallow = below()
    unwind(shallow, mine)
    expect(after(shallow)).toEqual(['home'])
    const here = below()
    expect(unwind(here, gallery)).toEqual([])
    expect((advance(here) as Question).name).toBe('stop')
  })

  test('[EN-2.14] abort lets its caller go on, without asking its `then`', () => {
    const g = below()
    expect(abort(g, shaft).map(({ flow }) => flow)).toEqual(['dig/shaft', 'dig/gallery'])
    expect(after(g)).toEqual(['left 2', 'back to 1', 'left 1', 'out', 'home'])
  })

  test('[EN-2.14] abort ends one frame of several, and returns what it ended', () => {
    const g = below()
    const ended = abort(g, framesOf(g, shaft)[1]!)
    expect(depths(ended.filter((frame) => isOf(frame, shaft)))).toEqual([2, 3])
    expect(after(g)).toEqual(['left 1', 'out', 'home'])
  })

  test('[EN-2.14] a question that ended leaves no sealed answer behind; one that did not keeps its own', () => {
    const g = below()
    choose(g, 'on')
    unwind(g, gallery)
    expect(g.sealed).toHaveLength(1)
    abort(g, gallery)
    expect(g.sealed).toBeUndefined()
  })

  test('[EN-2.14] what is not running cannot be ended', () => {
    const foreign = frameOf(below(), shaft)!
    const stops: Stop[] = [(g) => unwind(g, elsewhere), (g) => abort(g, elsewhere), (g) => abort(g, foreign)]
    for (const stop of stops) {
      const g = below()
      const was = clone(g)
      expect(() => stop(g)).toThrow('is not running')
      expect(g).toEqual(was)
    }
  })
})
