/** A match, its rounds and turns, in the order of the rulebook. */
import { emit, firstPlayer, flow, isRunning } from '@alea/engine'
import { cardId } from '../content/cards.ts'
import { idOf, templePiece } from '../content/faces.ts'
import { SLOTS } from '../content/islands.ts'
import type { ForgeEvent } from '../events.ts'
import { begin, type DiceForge, heroOf, MIXED, MIXED_POOLS, placeInRound, roundsFor, scoreOf } from '../state.ts'
import { action, extraAction } from './action.ts'
import { favoursOfAll } from './favours.ts'
import { reinforcements } from './reinforcements.ts'
import { lastTriton } from './triton.ts'

export const match = flow<DiceForge>('dice-forge/match', ($) => [
  $.call(prepare),
  $.loop((g) => g.ended === undefined, $.call(turn)),
])

/** What is drawn at random before the first turn. */
const prepare = flow<DiceForge, { pool?: number }>('dice-forge/prepare', ($) => [
  // [DF-2.8]
  firstPlayer(
    $,
    (g) => g.heroes.length,
    (g, first) => {
      begin(g, first)
      emit<ForgeEvent>(() => ({ type: 'first-player', seat: first }))
    },
  ),
  // [DF-2.9] 1 for the card of the first match, 2 for the other.
  $.roll('sets', {
    dice: (g) => g.drawn.length,
    sides: () => 2,
    lot: 'pieces',
    then: (g, _, lots) => {
      for (const [i, slot] of g.drawn.entries()) g.sets[slot] = SLOTS[slot]!.cards[lots[i]! - 1]!
      emit<ForgeEvent>(() => ({ type: 'sets', cards: g.sets.map(cardId) }))
    },
  }),
  // [DF-2.3] Of four different faces, the last two in the order drawn go back to the box.
  $.each(
    'pool',
    (g) => (g.heroes.length === 2 ? MIXED_POOLS : []),
    $.shuffle('pool', {
      stream: (_, l) => `pool ${l.pool}`,
      cards: (_, l) => MIXED[l.pool!]!.length,
      then: (g, l, order) => {
        const faces = order.slice(2).map((place) => MIXED[l.pool!]![place]!)
        for (const face of faces) g.box.push(templePiece(face, --g.stock[face]!))
        emit<ForgeEvent>(() => ({ type: 'removed', faces: faces.map(idOf) }))
      },
    }),
  ),
])

export const turn = flow<DiceForge, { acted?: boolean }>('dice-forge/turn', ($) => [
  $.run((g) => {
    if (g.active === g.first)
      emit<ForgeEvent>(() => ({ type: 'round', round: g.round, rounds: roundsFor(g.heroes.length) }))
    emit<ForgeEvent>(() => ({ type: 'turn', seat: g.active }))
  }),
  $.call(favoursOfAll, () => ({ served: 0 })),
  // [DF-3.4]
  $.when(
    (g) => g.heroes.length === 2,
    $.mark('second-favours'),
    $.call(favoursOfAll, () => ({ served: 0 })),
  ),
  $.when((g) => heroOf(g, g.active).cards.length > 0, $.call(reinforcements)),
  $.call(action, undefined, (_, l, { acted }) => {
    l.acted = acted
  }),
  $.when(
    (_, l) => l.acted === true,
    $.call(extraAction, undefined, (_, l, { acted }) => {
      l.acted = acted
    }),
  ),
  // Whoever declined the last action was offered the token there.
  $.when((g, l) => l.acted === true && heroOf(g, g.active).triton > 0, $.call(lastTriton)),
  $.run(endTurn),
])

function endTurn(g: DiceForge): void {
  g.active = (g.active + 1) % g.heroes.length
  if (g.active !== g.first) return
  if (g.round < roundsFor(g.heroes.length)) {
    g.round++
    return
  }
  g.ended = 'last-round'
  emit<ForgeEvent>(() => ({ type: 'ended', reason: 'last-round', scores: g.heroes.map(scoreOf) }))
}

/** Counts players' turns from 1, extra actions included; 0 during set-up. After the last turn the first player is active again. */
export function turnNumber(g: DiceForge): number {
  const seats = g.heroes.length
  if (g.ended) return g.round * seats
  return isRunning(g, turn) ? (g.round - 1) * seats + placeInRound(g, g.active) + 1 : 0
}

/** The steps of a turn that a scenario or a lesson may begin with. */
export const PHASE_FLOWS = {
  favours: favoursOfAll,
  reinforcements,
  action,
  extra: extraAction,
  triton: lastTriton,
} as const
