import { anything, assert, constantFrom, integer, oneof, property, record, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Command, fast, flow, hash, isOver, Match, type Refusal, type Running, winners } from '../src/index.ts'
import { bare } from './games/bare.ts'
import { type Burrow, burrow } from './games/burrow.ts'
import { rps } from './games/rps.ts'
import { scripted } from './games/scripted.ts'

const ORDER = [0, 1, 2, 3, 4, 5]
const open = () => new Match(burrow, { seats: 2 }, scripted([ORDER, ORDER, [4], [6]]))

/** Everything a refusal must leave alone. */
const whole = (match: Match) => ({
  hash: match.hash,
  position: match.position,
  entries: match.entries.length,
  pending: match.pending,
  heard: [undefined, 0, 1].map((viewer) => match.heard(viewer)),
  undo: [0, 1].map((seat) => match.undoBar(seat)),
})

function refused(match: Match, command: unknown): Refusal | undefined {
  const was = whole(match)
  const refusal = match.answer(command as Command)
  expect(refusal, JSON.stringify(command)).toBeDefined()
  expect(whole(match)).toEqual(was)
  return refusal
}

describe('answers from outside', () => {
  test('[EN-6.2] an answer that is accepted returns nothing and moves the match on by a line', () => {
    const match = open()
    const { hash: was, position } = match
    expect(match.answer({ seat: 0, key: 'play-0' })).toBeUndefined()
    expect(match.hash).not.toBe(was)
    expect(match.position).toBe(position + 1)
    expect(match.entries.at(-1)).toEqual({ who: 0, name: 'act', key: 'play-0' })
  })

  test('[EN-6.2] whatever is sent is accepted or refused with a reason, and a refusal changes nothing', () => {
    const odd = oneof(anything(), integer({ min: -2, max: 20 }), string())
    const command = record(
      {
        seat: oneof(odd, constantFrom(0, 1)),
        key: oneof(odd, constantFrom('end', 'dig', 'draw', 'fly')),
        position: oneof(odd, constantFrom(0, 1, 2)),
        name: oneof(odd, constantFrom('act')),
      },
      { requiredKeys: [] },
    )
    const reasons = new Set<string>()
    assert(
      property(oneof(command, anything()), (sent) => {
        const match = open()
        const was = whole(match)
        const refusal = match.answer(sent as Command)
        if (refusal) {
          reasons.add(refusal.reason)
          expect(whole(match)).toEqual(was)
        } else expect(match.position).toBeGreaterThan(2)
      }),
      { numRuns: 3000, seed: 1 },
    )
    expect([...reasons].sort()).toEqual(['malformed', 'not-an-option', 'not-your-question', 'stale'])
  })

  test('[EN-6.3] malformed: not a command at all, or a part of it is not', () => {
    const match = open()
    const part = (command: unknown) => refused(match, command)
    for (const nothing of [undefined, null, 7, 'end', []]) expect(part(nothing)?.reason).toBe('malformed')
    for (const seat of [-1, 0.5, '0', null, undefined])
      expect(part({ seat, key: 'end' })).toEqual({ reason: 'malformed', detail: 'seat' })
    for (const key of ['', 'two words', 7, null, undefined, 'x'.repeat(401), 'end\n'])
      expect(part({ seat: 0, key })).toEqual({ reason: 'malformed', detail: 'key' })
    for (const position of [-1, 0.5, '2', null])
      expect(part({ seat: 0, key: 'end', position })).toEqual({ reason: 'malformed', detail: 'position' })
    for (const name of [1, null, []])
      expect(part({ seat: 0, key: 'end', name })).toEqual({ reason: 'malformed', detail: 'name' })
  })

  test('[EN-6.4] stale: read before the present question, or in a future that is not', () => {
    const match = open()
    const read = match.position
    expect(match.answer({ seat: 0, key: 'play-0', position: read })).toBeUndefined()
    expect(refused(match, { seat: 0, key: 'end', position: read })).toEqual({ reason: 'stale', position: read + 1 })
    expect(refused(match, { seat: 0, key: 'end', position: read + 2 })).toEqual({ reason: 'stale', position: read + 1 })
    expect(match.answer({ seat: 0, key: 'end', position: read + 1 })).toBeUndefined()
  })

  test('[EN-6.5] not your question: another seat is awaited, or chance, or nobody', () => {
    const match = open()
    expect(refused(match, { seat: 1, key: 'end' })).toEqual({ reason: 'not-your-question', waiting: [0] })
    expect(refused(match, { seat: 5, key: 'end' })).toEqual({ reason: 'not-your-question', waiting: [0] })
    const undealt = new Match(burrow, { seats: 2 })
    expect(refused(undealt, { seat: 0, key: 'end' })).toEqual({ reason: 'not-your-question', waiting: [] })
    for (const key of ['play-0', 'play-1']) match.answer({ seat: 0, key })
    expect(match.pending).toBeUndefined()
    expect(refused(match, { seat: 0, key: 'end' })).toEqual({ reason: 'not-your-question', waiting: [] })
  })

  test('[EN-6.5] not your question, and the rule that silences the seat', () => {
    const hushed = { ...burrow, silencedBy: (_: unknown, seat: number) => (seat === 1 ? 'BU-1.1' : undefined) }
    const match = new Match(hushed, { seats: 2 }, fast(1))
    expect(match.answer({ seat: 1, key: 'end' })).toEqual({ reason: 'not-your-question', waiting: [0], rule: 'BU-1.1' })
  })

  test('[EN-6.6] not an option: the key is not offered, or belongs to another question', () => {
    const match = open()
    expect(refused(match, { seat: 0, key: 'fly' })).toEqual({ reason: 'not-an-option', key: 'fly' })
    expect(refused(match, { seat: 0, key: 'play-10' })).toEqual({ reason: 'not-an-option', key: 'play-10' })
    expect(refused(match, { seat: 0, key: 'end', name: 'throw' })).toEqual({ reason: 'not-an-option', key: 'end' })
    expect(match.answer({ seat: 0, key: 'end', name: 'act' })).toBeUndefined()
  })

  test('[EN-6.6] not an option: the rule that forbids it is named where the rules know one', () => {
    const match = new Match(burrow, { seats: 2, options: { cards: 2 } }, fast(1))
    expect(refused(match, { seat: 0, key: 'draw' })).toEqual({ reason: 'not-an-option', key: 'draw', rule: 'BU-3' })
    expect(match.offer(0)?.unavailable).toEqual([{ key: 'draw', value: 'draw', rule: 'BU-3' }])
  })
})

