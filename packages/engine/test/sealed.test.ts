import { describe, expect, test } from 'vitest'
import { advance, answer, clone, hash, Match, type Question } from '../src/index.ts'
import { opening, saved } from './games/play.ts'
import { rps } from './games/rps.ts'

const throwShape = (match: Match, seat: number, key: string, position?: number) =>
  match.answer(position === undefined ? { seat, key } : { seat, key, position })

describe('a question to several seats', () => {
  test('[EN-4.1] all are asked at once and may answer in any order', () => {
    for (const order of [
      [0, 1, 2],
      [2, 0, 1],
      [1, 2, 0],
    ]) {
      const match = new Match(rps, { seats: 3 })
      expect((match.pending as Question).seats).toEqual([2, 1, 0])
      for (const [i, seat] of order.entries()) {
        expect((match.pending as Question).seats).toHaveLength(3 - i)
        expect(throwShape(match, seat, ['rock', 'paper', 'scissors'][seat]!)).toBeUndefined()
      }
      expect(match.state.points).toEqual([1, 1, 1])
    }
  })

  test('[EN-4.1] nobody answers twice', () => {
    const match = new Match(rps, { seats: 2 })
    throwShape(match, 0, 'rock')
    expect(throwShape(match, 0, 'paper')).toEqual({ reason: 'not-your-question', waiting: [1] })
  })

  test('[EN-4.2] until the last answer is in, nobody can tell what the others chose', () => {
    const worlds = ['rock', 'paper', 'scissors'].map((shape) => {
      const match = new Match(rps, { seats: 3 })
      throwShape(match, 2, shape)
      return [undefined, 0, 1].map((viewer) => [match.view(viewer), match.awaited(viewer), match.heard(viewer)])
    })
    expect(worlds[1]).toEqual(worlds[0])
    expect(worlds[2]).toEqual(worlds[0])
  })

  test('[EN-4.2] sealed answers change nothing but the seal, and survive a save', () => {
    const g = opening(rps, 3)
    const question = advance(g) as Question
    const before = clone(g)
    answer(g, question, 1, 2)
    expect(g.sealed).toEqual([{ seat: 0, value: 'paper' }])
    const { sealed: _, ...rest } = g
    expect(rest).toEqual(before)
    const twin = saved(g)
    for (const each of [g, twin]) {
      answer(each, advance(each) as Question, 0)
      answer(each, advance(each) as Question, 0)
      advance(each)
    }
    expect(hash(twin)).toBe(hash(g))
    expect(g.sealed).toBeUndefined()
  })

  test('[EN-4.3] the rules get all answers at once, in the order they asked', () => {
    const match = new Match(rps, { seats: 3 })
    for (const seat of [1, 0, 2]) throwShape(match, seat, 'rock')
    expect(match.state.shown.map(({ seat }) => seat)).toEqual([2, 1, 0])
  })

  test('[EN-4.4] a seat without an option is not waited for', () => {
    const match = new Match(rps, { seats: 3 })
    match.resume({ ...match.state, absent: [1] })
    expect((match.pending as Question).seats).toEqual([2, 0])
    throwShape(match, 0, 'rock')
    throwShape(match, 2, 'paper')
    expect(match.state.points).toEqual([0, 0, 1])
  })

  test('[EN-4.4] with nobody to ask, the rules go on', () => {
    const match = new Match(rps, { seats: 2 })
    match.resume({ ...match.state, absent: [0, 1] })
    expect(match.pending).toBeUndefined()
    expect(match.state.shown).toEqual([])
    expect(match.outcome?.places).toEqual([1, 2])
  })

  test('[EN-4.5] the sealed answer of another does not make a question stale', () => {
    const match = new Match(rps, { seats: 3 })
    const read = match.position
    for (const seat of [1, 0, 2]) expect(throwShape(match, seat, 'rock', read)).toBeUndefined()
    expect(throwShape(match, 0, 'rock', read)).toEqual({ reason: 'stale', position: 3 })
    expect(throwShape(match, 0, 'rock', read + 1)).toEqual({ reason: 'stale', position: 3 })
    expect(throwShape(match, 0, 'rock', 3)).toBeUndefined()
  })
})
