/** A response window: everybody who might act is asked, the active player first, then clockwise, until all have passed in a row. */
import { flow, type Kit, type Part, type Seat } from '@alea/engine'
import { clockwise, type DiceThrone } from '../state.ts'
import { isInstant, mightAct, withActions } from './actions.ts'
import { forward } from './forward.ts'
import { refusals } from './refusals.ts'
import { underway } from './underway.ts'

interface Asking {
  /** Players who have not passed yet. */
  queue?: Seat[]
  seat?: Seat
  action?: string
  /** Not asked: the player whose own question this window interrupts. */
  but?: Seat
  /** Only instant actions may be taken: instant cards and tokens. */
  instants?: boolean
  /** Whether anybody has acted. */
  acted?: boolean
}

export const PASS = 'pass'

/** Opens a window if there is anybody to ask. */
export const opened = <L extends object>(
  $: Kit<DiceThrone, L>,
  how: (g: DiceThrone, l: L) => Asking = () => ({}),
  then?: (g: DiceThrone, l: L, m: Asking) => void,
): Part => $.when((g, l) => isAnybodyAsked(g, how(g, l)), $.call(responseWindow, how, then))

const responseWindow = flow<DiceThrone, Asking>('dice-throne/window', ($) => [
  $.run((g, l) => {
    g.lastWindow = g.phase
    l.queue = asked(g, l)
  }),
  $.loop(
    (_, l) => l.queue!.length > 0,
    $.run((_, l) => {
      l.seat = l.queue!.shift()!
    }),
    $.ask<string>('respond', {
      who: (_, l) => l.seat!,
      options: (g, l) => {
        const options = withActions(g, l.seat!, [PASS])
        return l.instants ? options.filter((one) => one === PASS || isInstant(g, l.seat!, one)) : options
      },
      params: (g, l) => ({ phase: g.phase, ...(l.seat !== g.active && { turn: g.active }), ...underway(g, l.seat!) }),
      unavailable: (g, l) => refusals(g, l.seat!),
      decline: PASS,
      then: (_, l, action) => {
        l.action = action
      },
    }),
    $.when(
      (_, l) => l.action !== PASS,
      $.call(forward.act, (_, l) => ({ seat: l.seat!, action: l.action! })),
      // [DT-17.3] Every action may be answered.
      $.run((g, l) => {
        l.acted = true
        l.queue = asked(g, l)
      }),
    ),
  ),
])

/** Whether such a window asks anybody at all. */
export const isAnybodyAsked = (g: DiceThrone, { but }: Asking): boolean =>
  clockwise(g, g.active).some((seat) => seat !== but && mightAct(g, seat))

const asked = (g: DiceThrone, l: Asking): Seat[] =>
  clockwise(g, g.active).filter((seat) => seat !== l.but && mightAct(g, seat))
