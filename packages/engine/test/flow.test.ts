import { describe, expect, test } from 'vitest'
import {
  advance,
  answer,
  clone,
  enter,
  type Flow,
  finish,
  flow,
  flowNames,
  instructionsOf,
  type Part,
  type Question,
  type Running,
  start,
  where,
} from '../src/index.ts'

interface Notes extends Running {
  notes: string[]
  n: number
  piles: number[][]
}

type Build = Parameters<typeof flow<Notes, Vars>>[1]
interface Vars {
  i?: number
  pile?: number[]
  stop?: boolean
  list?: number[]
}

let made = 0
const make = (build: Build): Flow<Notes, Vars> => flow<Notes, Vars>(`notes/${made++}`, build)

/** Runs a program on a fresh state to its first question or its end, and returns what it noted. */
function run(root: Flow<Notes, Vars>, n = 0): Notes {
  const g = start<Notes>({ notes: [], n, piles: [[1], [2], [3]] }, root)
  advance(g)
  return g
}

const noted = (build: Build, n = 0): string => run(make(build), n).notes.join(' ')

describe('programs', () => {
  test('[EN-2.1] two flows of one name are a mistake, and so is a name that no flow has', () => {
    flow('notes/twin', () => [])
    expect(() => flow('notes/twin', () => [])).toThrow('Two flows are called notes/twin')
    expect(() => instructionsOf('notes/nobody')).toThrow('No flow is called notes/nobody')
    expect(flowNames('notes/twin')).toEqual(['notes/twin'])
  })

  test('[EN-2.1] flows may call each other whatever the order they are written in', () => {
    const ping: Flow<Notes, Vars> = make(($) => [
      $.run((g) => void g.notes.push('ping')),
      $.when((g) => g.n-- > 0, $.call(pong)),
    ])
    const pong: Flow<Notes, Vars> = make(($) => [$.run((g) => void g.notes.push('pong')), $.call(ping)])
    expect(run(ping, 2).notes.join(' ')).toBe('ping pong ping pong ping')
  })

  test('[EN-2.2] steps run in the order they are written', () => {
    expect(noted(($) => [say($, 'a'), say($, 'b'), say($, 'c')])).toBe('a b c')
  })

  test('[EN-2.2] when runs its parts only where the test holds, and goes on after them', () => {
    const build: Build = ($) => [$.when((g) => g.n > 0, say($, 'yes'), say($, 'indeed')), say($, 'after')]
    expect(noted(build, 1)).toBe('yes indeed after')
    expect(noted(build, 0)).toBe('after')
  })

  test('[EN-2.2] either runs one side, never both, nested and empty sides included', () => {
    const build: Build = ($) => [
      $.either(
        (g) => g.n > 0,
        [say($, 'more'), $.either((g) => g.n > 1, [say($, 'two')], [say($, 'one')])],
        [say($, 'none')],
      ),
      $.either((g) => g.n > 0, [], [say($, 'nothing')]),
      say($, 'after'),
    ]
    expect(noted(build, 2)).toBe('more two after')
    expect(noted(build, 1)).toBe('more one after')
    expect(noted(build, 0)).toBe('none nothing after')
  })

  test('[EN-2.2] loop tests before every round', () => {
    const build: Build = ($) => [$.loop((g) => g.n-- > 0, say($, 'round')), say($, 'after')]
    expect(noted(build, 3)).toBe('round round round after')
    expect(noted(build, 0)).toBe('after')
  })

  test('[EN-2.3] each runs once for every item of a list made at the start', () => {
    const build: Build = ($) => [
      $.each(
        'i',
        (g) => [1, 2, 3].slice(0, g.n),
        $.run((g, l) => {
          g.notes.push(`item ${l.i}`)
          g.n = 0
        }),
      ),
      say($, 'after'),
    ]
    expect(noted(build, 3)).toBe('item 1 item 2 item 3 after')
    expect(noted(build, 0)).toBe('after')
  })

  test('[EN-2.3] each gives the frame copies: what it does to an item is not done to the state', () => {
    const g = run(
      make(($) => [
        $.each(
          'pile',
          (g) => g.piles,
          $.run((_, l) => void l.pile!.push(9)),
        ),
      ]),
    )
    expect(g.piles).toEqual([[1], [2], [3]])
  })

  test('[EN-2.3] each inside each runs the inner list again for every outer item', () => {
    const inner = make(($) => [
      $.each(
        'i',
        () => [1, 2],
        $.run((g, l) => void g.notes.push(`${l.pile}${l.i}`)),
      ),
    ])
    expect(
      noted(($) => [
        $.each(
          'pile',
          () => [[5], [6]],
          $.call(inner, (_, l) => ({ pile: l.pile! })),
          $.each('i', () => [7], say($, '/')),
        ),
      ]),
    ).toBe('51 52 / 61 62 /')
  })
})