describe('what a match shows', () => {
  test('[EN-6.7] its state is a copy: changing it changes nothing here', () => {
    const match = open()
    const was = match.hash
    const copy = match.state
    copy.hands[0]!.pop()
    copy.stack.pop()
    expect(match.hash).toBe(was)
    expect(hash(match.state)).toBe(was)
  })

  test('[EN-6.8] there is an outcome once the rules have ended, and not before', () => {
    const match = open()
    expect(match.outcome).toBeUndefined()
    match.answer({ seat: 0, key: 'play-0' })
    expect(match.outcome).toBeUndefined()
    match.answer({ seat: 0, key: 'play-1' })
    expect(match.outcome).toEqual({ places: [1, 2], scores: [2, 0], reason: 'bare' })
    expect(winners(match.outcome!)).toEqual([0])
  })

  test('[EN-6.9] a match can go on from another state; nothing before it can be taken back', () => {
    const match = open()
    match.answer({ seat: 0, key: 'play-0' })
    const other: Burrow = { ...match.state, turn: 1, hands: [[1], [12, 13]] }
    match.resume(other)
    expect(match.offer(1)?.options.map(({ key }) => key)).toContain('play-13')
    expect(match.undoBar(1)).toBe('nothing')
    other.hands[1]!.pop()
    expect(match.state.hands[1]).toEqual([12, 13])
  })

  test('[EN-6.9] a state the rules cannot go on from leaves the match as it was', () => {
    const match = new Match(rps, { seats: 2 })
    match.answer({ seat: 0, key: 'rock' })
    const was = whole(match)
    const broken = { ...match.state, stack: [{ flow: 'no/such', at: 0, vars: {} }] }
    expect(() => match.resume(broken)).toThrow('No flow is called no/such')
    expect(whole(match)).toEqual(was)
    expect(match.answer({ seat: 1, key: 'paper' })).toBeUndefined()
  })
})

