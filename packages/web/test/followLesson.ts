/** A learner who does what a lesson says and then plays on to the end, in a local match without a browser. */
import { fromRandom, type Game, type Offer, random } from '@alea/engine'
import { Mirror } from '@alea/protocol/client'
import { expect } from 'vitest'
import { isExpected, type Lesson, type LessonStep, stepFor } from '../src/learn/lesson.ts'
import { openLocal } from './localShell.ts'

/** What the learner is asked, and the answers the lesson accepts; `step` is undefined once the lesson is over. */
export interface LessonMoment {
  readonly step: LessonStep | undefined
  readonly offer: Offer
  readonly open: Offer['options']
  readonly view: unknown
  /** Steps taken, this one among them. */
  readonly done: number
}

/** Follows the lesson, checking that every step belongs to the question asked and can be answered. `choose` takes one of the open answers: the last, if left out. */
export async function follow(
  game: Game,
  lesson: Lesson,
  look: (moment: LessonMoment) => void,
  { answers = 3000, choose = ({ open }: LessonMoment) => open.at(-1)!.key } = {},
): Promise<void> {
  const { seats, options, set, chance, rivals, steps } = lesson
  const script = { chance, rivals, ...(set && { set }) }
  const setup = { id: 'lesson', game: game.id, seats, pace: 0, lesson: script, ...(options && { options }) }
  const { host, inbox, troubles } = await openLocal(setup, {
    chance: fromRandom(random(5)),
    // What is to be done by and by is done at once: nothing here takes time.
    now: () => 0,
    later: (_, work) => {
      let isWanted = true
      queueMicrotask(() => isWanted && work())
      return () => {
        isWanted = false
      }
    },
  })
  const mirror = new Mirror('lesson', 0)
  host.take(mirror.watch())
  let done = 0
  let read = 0
  let over = false
  for (let turn = 0; !over; ) {
    await inbox.more(read)
    for (const frame of inbox.frames.slice(read)) {
      expect(frame.type, JSON.stringify(frame)).not.toBe('refused')
      expect(mirror.take(frame)).toBe(true)
      if (frame.type === 'table') over = frame.table.status === 'over'
    }
    read = inbox.frames.length
    const offer = mirror.snapshot?.asked?.offer
    // Where declining is all one can do, it is done for the learner.
    const isDeclined = offer?.decline !== undefined && offer.options.length === 1
    if (over || !offer || isDeclined) continue
    expect(++turn, 'the match ends').toBeLessThan(answers)
    if (done < steps.length)
      expect(offer.name, `step ${done + 1} belongs to the question asked`).toBe(steps[done]!.question)
    const step = stepFor(lesson, done, offer.name)
    const open = offer.options.filter(({ key }) => !step || isExpected(step, key))
    expect(open.length, `step ${done + 1} can be answered`).toBeGreaterThan(0)
    if (step) done++
    const { position, snapshot } = mirror
    const moment = { step, offer, open, view: snapshot!.view, done }
    look(moment)
    host.take({ type: 'answer', id: String(turn), match: 'lesson', seat: 0, position, key: choose(moment) })
    await answered(inbox, String(turn), read)
  }
  expect(done).toBe(steps.length)
  expect(troubles).toEqual([])
}

/** Resolves when a command has been answered. */
async function answered(inbox: Awaited<ReturnType<typeof openLocal>>['inbox'], id: string, from: number) {
  for (let read = from; ; read = inbox.frames.length) {
    if (inbox.frames.slice(from).some((frame) => 'id' in frame && frame.id === id)) return
    await inbox.more(read)
  }
}
