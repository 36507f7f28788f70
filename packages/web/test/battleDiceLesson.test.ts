import { battleDice } from '@alea/battle-dice'
import type { Game } from '@alea/engine'
import { expect, test } from 'vitest'
import { lesson } from '../src/games/battle-dice/lesson.ts'
import { follow } from './followLesson.ts'

test('a learner who does what the lesson says reaches every step, and may then go on to the end', async () => {
  const purses: unknown[] = []
  await follow(battleDice as unknown as Game, lesson, ({ step, offer }) => {
    if (step?.question === 'buy') purses.push((offer.params as { gold: number }).gold)
  })
  // What the sentences say of gold is so.
  expect(purses).toEqual([3, 1, 6, 1])
})
