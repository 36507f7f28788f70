/** What `expected` adds up, by name. */
import type { Judgement, Seat, Term } from '@alea/engine'
import { CELLS } from '../content/board.ts'
import { BANDITS, SHIPS, SIZES } from '../content/bounties.ts'
import { idOf, kindOfCard } from '../content/cards.ts'
import type { LocationId } from '../content/locations.ts'
import { cityOf, type DiceCity, kindAt, NO_CARD, pointsAt } from '../state.ts'
import {
  cardInHand,
  chancesAt,
  diceWorth,
  handWorth,
  keptWorth,
  playsOn,
  roundsLeft,
  shipWorth,
  stockWorth,
  turnsOf,
} from './evaluate.ts'
import { strengthWorth } from './strength.ts'
import { incomeOf } from './uses.ts'
import { WEIGHTS, type Weights } from './weights.ts'

export const TERMS = [
  'locations',
  'ships',
  'bandits',
  'points',
  'income',
  'dice',
  'hourglasses',
  'stock',
  'ship',
  'strength',
  'hand',
  'kept',
] as const
export type TermId = (typeof TERMS)[number]

export const judgement: Judgement<DiceCity> = {
  terms: (g, seat) => termsOf(g, seat, WEIGHTS),
  chances: (g, sums) => chancesAt(g, sums, roundsLeft(g, WEIGHTS)),
}

function termsOf(g: DiceCity, seat: Seat, weights: Weights): Term[] {
  const city = cityOf(g, seat)
  const rounds = roundsLeft(g, weights)
  const active = seat === g.active
  const more = active || playsOn(g, seat)
  const terms: Term[] = [
    ...located(g, seat),
    ...bounties(g, seat),
    { id: 'points', amount: city.points },
    { id: 'income', amount: weights.income * turnsOf(g, seat, rounds) * incomeOf(city, weights) },
  ]
  if (more) {
    terms.push({ id: 'dice', amount: diceWorth(city, weights) })
    terms.push({ id: 'hourglasses', amount: weights.hourglass * city.hourglasses })
  }
  if (active) terms.push(...spendable(g, rounds, weights))
  else if (more) terms.push({ id: 'kept', amount: keptWorth(city, weights) })
  return terms
}

function located(g: DiceCity, seat: Seat): Term[] {
  const city = cityOf(g, seat)
  const points = new Map<LocationId, number>()
  for (let cell = 0; cell < CELLS; cell++) {
    if (city.cells[cell] === NO_CARD) continue
    const id = idOf(kindAt(city, cell))
    points.set(id, (points.get(id) ?? 0) + pointsAt(city, cell))
  }
  return [...points].map(([of, amount]) => ({ id: 'locations', of, amount }))
}

const bounties = (g: DiceCity, seat: Seat): Term[] =>
  SIZES.flatMap((of, pile) => {
    const count = (owners: readonly Seat[]) => owners.filter((owner) => owner === seat).length
    return [
      { id: 'bandits', of, amount: count(g.bandits[pile]!) * BANDITS[pile]!.points },
      { id: 'ships', of, amount: count(g.ships[pile]!) * SHIPS[pile]!.points },
    ]
  })

/** Resources count as what they are, or as the ship they may become. */
function spendable(g: DiceCity, rounds: number, weights: Weights): Term[] {
  let best: Term = { id: 'stock', amount: stockWorth(g, rounds, weights) }
  for (const [pile, of] of SIZES.entries()) {
    const amount = shipWorth(g, pile, rounds, weights)
    if (amount > best.amount) best = { id: 'ship', of, amount }
  }
  const card = cardInHand(g)
  return [
    best,
    { id: 'strength', amount: strengthWorth(g, weights.strength) },
    { id: 'hand', amount: handWorth(g, rounds, weights), ...(card !== NO_CARD && { of: idOf(kindOfCard(card)) }) },
  ]
}
