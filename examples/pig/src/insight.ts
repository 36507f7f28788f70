/** What bots know of Pig beyond its rules. */
import { chancesOf, type Insight, type Question, type Seat, type Term } from '@alea/engine'
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
    return chancesOf(points, spreadOf(g))
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
  judgement: {
    terms: termsOf,
    chances: (g, sums) => (optimalChances(g) ? sums : chancesOf(sums, spreadOf(g))),
    exact: exactTerms,
  },
}

const spreadOf = ({ target }: Pig): number => target / 6

export const TERMS = ['banked', 'turn', 'hold', 'gain', 'risk'] as const
export type TermId = (typeof TERMS)[number]

/** For two, chances; for more, points: those nobody can lose any more, and those of the turn. */
function termsOf(g: Pig, seat: Seat): Term[] {
  const { scores, turn, turnTotal, target } = g
  const optimal = optimalChances(g)
  if (!optimal) {
    const banked = scores[seat]!
    const held = seat === turn ? Math.min(target, banked + turnTotal) - banked : 0
    return [
      { id: 'banked', amount: banked },
      { id: 'turn', amount: held },
    ]
  }
  const now = insight.evaluate(g)[seat]!
  const empty = insight.evaluate({ ...g, turnTotal: 0 })[seat]!
  return [
    { id: 'banked', amount: empty },
    { id: 'turn', amount: now - empty },
  ]
}

/** Rolling on is what holding is, less what a 1 loses, and what the other faces gain. */
function exactTerms(g: Pig, { options }: Question): Term[][] | undefined {
  const optimal = optimalChances(g)
  if (!optimal) return undefined
  const { roll, hold, lost } = optimal
  const risk = (lost - hold) / 6
  return (options[0] as Choice[]).map((choice) => {
    const held: Term = { id: 'hold', amount: hold }
    if (choice === 'hold') return [held]
    return [held, { id: 'risk', amount: risk }, { id: 'gain', amount: roll - hold - risk }]
  })
}
