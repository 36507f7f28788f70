/** Between declaring an action and doing it: the active player's response, and what may interrupt a card. */
import { flow, type Seat } from '@alea/engine'
import { cardOf } from '../content/roster.ts'
import { playKey } from '../options.ts'
import { type DiceThrone, hasVariant } from '../state.ts'
import { mightAct, refusals, withActions } from './actions.ts'
import { forward } from './forward.ts'
import { opened, PASS } from './responseWindow.ts'

interface Declared {
  seat: Seat
  action: string
  answer?: string
  /** Whether anybody acted. */
  acted?: boolean
}

/** [DT-17.4] The active player acts before anybody else, unless the older rules are played. */
export const answered = flow<DiceThrone, Declared>('dice-throne/answered', ($) => [
  $.leave((g, l) => l.seat === g.active || hasVariant(g, 'v2.2') || !mightAct(g, g.active)),
  $.ask<string>('answer', {
    who: (g) => g.active,
    options: (g) => withActions(g, g.active, [PASS]),
    params: (_, l) => ({ seat: l.seat, action: l.action }),
    unavailable: (g) => refusals(g, g.active),
    decline: PASS,
    then: (_, l, action) => {
      l.answer = action
    },
  }),
  $.leave((_, l) => l.answer === PASS),
  $.run((_, l) => {
    l.acted = true
  }),
  $.call(forward.act, (g, l) => ({ seat: g.active, action: l.answer! })),
])

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
      (g, l) => ({ but: l.seat, instants: cardOf(g, l.seat, l.card).kind === 'roll' }),
      (_, l, { acted }) => {
        l.acted = l.acted || acted
      },
    ),
  ),
])

/** [DT-17.6] Main phase cards; roll phase cards only with the option; instants never. */
function isInterruptible(g: DiceThrone, { seat, card }: { seat: Seat; card: string }): boolean {
  const { kind } = cardOf(g, seat, card)
  return kind === 'main' || kind === 'spell' || (kind === 'roll' && hasVariant(g, 'instants-interrupt-roll-cards'))
}
