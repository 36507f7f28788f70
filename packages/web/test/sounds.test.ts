/** What is heard follows what the rules say an event is, and how the match ended for whoever sits here. */
import { EVENT_KINDS, type Outcome } from '@alea/engine'
import { describe, expect, test } from 'vitest'
import { soundFor } from '../src/table/soundFor.ts'

const outcome = (places: number[], teams?: number[]): Outcome => ({
  places,
  scores: places.map(() => 0),
  reason: 'target',
  ...(teams && { teams }),
})

describe('while the match goes on', () => {
  test('every kind of event is heard', () => {
    for (const kind of EVENT_KINDS) expect(soundFor([kind], undefined, [0]), kind).toBeDefined()
  })
  test('nothing happened, nothing is heard', () => {
    expect(soundFor([], undefined, [0])).toBeUndefined()
  })
  test('of several things the most telling is heard', () => {
    expect(soundFor(['note', 'gain', 'card', 'roll'], undefined, [0])).toBe('roll')
    expect(soundFor(['roll', 'hit'], undefined, [0])).toBe('hit')
    expect(soundFor(['turn', 'card'], undefined, [0])).toBe('card')
  })
})

describe('at the end', () => {
  const ending = (won: Outcome | undefined, mine: readonly number[]) => soundFor(['hit', 'end'], won, mine)
  test.each([
    ['a winner', [1, 2], undefined, [0], 'win'],
    ['a loser', [1, 2], undefined, [1], 'lose'],
    ['a second of four', [2, 1, 3, 4], undefined, [0], 'lose'],
    ['somebody who looks on', [1, 2], undefined, [], 'end'],
    ['two rivals at one screen', [1, 2], undefined, [0, 1], 'end'],
    ['two who share a screen, beaten by a bot', [2, 3, 1], undefined, [0, 1], 'lose'],
    ['a team at one screen', [1, 3, 1, 3], [0, 1, 0, 1], [0, 2], 'win'],
    ['the partner of whoever won', [1, 3, 1, 3], [0, 1, 0, 1], [2], 'win'],
    ['one of two who tie', [1, 1], undefined, [0], 'end'],
    ['a third behind two who tie', [1, 1, 3], undefined, [2], 'lose'],
    ['alone, the goal reached', [1], undefined, [0], 'win'],
    ['alone, the goal missed', [2], undefined, [0], 'lose'],
  ] as const)('%s', (_, places, teams, mine, sound) => {
    expect(ending(outcome([...places], teams && [...teams]), mine)).toBe(sound)
  })
  test('an end nobody knows the outcome of', () => {
    expect(ending(undefined, [0])).toBe('end')
  })
})