describe('one position', () => {
  interface Count extends Running {
    n: number
    list: string[]
  }

  /** Adds up to three; `list` is the very list of options. */
  const counting = flow<Count>('counting/match', ($) => [
    $.loop(
      (g) => g.n < 3,
      $.ask<string>('add', {
        who: () => 0,
        options: (g) => g.list,
        then: (g, _, what) => {
          if (what === 'break') {
            g.list.push('never')
            throw new Error('broken')
          }
          g.n++
        },
      }),
      $.roll('die', { dice: (g) => (g.n === 2 ? 1 : 0), then: () => {} }),
    ),
  ])

  function counted() {
    let views = 0
    const game = bare<Count, { n: number }>({
      id: 'counting',
      rules: counting,
      setup: () => ({ n: 0, list: ['one', 'break'] }),
      view: ({ n }) => {
        views++
        return { n }
      },
      turn: (g) => (isOver(g) ? 0 : g.n + 1),
      active: () => 0,
    })
    const match = new Match(game, { seats: 2 })
    const look = () => [0, 1, undefined].map((viewer) => [match.view(viewer), match.awaited(viewer)] as const)
    return { match, look, made: () => views }
  }

  test('[EN-6.10] views and questions are made once, for each viewer', () => {
    const { match, look, made } = counted()
    const first = look()
    for (const [i, [view, question]] of look().entries()) {
      expect(view).toBe(first[i]![0])
      expect(question).toBe(first[i]![1])
    }
    expect(made()).toBe(3)
    expect(match.offer(0)).toBe(first[0]![1]?.offer)
    expect(match.offer(1)).toBeUndefined()
  })

  test('[EN-6.10] and anew after an answer, a throw, an undo and resume', () => {
    const { match, look } = counted()
    const moves: Record<string, () => void> = {
      answer: () => match.answer({ seat: 0, key: 'one' }),
      undo: () => match.undo(0),
      'answer again': () => match.answer({ seat: 0, key: 'one' }),
      'answer before a throw': () => match.answer({ seat: 0, key: 'one' }),
      settle: () => match.settle([4]),
      resume: () => match.resume({ ...match.state, n: 1 }),
    }
    for (const [name, move] of Object.entries(moves)) {
      const before = look()
      move()
      for (const [i, [view, question]] of look().entries()) {
        expect(view, name).not.toBe(before[i]![0])
        expect(view, name).toEqual({ n: match.state.n })
        expect(question, name).not.toBe(before[i]![1])
        expect(question?.name, name).toBe(match.pending?.name)
      }
    }
  })

  test('[EN-6.10] a refusal leaves them, a failed answer does not: rules that broke may have held parts of them', () => {
    const { match, look } = counted()
    const before = look()
    expect(match.answer({ seat: 0, key: 'two' })).toMatchObject({ reason: 'not-an-option' })
    expect(look()[0]![0]).toBe(before[0]![0])
    expect(() => match.answer({ seat: 0, key: 'break' })).toThrow('broken')
    expect(look()[0]![0]).not.toBe(before[0]![0])
    expect(match.offer(0)?.options.map(({ key }) => key)).toEqual(['one', 'break'])
    expect(match.pending).toMatchObject({ options: [['one', 'break']] })
    expect(match.answer({ seat: 0, key: 'never' })).toMatchObject({ reason: 'not-an-option' })
  })

  test('[EN-6.11] which turn it is and whose; in the end the last one, and nobody’s', () => {
    const { match } = counted()
    expect([match.turn, match.active]).toEqual([1, 0])
    match.answer({ seat: 0, key: 'one' })
    expect([match.turn, match.active]).toEqual([2, 0])
    match.undo(0)
    expect(match.turn).toBe(1)
    for (const _ of [1, 2]) match.answer({ seat: 0, key: 'one' })
    match.settle([6])
    match.answer({ seat: 0, key: 'one' })
    expect([match.pending, match.turn, match.active]).toEqual([undefined, 3, undefined])
    match.resume({ ...match.state, n: 0, stack: [{ flow: counting.name, at: 0, vars: {} }] })
    expect([match.turn, match.active]).toEqual([1, 0])
  })
})
