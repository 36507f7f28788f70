import { diceCity, type View } from '@alea/dice-city'
import { type Game, type Offer, random } from '@alea/engine'
import type { FromServer, Sight } from '@alea/protocol/client'
import { expect, test } from 'vitest'
import { lesson } from '../src/games/dice-city/lesson.ts'
import { isExpected, stepFor } from '../src/learn/lesson.ts'
import { LocalTable } from '../src/local/localTable.ts'

test('a pupil who does what the lesson says reaches every step, and may then go on to the end', {
  timeout: 120_000,
}, () => {
  const { seats, set, chance, rivals, steps } = lesson
  const plans: (() => void)[] = []
  let sight: Sight | undefined
  let position = 0
  let over = false
  const house = {
    game: diceCity as unknown as Game,
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
  const setup = { id: 'lesson', game: 'dice-city', seats, pace: 0, lesson: { set: set!, chance, rivals } }
  const table = new LocalTable(house, setup)
  table.take({ type: 'watch', match: 'lesson', as: 0 })

  const said: unknown[] = []
  let done = 0
  for (let turn = 0; !over; turn++) {
    expect(turn, 'the match ends').toBeLessThan(20_000)
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
    const { turn: now, cities } = sight!.view as View
    if (step) {
      done++
      expect(options).toHaveLength(1)
      if (step.question === 'attack') said.push(now.strength, cities[0]!.score)
    }
    if (offer.name === 'build' && done >= 7 && said.length < 6) said.push(cities[0]!.stock.join('/'))
    // A pupil who builds: the match comes to an end.
    const key = (offer.name === 'build' ? options.at(-1) : options[0])!.key
    table.take({ type: 'answer', id: String(turn), match: 'lesson', seat: 0, position, key })
  }
  expect(done).toBe(steps.length)
  // What the sentences say of strength and resources is so; points: an army, bandits and the Manor, its ability.
  expect(said).toEqual([3, 1, '2/2/0', 3, 7, '2/0/1'])
})
