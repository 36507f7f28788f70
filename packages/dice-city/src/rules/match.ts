/** A match and its turns, in the order of the rulebook. */
import { emit, firstPlayer, flow, type Seat, seatsFrom } from '@alea/engine'
import { DECK_SIZE } from '../content/cards.ts'
import type { CityEvent } from '../events.ts'
import { type DiceCity, isSolo, scoreOf } from '../state.ts'
import { attack } from './attack.ts'
import { build } from './build.ts'
import { dice } from './dice.ts'
import { fill } from './display.ts'
import { checkRounds, conclude, isLastRound } from './ending.ts'
import { endTurn } from './endTurn.ts'
import { rollDice } from './rollDice.ts'

export const match = flow<DiceCity, { seat?: Seat }>('dice-city/match', ($) => [
  // [DC-2.6]
  firstPlayer($, (g) => g.cities.length, begin),
  $.shuffle('deck', {
    stream: () => 'locations',
    cards: () => DECK_SIZE,
    then: (g, _, order) => {
      const sorted = g.deck
      // The first card of the order is the first one turned up.
      g.deck = order.map((from) => sorted[from]!).reverse()
      fill(g)
    },
  }),
  $.each(
    'seat',
    (g) => seatsFrom(g.first, g.cities.length),
    $.call(rollDice, (_, l) => ({ seat: l.seat! })),
  ),
  $.loop((g) => !g.ended, $.call(turn)),
])

function begin(g: DiceCity, first: Seat): void {
  g.first = g.active = first
  emit<CityEvent>(() => ({ type: 'first-player', seat: first }))
}

export const turn = flow<DiceCity>('dice-city/turn', ($) => [
  $.run(beginTurn),
  $.call(dice),
  $.call(attack),
  $.call(build),
  $.call(endTurn),
  $.run(passOn),
])

function beginTurn(g: DiceCity): void {
  if (g.active === g.first) g.round++
  checkRounds(g)
  emit<CityEvent>(() => ({ type: 'turn', seat: g.active, round: g.round, last: isLastRound(g) }))
}

/** The next player, or the end: everybody has had the same number of turns. */
function passOn(g: DiceCity): void {
  if (isSolo(g)) {
    if (isLastRound(g)) conclude(g, scoreOf(g, 0) >= g.target ? 'goal' : 'no-goal')
    return
  }
  g.active = (g.active + 1) % g.cities.length
  if (g.active === g.first && g.ending !== undefined) conclude(g, g.ending)
}

/** The phases of a turn, with which a scenario or a lesson may begin. */
export const PHASE_FLOWS = { dice, attack, build, 'end-turn': endTurn } as const
export type Phase = keyof typeof PHASE_FLOWS
