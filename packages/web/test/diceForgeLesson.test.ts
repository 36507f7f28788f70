import { diceForge } from '@alea/dice-forge'
import type { Game } from '@alea/engine'
import { expect, test } from 'vitest'
import { lesson } from '../src/games/dice-forge/lesson.ts'
import { follow } from './followLesson.ts'

test('a learner who does what the lesson says reaches every step, and may then go on to the end', async () => {
  const told: unknown[] = []
  await follow(diceForge as unknown as Game, lesson, ({ step, offer }) => {
    if (step) told.push(offer.params)
  })
  // What the sentences say of gold and shards is so.
  expect(told).toMatchObject([
    { gold: 6 },
    { face: 'g4' },
    { gold: 3 },
    { face: 's1' },
    { moon: 3 },
    { sun: 4 },
    { gold: 4 },
    { gold: 5 },
    {},
    { by: 'owl' },
    { moon: 4 },
    { sun: 3 },
  ])
})
