/** Between declaring an action and doing it: answers of players with priority, and what may interrupt it. */
import { flow, type Seat } from '@alea/engine'
import { cardOf } from '../content/roster.ts'
import { playKey } from '../options.ts'
import { clockwise, type DiceThrone, hasVariant } from '../state.ts'
import { mightAct, withActions } from './actions.ts'
import { forward } from './forward.ts'
import { refusals } from './refusals.ts'
import { opened, PASS } from './responseWindow.ts'

interface Declared {
  seat: Seat
  action: string
  /** Players with priority who have not passed yet. */
  queue?: Seat[]
  by?: Seat
  answer?: string
  /** Whether anybody acted. */
  acted?: boolean
}

/** [DT-17.4] Whoever has priority over the player who declared something acts before it happens, as often as they like. */
export const answered = flow<DiceThrone, Declared>('dice-throne/answered', ($) => [
  $.run((g, l) => {
    l.queue = before(g, l.seat)
  }),
  $.loop(
    (_, l) => l.queue!.length > 0,
    $.run((_, l) => {
      l.by = l.queue!.shift()!
    }),
    $.ask<string>('answer', {
      who: (_, l) => l.by!,
      options: (g, l) => withActions(g, l.by!, [PASS]),
      params: (_, l) => ({ seat: l.seat, action: l.action }),
      unavailable: (g, l) => refusals(g, l.by!),
      decline: PASS,
      then: (_, l, action) => {
        l.answer = action
      },
    }),
    $.when(
      (_, l) => l.answer !== PASS,
      $.call(forward.act, (_, l) => ({ seat: l.by!, action: l.answer! })),
      $.run((g, l) => {
        l.acted = true
        l.queue = before(g, l.seat)
      }),
    ),
  ),
])

/** The players with priority over this one: the active player, then clockwise; nobody with the older rules. */
function before(g: DiceThrone, seat: Seat): Seat[] {
  if (hasVariant(g, 'v2.2')) return []
  const order = clockwise(g, g.active)
  return order.slice(0, Math.max(0, order.indexOf(seat))).filter((other) => mightAct(g, other))
}

/** A card is paid for and its target named, but it has not taken effect yet. */
export const interval = flow<DiceThrone, { seat: Seat; card: string; acted?: boolean }>('dice-throne/interval', ($) => [
  $.call(
    answered,
    (_, l) => ({ seat: l.seat, action: playKey(l.card) }),
    (_, l, { acted }) => {
      l.acted = acted
    },
  ),
  $.when(
    isInterruptible,
    opened(
      $,
      (_, l) => ({ but: l.seat, instants: true }),
      (_, l, { acted }) => {
        l.acted = l.acted || acted
      },
    ),
  ),
])

/** [DT-17.6] Every card but instants; roll phase cards only with the option. */
function isInterruptible(g: DiceThrone, { seat, card }: { seat: Seat; card: string }): boolean {
  const { kind } = cardOf(g, seat, card)
  return kind !== 'instant' && (kind !== 'roll' || hasVariant(g, 'instants-interrupt-roll-cards'))
}
