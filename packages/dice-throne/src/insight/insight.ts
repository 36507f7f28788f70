/** What bots know about Dice Throne beyond its rules; every number comes from the effects printed on boards, cards and tokens. */
import type { Insight } from '@alea/engine'
import { type DiceThrone, isDrafting, teamOf } from '../state.ts'
import { exactAttempt } from './attempts.ts'
import { draftWorth } from './draftWorth.ts'
import { chancesOf } from './score.ts'
import { sense } from './sense.ts'
import { judgement } from './terms.ts'
import { unseen } from './unseen.ts'
import { WEIGHTS } from './weights.ts'

export const insight: Insight<DiceThrone> = {
  evaluate(g) {
    if (isDrafting(g)) return g.fighters.map(() => 1 / g.fighters.length)
    const sides = chancesOf(g, WEIGHTS)
    return g.fighters.map((_, seat) => sides[teamOf(g, seat)]!)
  },
  exact(g, question, who) {
    if (question.name === 'attempt') return exactAttempt(g, question)
    return question.name === 'ban' || question.name === 'pick' ? draftWorth(question, who) : undefined
  },
  sense,
  unseen,
  /**
   * Between a player's own moves: everything that was announced has happened. Dice changed after an announcement lead back to the roll attempts,
   * where an attack still looks better than after the defence, with which the other options are evaluated.
   */
  rests: (_, { name }, since) => name === 'main' || name === 'sell' || (name === 'attempt' && !since),
  begun: ({ attack }) => attack?.stage === 'announced',
  finish: (_, { name, options }) => (name === 'main' ? options[0]!.indexOf('end') : undefined),
  /** Cards that lie face down, or are about to. */
  mixes: ({ name }) => name === 'lay-down' || name === 'recommend' || name === 'turn-up',
  /** A turn counts as half over after its roll phase. */
  progress: (g) => g.turn + (g.phase === 'main-2' || g.phase === 'discard' ? 0.5 : 0),
  horizon: 0,
  judgement,
}
