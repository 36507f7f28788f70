import { diceThrone, type View } from '@alea/dice-throne'
import type { Game } from '@alea/engine'
import { expect, test } from 'vitest'
import { companionLesson } from '../src/games/dice-throne/companionLesson.ts'
import { lesson } from '../src/games/dice-throne/lesson.ts'
import type { Lesson } from '../src/learn/lesson.ts'
import { follow } from './followLesson.ts'

/** What `tell` reads at every step, after the question; a learner who does what the lesson says reaches them all and may go on to the end. */
async function toldIn(lesson: Lesson, tell: (view: View) => unknown[]): Promise<unknown[][]> {
  const asked: string[] = []
  const told: unknown[][] = []
  await follow(diceThrone as unknown as Game, lesson, ({ step, offer, view }) => {
    if (step) told.push([step.question, ...tell(view as View)])
    asked.push(offer.name)
  })
  const { steps } = lesson
  expect(new Set(asked.slice(0, steps.length))).toEqual(new Set(steps.map(({ question }) => question)))
  return told
}

test('the first match: the numbers its sentences tell are health of both, and the learner’s combat points', async () => {
  expect(await toldIn(lesson, ({ dials, fighters }) => [dials.join('-'), fighters[0]!.cp])).toEqual([
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
})

const companionsOf = (view: View, seat: number): string[] =>
  view.fighters[seat]!.companions.map(({ state, dial }) => (dial ? `${state} ${dial.value}` : state))
const synthOf = ({ fighters }: View) => fighters[1]!.tokens.find(({ id }) => id === 'synth')?.count ?? 0

test('companions: the numbers its sentences tell are health of both, Nyra, the bots, their Synth and the damage', async () => {
  expect(
    await toldIn(companionLesson, (view) => [
      view.dials.join('-'),
      ...companionsOf(view, 0),
      companionsOf(view, 1).join(),
      synthOf(view),
      view.fighters[0]!.incoming.final,
    ]),
  ).toEqual([
    ['main', '50-50', 'active 7', 'unbuilt,basic,unbuilt', 2, 0],
    ['attempt', '50-50', 'active 7', 'unbuilt,basic,unbuilt', 2, 0],
    ['reroll-die', '50-50', 'active 6', 'unbuilt,basic,unbuilt', 2, 0],
    ['attempt', '50-50', 'active 6', 'unbuilt,basic,unbuilt', 2, 0],
    ['main', '50-43', 'active 7', 'unbuilt,basic,unbuilt', 3, 0],
    ['main', '50-43', 'active 7', 'unbuilt,basic,unbuilt', 3, 0],
    ['main', '50-43', 'active 7', 'unbuilt,basic,unbuilt', 3, 0],
    ['defend', '50-43', 'active 7', 'unbuilt,basic,basic', 3, 10],
    ['choose', '50-43', 'active 7', 'unbuilt,basic,basic', 3, 10],
    ['nyras-share', '50-43', 'active 7', 'unbuilt,basic,basic', 3, 10],
    ['main', '46-40', 'active 1', 'unbuilt,basic,basic', 3, 0],
  ])
})
