/** What bots know of Pig beyond its rules. */
import { chancesOf, type Insight } from '@alea/engine'
import { optimalChances } from './optimal.ts'
import type { Choice, Pig } from './state.ts'

/** Rolling on gains four points five times in six, and loses them all the sixth time: worth it up to twenty. */
const ENOUGH = 20

export const insight: Insight<Pig> = {
  /** Computed for two. Otherwise points and what the turn has brought so far; a lead of a sixth of the way wins about three matches in four. */
  evaluate(g) {
    const { scores, turn, turnTotal, target } = g
    const optimal = optimalChances(g)
    if (optimal) {
      const chance = turnTotal > 0 ? Math.max(optimal.roll, optimal.hold) : optimal.roll
      return scores.map((_, seat) => (seat === turn ? chance : 1 - chance))
    }
    const points = scores.map((score, seat) => Math.min(target, score + (seat === turn ? turnTotal : 0)))
    return chancesOf(points, target / 6)
  },
  exact(g, { options }) {
    const optimal = optimalChances(g)
    return optimal && (options[0] as Choice[]).map((choice) => optimal[choice])
  },
  sense({ scores, turn, turnTotal, target }, { options }) {
    const holds = turnTotal >= ENOUGH || scores[turn]! + turnTotal >= target
    const best: Choice = holds ? 'hold' : 'roll'
    return options[0]!.map((option) => (option === best ? 1 : 0))
  },
  /** A match is short enough to be played to its end. */
  progress: () => 0,
  horizon: 1,
}
