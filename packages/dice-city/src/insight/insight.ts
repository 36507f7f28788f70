/** What bots know of Dice City beyond its rules. */
import type { Insight } from '@alea/engine'
import type { DiceCity } from '../state.ts'
import { judge } from './evaluate.ts'
import { sense } from './sense.ts'
import { judgement } from './terms.ts'
import { WEIGHTS } from './weights.ts'

export const insight: Insight<DiceCity> = {
  unseen: (g) => g.deck.length,
  evaluate: (g) => judge(g, WEIGHTS),
  sense,
  progress: (g) => g.round,
  horizon: 0,
  judgement,
}
