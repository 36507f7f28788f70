import { diceThrone, type View } from '@alea/dice-throne'
import type { Game } from '@alea/engine'
import { expect, test } from 'vitest'
import { lesson } from '../src/games/dice-throne/lesson.ts'
import { follow } from './followLesson.ts'

test('a learner who does what the lesson says reaches every step, and may then go on to the end', async () => {
  const asked: string[] = []
  const told: [string, string, number][] = []
  await follow(diceThrone as unknown as Game, lesson, ({ step, offer, view }) => {
    const { dials, fighters } = view as View
    if (step) told.push([step.question, dials.join('-'), fighters[0]!.cp])
    asked.push(offer.name)
  })
  // The numbers its sentences tell: health of both, and the learner's combat points.
  expect(told).toEqual([
    ['main', '50-50', 2],
    ['main', '50-50', 4],
    ['main', '50-50', 2],
    ['attempt', '50-50', 2],
    ['attempt', '50-50', 2],
    ['attempt', '50-50', 2],
    ['respond', '50-50', 2],
    ['main', '49-43', 0],
    ['main', '49-43', 1],
    ['respond', '49-45', 1],
    ['defend', '49-45', 0],
    ['main', '51-45', 1],
  ])
  const { steps } = lesson
  expect(steps.length).toBeGreaterThanOrEqual(12)
  expect(new Set(asked.slice(0, steps.length))).toEqual(new Set(steps.map(({ question }) => question)))
})
