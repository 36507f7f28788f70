/** A pupil who does what a lesson says, and then plays on to the end, at a local table without a browser. */
import { type Game, type Offer, random } from '@alea/engine'
import { type FromServer, isWindow, passesItself, type Sight } from '@alea/protocol/client'
import { expect } from 'vitest'
import { isExpected, type Lesson, type Step, stepFor } from '../src/learn/lesson.ts'
import { LocalTable } from '../src/local/localTable.ts'

/** What the pupil is asked, and the answers the lesson accepts; `step` is undefined once the lesson is over. */
export interface Moment {
  readonly step: Step | undefined
  readonly offer: Offer
  readonly open: Offer['options']
  readonly view: unknown
  /** Steps taken, this one among them. */
  readonly done: number
}

/** Follows the lesson, checking that every step belongs to the question asked and can be answered. `choose` takes one of the open answers: the last, if left out. */
export function follow(
  game: Game,
  lesson: Lesson,
  look: (moment: Moment) => void,
  { answers = 3000, choose = ({ open }: Moment) => open.at(-1)!.key } = {},
): void {
  const { seats, options, set, chance, rivals, steps } = lesson
  const plans: (() => void)[] = []
  let sight: Sight | undefined
  let position = 0
  let over = false
  const house = {
    game,
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
  const script = { chance, rivals, ...(set && { set }) }
  const table = new LocalTable(house, {
    id: 'lesson',
    game: game.id,
    seats,
    pace: 0,
    lesson: script,
    ...(options && { options }),
  })
  table.take({ type: 'watch', match: 'lesson', as: 0 })

  let done = 0
  for (let turn = 0; !over; turn++) {
    expect(turn, 'the match ends').toBeLessThan(answers)
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
    if (step) done++
    const moment = { step, offer, open, view: sight!.view, done }
    look(moment)
    table.take({ type: 'answer', id: String(turn), match: 'lesson', seat: 0, position, key: choose(moment) })
  }
  expect(done).toBe(steps.length)
}
