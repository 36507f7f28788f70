/** What bots know of Dice City beyond its rules. */
import { chancesOf, type Insight } from '@alea/engine'
import { type DiceCity, scoreOf } from './state.ts'

export const insight: Insight<DiceCity> = {
  evaluate: (g) =>
    g.cities.length === 1
      ? [1 / (1 + Math.exp((g.target - scoreOf(g, 0)) / 10))]
      : chancesOf(
          g.cities.map((_, seat) => scoreOf(g, seat)),
          8,
        ),
  progress: (g) => g.round,
  horizon: 0,
}
