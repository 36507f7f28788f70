/** What judgement of one player's future begins with: what resources are worth to them, and what their dice bring. */
import type { Seat } from '@alea/engine'
import { type DiceForge, heroOf } from '../state.ts'
import { besideOf, diceWorth } from './diceWorth.ts'
import type { Situation } from './estimate.ts'
import { type Outlook, outlookOf } from './outlook.ts'
import type { Weights } from './weights.ts'

export function situationOf(g: DiceForge, seat: Seat, weights: Weights): Situation {
  const outlook = outlookOf(g, seat, weights)
  const dice = diceWorth(g, seat, later(outlook, weights), weights)
  const hero = heroOf(g, seat)
  const beside = besideOf(hero, 0, dice.best, dice.roll / 2)
  return { seat, outlook, dice, beside, forged: hero.discarded.length, weights }
}

const later = (o: Outlook, { future }: Weights): Outlook => ({
  ...o,
  gold: o.gold * future,
  fresh: o.fresh * future,
  sun: o.sun * future,
  moon: o.moon * future,
})