describe('calls', () => {
  test('[EN-2.4] a called flow owns copies of its variables', () => {
    const eats = make(($) => [$.run((_, l) => void l.list!.splice(0))])
    const mine = { list: [1, 2, 3] }
    const g = run(
      make(($) => [
        $.run((_, l) => {
          l.list = [4, 5]
        }),
        $.call(eats, () => mine),
        $.call(eats, (g) => ({ list: g.piles[0]! })),
        $.call(eats, (_, l) => ({ list: l.list! })),
        $.run((g, l) => void g.notes.push(String(l.list))),
      ]),
    )
    expect(mine.list).toEqual([1, 2, 3])
    expect(g.piles[0]).toEqual([1])
    expect(g.notes).toEqual(['4,5'])
  })

  test('[EN-2.5] the caller sees the variables of the flow that ended, as that flow left them', () => {
    const counts = make(($) => [
      $.run((_, l) => {
        l.i = l.i! * 2
      }),
    ])
    expect(
      noted(($) => [
        $.call(
          counts,
          () => ({ i: 21 }),
          (g, l, m) => {
            l.i = m.i! + 1
            g.notes.push(`got ${m.i}`)
          },
        ),
        $.run((g, l) => void g.notes.push(`kept ${l.i}`)),
      ]),
    ).toBe('got 42 kept 43')
  })

  test('[EN-2.6] which flow is called may be decided when it is called', () => {
    const one = make(($) => [say($, 'one')])
    const two = make(($) => [say($, 'two')])
    const build: Build = ($) => [$.call((g) => (g.n === 1 ? one : two))]
    expect(noted(build, 1)).toBe('one')
    expect(noted(build, 2)).toBe('two')
  })

  test('[EN-2.7] leave ends its own flow, from within any loop, and the caller goes on', () => {
    const inner = make(($) => [
      $.loop(
        () => true,
        $.each(
          'i',
          () => [1, 2, 3],
          say($, 'in'),
          $.leave((g) => g.notes.length >= 5),
        ),
      ),
      say($, 'never'),
    ])
    expect(noted(($) => [$.call(inner), say($, 'out'), $.leave(), say($, 'never')])).toBe('in in in in in out')
  })

  test('[EN-2.8] finish ends the match from any depth and any kind of leaf', () => {
    const leaf = (g: Notes) => {
      g.notes.push('finish')
      finish(g)
    }
    const leaves: Record<string, Build> = {
      run: ($) => [$.run(leaf), say($, 'never')],
      auto: ($) => [
        $.ask<string>('go', { who: () => 0, options: () => ['on'], then: leaf, auto: true }),
        say($, 'never'),
      ],
      'auto before a question': ($) => [
        $.ask<string>('go', { who: () => 0, options: () => ['on'], then: leaf, auto: true }),
        $.ask<string>('never', { who: () => 0, options: () => ['a', 'b'], then: () => {} }),
      ],
      call: ($) => [
        $.call(
          make(() => []),
          () => ({}),
          leaf,
        ),
        say($, 'never'),
      ],
    }
    for (const [name, build] of Object.entries(leaves)) {
      const deep = make(($) => [$.call(make(build)), say($, 'never')])
      const g = run(make(($) => [$.call(deep), say($, 'never')]))
      expect(g.notes, name).toEqual(['finish'])
      expect(advance(g), name).toBeUndefined()
    }
  })

  test('[EN-2.8] finish ends the match from the answer to a question, sealed ones included', () => {
    const asked = make(($) => [
      $.ask<string>('go', { who: () => 0, options: () => ['on', 'off'], then: finish }),
      say($, 'never'),
    ])
    const sealed = make(($) => [
      $.askAll<string>('go', { who: () => [0, 1], options: () => ['on', 'off'], then: finish }),
      say($, 'never'),
    ])
    for (const root of [asked, sealed]) {
      const g = run(make(($) => [$.call(root), say($, 'never')]))
      for (let pending = advance(g); pending; pending = advance(g)) answer(g, pending as Question, 0)
      expect(g.notes).toEqual([])
      expect(g.stack).toEqual([])
    }
  })
})

describe('places in the rules', () => {
  const last = make(($) => [
    say($, 'last'),
    $.ask<string>('done', { who: () => 0, options: () => ['yes', 'no'], then: () => {} }),
  ])
  const middle = make(($) => [say($, 'middle'), $.call(last), say($, 'middle again')])
  const first = make(($) => [say($, 'first'), $.loop((g) => g.n-- > 0, $.call(middle)), say($, 'first again')])

  test('[EN-2.9] enter stands at the beginning of the last flow, as if called by the others', () => {
    const g = run(first)
    g.notes = []
    enter(g, first, middle, last)
    const question = advance(g) as Question
    expect(question.name).toBe('done')
    answer(g, question, 0)
    expect(advance(g)).toBeUndefined()
    expect(g.notes).toEqual(['last', 'middle again', 'first again'])
  })

  test('[EN-2.9] enter refuses a path that the rules do not have', () => {
    const g = run(first)
    expect(() => enter(g, first, last)).toThrow(`${first.name} does not call ${last.name}`)
  })

  test('[EN-2.10] where prints the stack from the match down to the question', () => {
    const g = run(first, 1)
    expect(where(g)).toBe(`${first.name}@3 > ${middle.name}@2 > ${last.name}@1:done`)
    expect(where(clone(g))).toBe(where(g))
  })
})

function say($: { run(run: (g: Notes) => void): Part }, word: string): Part {
  return $.run((g) => void g.notes.push(word))
}
