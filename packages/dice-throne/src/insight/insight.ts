/** What bots know about Dice Throne beyond its rules; every number comes from the effects printed on boards, cards and tokens. */
import type { Insight } from '@alea/engine'
import { type DiceThrone, isDrafting, teamOf } from '../state.ts'
import { exactAttempt } from './attempts.ts'
import { bluff, isBluff } from './bluff.ts'
import { draftWorth } from './draftWorth.ts'
import { chancesOf } from './score.ts'
import { sense } from './sense.ts'
import { WEIGHTS } from './weights.ts'

export const insight: Insight<DiceThrone> = {
  evaluate(g) {
    if (isDrafting(g)) return g.fighters.map(() => 1 / g.fighters.length)
    const sides = chancesOf(g, WEIGHTS)
    return g.fighters.map((_, seat) => sides[teamOf(g, seat)]!)
  },
  exact(g, question, who) {
    if (question.name === 'attempt') return exactAttempt(g, question)
    if (isBluff(question)) return bluff(g, question, who)
    return question.name === 'ban' || question.name === 'pick' ? draftWorth(question, who) : undefined
  },
  sense,
  /** Between a player's own moves: everything that was announced has happened. */
  rests: (_, question) => question.name === 'main' || question.name === 'attempt' || question.name === 'sell',
  /** A turn counts as half over after its roll phase. */
  progress: (g) => g.turn + (g.phase === 'main-2' || g.phase === 'discard' ? 0.5 : 0),
  horizon: 0,
}
