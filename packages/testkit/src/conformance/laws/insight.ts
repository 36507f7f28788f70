import { type Game, hash, type Insight, LANGUAGES, type Question, type Running, type Term } from '@alea/engine'
import type { Fault, Law, Play } from '../law.ts'

/**
 * A game's estimates for bots: chances between 0 and 1, one number for every option or none, and no side effects. The terms of its judgement
 * add up to what it evaluates, and every language has words for them.
 */
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
  const unlike = judgementFault(game, g, pending)
  if (unlike) return unlike
  if (!Number.isFinite(insight.progress(g))) return `progress is ${insight.progress(g)}`
  return hash(g) === before ? undefined : 'asking for an opinion changes the table'
}

const EXACTLY = 1e-9

function judgementFault(game: Game, g: Running, question: Question): Fault {
  const insight = game.insight!
  const { judgement } = insight
  if (!judgement) return undefined
  const chances = insight.evaluate(g)
  for (const viewer of chances.keys()) {
    const terms = chances.map((_, seat) => judgement.terms(g, seat, viewer))
    const judged = judgement.chances(g, terms.map(sumOf))
    if (judged.some((chance, seat) => !(Math.abs(chance - chances[seat]!) <= EXACTLY)))
      return `the terms make chances of ${judged.join(' ')}, evaluate says ${chances.join(' ')}`
    const fault = wordsFault(game, terms.flat())
    if (fault) return fault
  }
  return question.seats.map((_, who) => exactTermsFault(game, insight, g, question, who)).find(Boolean)
}

function exactTermsFault(game: Game, insight: Insight, g: Running, question: Question, who: number): Fault {
  const made = insight.judgement?.exact?.(g, question, who)
  const exact = insight.exact?.(g, question, who)
  for (const [choice, terms] of made?.entries() ?? []) {
    if (!terms) continue
    const [sum, worth] = [sumOf(terms), exact?.[choice] ?? Number.NaN]
    if (!(Math.abs(sum - worth) <= EXACTLY))
      return `the terms of option ${choice} of ${question.name} make ${sum}, exact says ${worth}`
    const fault = wordsFault(game, terms)
    if (fault) return fault
  }
  return undefined
}

const sumOf = (terms: readonly Term[]): number => terms.reduce((sum, { amount }) => sum + amount, 0)

/** Said alone, by its kind, and as a reason of either side. */
function wordsFault({ text }: Game, terms: readonly Term[]): Fault {
  for (const language of LANGUAGES) {
    const { judgement } = text[language]
    if (!judgement?.unit) return `${language}: no words for the judgement`
    for (const { id, of } of terms) {
      const names = of === undefined ? [] : [of]
      const sentences = [judgement.term(id, names), judgement.term(id, [])]
      for (const more of [true, false])
        for (const own of [true, false]) sentences.push(judgement.because?.({ id, of: names, more, own }) ?? id)
      const odd = sentences.find((sentence) => !sentence || /undefined|NaN|\[object /.test(sentence))
      if (odd !== undefined) return `${language}: the term ${id} ${of ?? ''} reads "${odd}"`
    }
  }
  return undefined
}
