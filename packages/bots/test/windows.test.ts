/** What a card or a token does happens after the others have been asked: bots must look that far. */
import { gameOf } from '@alea/catalog'
import {
  advance,
  answer,
  answerChance,
  checkOptions,
  fromRandom,
  type Question,
  type Running,
  random,
  start,
} from '@alea/engine'
import { expect, test } from 'vitest'
import { greedyBot } from '../src/greedyBot.ts'

const game = gameOf('dice-throne')!

interface Player {
  cp: number
  hand: string[]
}

/** The start player's second main phase, after a roll phase without an attack. */
function secondMain(): { g: Running & { fighters: Player[]; phase: string }; seat: number } {
  const g = start<Running>(
    game.setup(2, checkOptions(game.options, { heroes: ['barbarian', 'barbarian'] }, 2)),
    game.rules,
  ) as ReturnType<typeof secondMain>['g']
  const chance = fromRandom(random(1))
  for (;;) {
    const pending = advance(g)!
    if (pending.kind === 'chance') answerChance(g, pending, chance(pending, 0))
    else if (pending.name === 'main' && g.phase === 'main-2') return { g, seat: pending.seats[0]! }
    else
      answer(
        g,
        pending,
        Math.max(
          0,
          pending.options[0]!.findIndex((each) => ['end', 'none', 'pass'].includes(each as string)),
        ),
      )
  }
}

test('an upgrade is played by whoever can pay for it, not sold', () => {
  const { g, seat } = secondMain()
  g.fighters[seat]!.cp = 8
  g.fighters[seat]!.hand = ['smack-iii']
  const question = advance(g) as Question
  const choice = greedyBot.choose({ game, seat, world: g }, random(1))
  expect(question.options[0]![choice]).toBe('play:smack-iii')
})
