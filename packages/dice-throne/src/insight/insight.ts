/** What bots know about Dice Throne beyond its rules; every number comes from the effects printed on boards, cards and tokens. */
import type { Insight } from '@alea/engine'
import { type DiceThrone, teamOf } from '../state.ts'
import { exactAttempt } from './attempts.ts'
import { chancesOf } from './score.ts'
import { sense } from './sense.ts'
import { WEIGHTS } from './weights.ts'

export const insight: Insight<DiceThrone> = {
  evaluate(g) {
    const sides = chancesOf(g, WEIGHTS)
    return g.fighters.map((_, seat) => sides[teamOf(g, seat)]!)
  },
  exact: (g, question) => (question.name === 'attempt' ? exactAttempt(g, question) : undefined),
  sense,
  /** A turn counts as half over after its roll phase. */
  progress: (g) => g.turn + (g.phase === 'main-2' || g.phase === 'discard' ? 0.5 : 0),
  horizon: 0,
}
