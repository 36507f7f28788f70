import { diceCity, type View } from '@alea/dice-city'
import type { Game } from '@alea/engine'
import { expect, test } from 'vitest'
import { lesson } from '../src/games/dice-city/lesson.ts'
import { follow } from './followLesson.ts'

test('a learner who does what the lesson says reaches every step, and may then go on to the end', async () => {
  const said: unknown[] = []
  await follow(
    diceCity as unknown as Game,
    lesson,
    ({ step, offer, open, view, done }) => {
      const { turn, cities } = view as View
      if (step?.expect) expect(open).toHaveLength(1)
      if (step?.question === 'attack') said.push(turn.strength, cities[0]!.score)
      if (offer.name === 'build' && done >= 7 && said.length < 6) said.push(cities[0]!.stock.join('/'))
    },
    // A learner who builds: the match comes to an end.
    { answers: 20_000, choose: ({ offer, open }) => (offer.name === 'build' ? open.at(-1) : open[0])!.key },
  )
  // What the sentences say of strength and resources is so; points: an army, bandits and the Manor, its ability.
  expect(said).toEqual([3, 1, '2/2/0', 3, 7, '2/0/1'])
})
