import { diceThrone, type View } from '@alea/dice-throne'
import { type Game, type Offer, random } from '@alea/engine'
import { type FromServer, isWindow, passesItself, type Sight } from '@alea/protocol/client'
import { expect, test } from 'vitest'
import { lesson } from '../src/games/dice-throne/lesson.ts'
import { isExpected, stepFor } from '../src/learn/lesson.ts'
import { LocalTable } from '../src/local/localTable.ts'

test('a pupil who does what the lesson says reaches every step, and may then go on to the end', () => {
  const { seats, options, set, chance, rivals, steps } = lesson
  const plans: (() => void)[] = []
  let sight: Sight | undefined
  let position = 0
  let over = false
  const house = {
    game: diceThrone as unknown as Game,
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
  const setup = {
    id: 'lesson',
    game: 'dice-throne',
    seats,
    options: options!,
    pace: 0,
    lesson: { set: set!, chance, rivals },
  }
  const table = new LocalTable(house, setup)
  table.take({ type: 'watch', match: 'lesson', as: 0 })

  const asked: string[] = []
  const told: [string, string, number][] = []
  let done = 0
  for (let turn = 0; !over; turn++) {
    expect(turn, 'the match ends').toBeLessThan(3000)
    const offer: Offer | undefined = sight?.asked?.offer
    // Where passing is all one can do, the table passes.
    if (!offer || (isWindow(offer) && passesItself({}, undefined, offer, sight!.view))) {
      expect(plans.length, 'somebody has something to do').toBeGreaterThan(0)
      plans.shift()!()
      continue
    }
    if (done < steps.length)
      expect(offer.name, `step ${done + 1} belongs to the question asked`).toBe(steps[done]!.question)
    const step = stepFor(lesson, done, offer.name)
    const open = offer.options.filter(({ key }) => !step || isExpected(step, key))
    expect(open.length, `step ${done + 1} can be answered`).toBeGreaterThan(0)
    if (step) {
      const view = sight!.view as View
      told.push([step.question, view.dials.join('-'), view.fighters[0]!.cp])
      done++
    }
    asked.push(offer.name)
    table.take({ type: 'answer', id: String(turn), match: 'lesson', seat: 0, position, key: open.at(-1)!.key })
  }
  expect(done).toBe(steps.length)
  // The numbers its sentences tell: health of both, and the pupil's combat points.
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
    ['respond', '49-43', 1],
    ['defend', '49-43', 0],
    ['main', '51-45', 1],
  ])
  expect(steps.length).toBeGreaterThanOrEqual(12)
  expect(new Set(asked.slice(0, steps.length))).toEqual(new Set(steps.map(({ question }) => question)))
})
