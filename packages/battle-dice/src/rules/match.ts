/** A match and its turns, in the order of the rulebook. */
import { emit, firstPlayer, flow } from '@alea/engine'
import type { BattleEvent } from '../events.ts'
import { type BattleDice, owned, SOLD_OUT, soldOut, worth } from '../state.ts'
import { buy } from './buy.ts'
import { cleanUp } from './cleanUp.ts'
import { gold } from './gold.ts'
import { powers } from './powers.ts'
import { prepare } from './prepare.ts'
import { roll } from './roll.ts'

/** [BD-10.4] */
export const TURN_LIMIT = 60

export const match = flow<BattleDice>('battle-dice/match', ($) => [
  // [BD-2.3]
  firstPlayer(
    $,
    (g) => g.trainers.length,
    (g, first) => {
      g.first = first
      emit<BattleEvent>(() => ({ type: 'first-player', seat: first }))
    },
  ),
  $.loop((g) => g.ended === undefined, $.call(turn)),
])

export const turn = flow<BattleDice>('battle-dice/turn', ($) => [
  $.run(beginTurn),
  $.call(prepare),
  $.call(roll),
  $.call(powers),
  $.call(gold),
  $.call(buy),
  $.run(maybeEnd),
  $.leave((g) => g.ended !== undefined),
  $.call(cleanUp),
  $.run((g) => {
    g.first = (g.first + 1) % g.trainers.length
  }),
])

function beginTurn(g: BattleDice): void {
  g.turn++
  emit<BattleEvent>(() => ({ type: 'turn', turn: g.turn, first: g.first }))
}

/** [BD-10.1] [BD-10.4] */
function maybeEnd(g: BattleDice): void {
  if (soldOut(g) >= SOLD_OUT) g.ended = 'sold-out'
  else if (g.turn >= TURN_LIMIT) g.ended = 'turn-limit'
  if (g.ended === undefined) return
  const reason = g.ended
  emit<BattleEvent>(() => ({ type: 'ended', reason, values: g.trainers.map((_, seat) => worth(owned(g, seat))) }))
}

/** The phases a scenario or a lesson may begin with. */
export const PHASE_FLOWS = { prepare, roll, powers, gold, buy, 'clean-up': cleanUp } as const
