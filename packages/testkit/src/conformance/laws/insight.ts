import { hash } from '@alea/engine'
import type { Fault, Law, Play } from '../law.ts'

/** A game's estimates for bots: chances between 0 and 1, one number for every option or none, and no side effects. */
export const insight: Law = {
  name: 'insight',
  watch: (play) => ({ deep: () => insightFault(play) }),
}

function insightFault({ game, match, seats }: Play): Fault {
  const { insight } = game
  const { pending } = match
  if (!insight || pending?.kind !== 'seats') return undefined
  const g = match.state
  const before = hash(g)
  const chances = insight.evaluate(g)
  if (chances.length !== seats.length) return `evaluate judges ${chances.length} seats, not ${seats.length}`
  const odd = chances.find((chance) => !(chance >= 0 && chance <= 1))
  if (odd !== undefined) return `evaluate gives a chance of ${odd}`
  for (let who = 0; who < pending.seats.length; who++) {
    const count = pending.options[who]!.length
    const sensed = insight.sense?.(g, pending, who)
    if (sensed && (sensed.length !== count || !sensed.every(Number.isFinite)))
      return `sense of ${pending.name} is no number for each of ${count} options: ${sensed.join(' ')}`
    const exact = insight.exact?.(g, pending, who)
    if (exact && (exact.length !== count || exact.some((value) => value < 0 || value > 1)))
      return `exact values of ${pending.name} are no chance for each of ${count} options: ${exact.join(' ')}`
  }
  if (!Number.isFinite(insight.progress(g))) return `progress is ${insight.progress(g)}`
  return hash(g) === before ? undefined : 'asking for an opinion changes the table'
}
