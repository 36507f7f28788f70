/** A match and its turns: eight phases each, the roll phase among them. */
import { emit, flow, type Seat } from '@alea/engine'
import type { DiceThroneEvent } from '../events.ts'
import { type DiceThrone, isIn } from '../state.ts'
import { begin } from './begin.ts'
import { discardPhase } from './discard.ts'
import { forward } from './forward.ts'
import { income } from './income.ts'
import { clearIncoming } from './incoming.ts'
import { mainPhase } from './main.ts'
import { reactions } from './reactions.ts'
import { awakenTarget, rollPhase } from './rollPhase.ts'
import { noteTokensOfTheTurn } from './tokens.ts'
import { upkeep } from './upkeep.ts'

/** [DT-20.3] A match that does not end is a draw. */
export const TURN_LIMIT = 200

export const match = flow<DiceThrone>(forward.match.name, ($) => [
  $.call(begin),
  $.loop((g) => g.ended === undefined, $.call(turn), $.call(reactions), $.run(passTheTurn)),
])

export const turn = flow<DiceThrone>('dice-throne/turn', ($) => [
  $.call(startTurn),
  $.call(upkeep),
  $.call(income),
  $.call(firstMain),
  $.call(rollPhase),
  $.call(secondMain),
  $.call(discardPhase),
])

const startTurn = flow<DiceThrone>('dice-throne/start-turn', ($) => [
  $.run((g) => {
    g.turn++
    clearTable(g)
    for (const { marks } of g.fighters) for (const mark in marks) if (isOfTheTurn(mark)) marks[mark] = 0
    noteTokensOfTheTurn(g, g.active)
    emit<DiceThroneEvent>(() => ({ type: 'turn', seat: g.active, turn: g.turn }))
  }),
])

/** Cleans up after a turn that was cut short. */
function clearTable(g: DiceThrone): void {
  // [BAR-3.3] A Stun goes with the attack that brought it, also if the attacker falls.
  awakenTarget(g)
  g.attack = undefined
  g.isolated = undefined
  g.declared = undefined
  g.furtherOffenses = []
  g.silenced = false
  g.rolls = []
  for (const one of g.fighters) if (one.facedown) one.facedown = undefined
  clearIncoming(g)
}

export const firstMain = flow<DiceThrone>('dice-throne/main-1', ($) => [
  $.call(mainPhase, () => ({ phase: 'main-1' as const })),
])

export const secondMain = flow<DiceThrone>('dice-throne/main-2', ($) => [
  $.call(mainPhase, () => ({ phase: 'main-2' as const })),
])

/** Marks of what a player has done this turn, for everything that may be done only once. */
const isOfTheTurn = (mark: string): boolean =>
  mark.endsWith('-this-turn') || OF_THE_TURN.some((prefix) => mark.startsWith(prefix))

const OF_THE_TURN = ['spent:', 'used:', 'fresh:', 'arrived:']

/** Whose turn comes after this one; nobody else's if nobody else is left. */
export function nextInTurn(g: DiceThrone): Seat {
  const seats = g.fighters.length
  for (let step = 1; step < seats; step++) if (isIn(g, (g.active + step) % seats)) return (g.active + step) % seats
  return g.active
}

function passTheTurn(g: DiceThrone): void {
  g.active = nextInTurn(g)
  if (g.turn < TURN_LIMIT) return
  g.ended = 'turn-limit'
  emit<DiceThroneEvent>(() => ({ type: 'ended', reason: 'turn-limit' }))
}
