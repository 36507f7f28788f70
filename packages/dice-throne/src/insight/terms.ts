/** What `chancesOf` adds up, by name: from what is printed on boards, cards and tokens, for every hero alike. */
import type { Judgement, Seat, Term } from '@alea/engine'
import { boardKey, boardOf } from '../content/board.ts'
import { cardOf, companionsOf } from '../content/roster.ts'
import { dialOf, stateOf } from '../rules/companions.ts'
import { coveredOn } from '../rules/covered.ts'
import { nextInTurn } from '../rules/match.ts'
import { endingOn } from '../rules/tokens.ts'
import { type CardId, type DiceThrone, fighter, isDrafting, isIn, teamOf } from '../state.ts'
import { attemptTerms } from './attempts.ts'
import {
  chancesAt,
  comingTo,
  healthOf,
  isOverBeforeUse,
  nextTurn,
  promised,
  turnsLeft,
  worthOfCp,
  worthOfHand,
  worthTo,
} from './score.ts'
import { strengthOf } from './strength.ts'
import { WEIGHTS, type Weights } from './weights.ts'

export const TERMS = [
  'health',
  'coming',
  'attack',
  'next',
  'cp',
  'hand',
  'laid',
  'token',
  'companion',
  'covered',
  'board',
  'upgrade',
  'defense',
  'toll',
  'nothing',
  'ability',
] as const
export type TermId = (typeof TERMS)[number]

export const judgement: Judgement<DiceThrone> = {
  terms: (g, seat, viewer) => (isDrafting(g) ? [] : termsOf(g, seat, viewer, WEIGHTS)),
  chances(g, sums) {
    if (isDrafting(g)) return sums.map(() => 1 / sums.length)
    const scores = g.dials.map(() => 0)
    for (const [seat, sum] of sums.entries()) scores[teamOf(g, seat)]! += sum
    const sides = g.dials.map((_, team) => healthOf(g, team, WEIGHTS))
    const chances = chancesAt(g, scores, sides)
    return sums.map((_, seat) => chances[teamOf(g, seat)]!)
  },
  exact: (g, question) => (question.name === 'attempt' ? attemptTerms(g, question) : undefined),
}

/** Those who share a health dial share what it shows, and what each of them has counts as the mean of the side. */
function termsOf(g: DiceThrone, seat: Seat, viewer: Seat, weights: Weights): Term[] {
  const team = teamOf(g, seat)
  const sharing = g.fighters.filter((_, other) => teamOf(g, other) === team).length
  const terms: Term[] = [
    { id: 'health', amount: g.dials[team]! / sharing },
    { id: 'coming', amount: comingTo(g, seat, weights) },
  ]
  if (seat === g.active) terms.push({ id: 'attack', amount: promised(g, weights) })
  if (seat === nextInTurn(g)) terms.push({ id: 'next', amount: nextTurn(g, weights) })
  if (!isIn(g, seat)) return terms
  const members = g.fighters.length / g.dials.length
  for (const term of standingTerms(g, seat, viewer, weights)) terms.push({ ...term, amount: term.amount / members })
  return terms
}

function standingTerms(g: DiceThrone, seat: Seat, viewer: Seat, weights: Weights): Term[] {
  const one = fighter(g, seat)
  const turns = turnsLeft(g, weights)
  const saved = seat === viewer ? savedFor(g, seat) : undefined
  const terms: Term[] = [
    { id: 'cp', amount: worthOfCp(one.cp, turns, weights), ...(saved !== undefined && { of: `${one.cp}:${saved}` }) },
    ...handTerms(g, seat, viewer, turns, weights),
    ...one.laid.map((of): Term => ({ id: 'laid', of, amount: weights.card })),
    ...boardTerms(g, seat, turns, weights),
  ]
  for (const id in one.tokens) {
    const lasting = one.tokens[id]! - (seat === g.active ? endingOn(g, seat, id) : 0)
    if (lasting > 0 && !isOverBeforeUse(g, seat, id))
      terms.push({ id: 'token', of: id, amount: weights.token * lasting * worthTo(seat, id, turns) })
  }
  for (const { id, dial, aura, worth } of companionsOf(one.hero)) {
    const added = aura && stateOf(g, seat, id) === aura.state ? weights.aura * aura.damage : 0
    const health = dial ? weights.dial * dialOf(g, seat, id) : 0
    const amount = weights.token * (worth?.[one.marks[id] ?? 0] ?? 0) + health + added
    terms.push({ id: 'companion', of: id, amount })
  }
  return terms
}

/** All cards count alike; only those who see them know which they are. */
function handTerms(g: DiceThrone, seat: Seat, viewer: Seat, turns: number, weights: Weights): Term[] {
  const { hand } = fighter(g, seat)
  const amount = worthOfHand(hand.length, turns, weights)
  if (seat !== viewer) return [{ id: 'hand', amount }]
  return hand.map((of) => ({ id: 'hand', of, amount: amount / hand.length }))
}

/** The dearest card that the CP left can pay for in somebody's roll phase. */
function savedFor(g: DiceThrone, seat: Seat): CardId | undefined {
  const { cp, hand } = fighter(g, seat)
  let best: CardId | undefined
  let dearest = 0
  for (const id of hand) {
    const { kind, cost } = cardOf(g, seat, id)
    if ((kind !== 'roll' && kind !== 'instant') || cost > cp || cost <= dearest) continue
    best = id
    dearest = cost
  }
  return best
}

/** The board as printed, and what each upgrade adds to its attacks. */
function boardTerms(g: DiceThrone, seat: Seat, turns: number, weights: Weights): Term[] {
  const one = fighter(g, seat)
  const { levels } = boardOf(g, seat)
  const whole = strengthOf(one.board)
  const covered = coveredOn(g, seat)
  const raised: Record<string, number> = {}
  let { offense } = strengthOf(boardKey(one.hero, one.marks.face))
  const terms: Term[] = [
    { id: 'board', amount: turns * weights.board * offense },
    { id: 'defense', amount: turns * weights.defense * whole.defense },
    { id: 'toll', amount: -turns * whole.toll },
  ]
  for (const ability in levels) {
    raised[ability] = levels[ability]!
    const better = strengthOf(boardKey(one.hero, one.marks.face, raised)).offense
    terms.push({ id: 'upgrade', of: ability, amount: turns * weights.board * (better - offense) })
    offense = better
  }
  if (covered.length > 0) {
    const lost = whole.offense - strengthOf(one.board, {}, covered).offense
    terms.push({ id: 'covered', amount: -weights.coming * lost })
  }
  return terms
}
