import type { Outcome } from '@alea/engine'
import { difference } from '../../difference.ts'
import type { Fault, Law } from '../law.ts'

/** No die, card or token appears or vanishes. */
export const conserved: Law = {
  name: 'conserved',
  watch: ({ game, match }) => {
    const first = game.conserved?.(match.state)
    return { answered: () => first && difference(first, game.conserved?.(match.state)) }
  },
}

/** There is no result before the end, and a whole one after it. */
export const outcome: Law = {
  name: 'outcome',
  watch: ({ game, match, seats }) => ({
    decision: () => (game.outcome(match.state) ? 'there is a result although the match goes on' : undefined),
    ended: () => outcomeFault(match.outcome, seats.length),
  }),
}

function outcomeFault(outcome: Outcome | undefined, seats: number): Fault {
  if (!outcome) return 'the match has ended without a result'
  const { places, scores, reason } = outcome
  if (scores.length !== seats || !scores.every(Number.isFinite)) return `${seats} seats have the scores ${scores}`
  // A single player in second place has missed the goal.
  const alone = seats === 1 && places[0] === 2
  const ranked = alone || places.every((place) => place === 1 + places.filter((other) => other < place).length)
  if (places.length !== seats || !ranked) return `${seats} seats have the places ${places}`
  return typeof reason === 'string' && reason !== '' ? undefined : 'the result gives no reason'
}

/** The match ends before its bound. */
export const bound: Law = {
  name: 'bound',
  watch: ({ game }) => {
    let answers = 0
    return {
      answered: ({ name }) => {
        answers += name === 'undo' ? -1 : 1
        return answers > game.bound ? `the match goes on after ${game.bound} answers` : undefined
      },
    }
  },
}
