/** Laws that no game can break, only the engine: they are shown a match that lies. */
import { Match, random, sayIn, type UndoBar } from '@alea/engine'
import { expect, test } from 'vitest'
import type { Play } from '../src/conformance/law.ts'
import { refuses } from '../src/conformance/laws/refuses.ts'
import { undo } from '../src/conformance/laws/undo.ts'
import { newRun } from '../src/conformance/run.ts'
import { check } from '../src/scenario/check.ts'
import { dash } from './games/dash.ts'

const game = dash('honest')

class Lying extends Match {
  falseBar: UndoBar | undefined
  forgery = ''

  override undoBar(seat: number) {
    return this.falseBar ?? super.undoBar(seat)
  }
  override get hash() {
    return super.hash + this.forgery
  }
}

function watched() {
  const match = new Lying(game as never, { seats: 2 })
  const play: Play = {
    game: game as never,
    match,
    seats: [0, 1],
    viewers: [0, 1, undefined],
    random: random(1),
    run: newRun(game as never),
  }
  return { match, undo: undo.watch(play), refuses: refuses.watch(play) }
}

const THROW = { who: 'chance', name: 'die', key: '3' } as const
const STOP = { who: 0, name: 'dare', key: 'stop' } as const
const UNDO = { who: 0, name: 'undo', key: '' } as const

test('after chance nobody may undo', () => {
  const { match, undo } = watched()
  match.settle([3])
  expect(undo.answered?.(THROW)).toBeUndefined()
  match.falseBar = 'nothing'
  expect(undo.answered?.(THROW)).toBe('p1 may undo, although chance answered last')
})

test('after another seat nobody may undo', () => {
  const { match, undo } = watched()
  match.settle([3])
  match.answer({ seat: 0, key: 'stop' })
  expect(undo.answered?.(STOP)).toBeUndefined()
  match.falseBar = 'revelation'
  expect(undo.answered?.(STOP)).toBe('p2 may undo, although another-seat answered last')
})

test('undo leads back to the very table before', () => {
  const { match, undo } = watched()
  match.settle([3])
  undo.answered?.(THROW)
  match.answer({ seat: 0, key: 'stop' })
  undo.answered?.(STOP)
  match.undo(0)
  expect(undo.answered?.(UNDO)).toBeUndefined()
  match.answer({ seat: 0, key: 'stop' })
  undo.answered?.(STOP)
  match.undo(0)
  match.forgery = '!'
  expect(undo.answered?.(UNDO)).toBe('the table after undo is not the one before')
})

test('a refusal that changes the table is found, by the law and by a scenario', () => {
  const { match, refuses } = watched()
  const refusal = { of: 'refused', entry: { who: 0, name: 'dare', key: 'perhaps' } } as const
  match.settle([3])
  expect(refuses.deep?.()).toBeUndefined()
  expect(check(match, refusal)).toBeUndefined()
  const answer = match.answer.bind(match)
  match.answer = (command) => {
    match.forgery += '!'
    return answer(command)
  }
  expect(refuses.deep?.()).toContain('was refused, but something changed')
  expect(sayIn(check(match, refusal)!.found, 'en')).toBe('refused, but the table changed')
})

test('an answer out of turn that is taken is found', () => {
  const { match, refuses } = watched()
  const answer = match.answer.bind(match)
  match.settle([3])
  match.answer = (command) => answer({ ...command, seat: command.seat === 1 ? 0 : command.seat })
  expect(refuses.deep?.()).toContain('"seat":1')
})

test('a throw at the wrong moment that is taken is found', () => {
  const { match, refuses } = watched()
  match.settle([3])
  match.settle = () => undefined
  expect(refuses.deep?.()).toBe('the throw 1 was accepted')
})
