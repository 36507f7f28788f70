import { diceForge } from '@alea/dice-forge'
import { type Game, type Offer, random } from '@alea/engine'
import type { FromServer, Sight } from '@alea/protocol/client'
import { expect, test } from 'vitest'
import { lesson } from '../src/games/dice-forge/lesson.ts'
import { isExpected, stepFor } from '../src/learn/lesson.ts'
import { LocalTable } from '../src/local/localTable.ts'

test('a pupil who does what the lesson says reaches every step, and may then go on to the end', () => {
  const { seats, chance, rivals, steps } = lesson
  const plans: (() => void)[] = []
  let sight: Sight | undefined
  let position = 0
  let over = false
  const house = {
    game: diceForge as unknown as Game,
    chance: random(5),
    now: () => 0,
    later: (_: number, work: () => void) => void plans.push(work),
    keep: () => {},
    say(frame: FromServer) {
      if (frame.type === 'view') sight = frame.sight as Sight
      if (frame.type === 'step') sight = (frame.changes as [Sight])[0]
      if (frame.type === 'view' || frame.type === 'step') position = frame.position
      if (frame.type === 'table') over = frame.table.status === 'over'
      expect(frame.type, JSON.stringify(frame)).not.toBe('refused')
    },
  }
  const setup = { id: 'lesson', game: 'dice-forge', seats, pace: 0, lesson: { chance, rivals } }
  const table = new LocalTable(house, setup)
  table.take({ type: 'watch', match: 'lesson', as: 0 })

  const told: unknown[] = []
  let done = 0
  for (let turn = 0; !over; turn++) {
    expect(turn, 'the match ends').toBeLessThan(3000)
    const offer: Offer | undefined = sight?.asked?.offer
    if (!offer) {
      expect(plans.length, 'somebody has something to do').toBeGreaterThan(0)
      plans.shift()!()
      continue
    }
    if (done < steps.length)
      expect(offer.name, `step ${done + 1} belongs to the question asked`).toBe(steps[done]!.question)
    const step = stepFor(lesson, done, offer.name)
    const options = offer.options.filter(({ key }) => !step || isExpected(step, key))
    expect(options.length, `step ${done + 1} can be answered`).toBeGreaterThan(0)
    if (step) done++
    if (step) told.push(offer.params)
    table.take({ type: 'answer', id: String(turn), match: 'lesson', seat: 0, position, key: options.at(-1)!.key })
  }
  expect(done).toBe(steps.length)
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
