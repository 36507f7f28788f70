/** What effects are worth on average to whoever uses them, in points of health: for bots and for balance. */
import type { Hero } from '../content/hero.ts'
import type { Effect, Odds } from './effect.ts'
import { oddsWith } from './odds.ts'
import { worthOfToken } from './tokenWorth.ts'

/** The odds of so many dice of this hero. */
export const oddsOf = (
  { faces }: Pick<Hero, 'faces'>,
  dice: number,
  own?: Odds['own'],
  shown?: readonly number[],
): Odds =>
  oddsWith(
    (symbol) => faces.filter((face) => face === symbol).length / 6,
    dice,
    worthOfToken,
    undefined,
    own,
    shown && { dice: shown, faces },
  )

export const estimate = (effects: readonly Effect[], hero: Pick<Hero, 'faces'>): number => oddsOf(hero, 5).list(effects)
