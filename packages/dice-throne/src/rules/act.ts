/** Doing one of the things `actionsOf` lists: playing a card, spending a token, using a passive ability. */
import { emit, type Flow, flow, type Seat } from '@alea/engine'
import { boardOf } from '../content/board.ts'
import { cardProgram } from '../content/enlist.ts'
import { program, programNamed } from '../content/programs.ts'
import { cardOf } from '../content/roster.ts'
import type { DiceThroneEvent } from '../events.ts'
import { type DiceThrone, fighter, gainCp, hasVariant } from '../state.ts'
import { actionsOf, mightAct, priceOf } from './actions.ts'
import { fx, otherSide } from './fx.ts'
import { takeToken, tokensOn } from './tokens.ts'
import { upgrade } from './upgrade.ts'
import { window } from './window.ts'

interface Act {
  seat: Seat
  action: string
  answer?: string
}

export const act: Flow<DiceThrone, Act> = flow<DiceThrone, Act>('dice-throne/act', ($) => [
  // [DT-17.4] The active player may answer first, unless the older rules are played.
  $.when(
    (g, l) => l.seat !== g.active && !hasVariant(g, 'v2.2') && mightAct(g, g.active),
    $.ask('answer', {
      who: (g) => g.active,
      options: (g) => ['pass', ...actionsOf(g, g.active)],
      params: (_, l) => ({ seat: l.seat, action: l.action }),
      then: (_, l, action) => {
        l.answer = action
      },
    }),
    $.when(
      (_, l) => l.answer !== 'pass',
      $.call(act, (g, l) => ({ seat: g.active, action: l.answer! })),
    ),
  ),
  $.either(
    (_, l) => l.action.startsWith('play:'),
    [$.call(playCard, (_, l) => ({ seat: l.seat, card: l.action.slice(5) }))],
    [
      $.either(
        (_, l) => l.action.startsWith('spend:'),
        [$.call(spendToken, (_, l) => ({ seat: l.seat, token: l.action.slice(6) }))],
        [$.call(useAction, (_, l) => ({ seat: l.seat, action: l.action.slice(4) }))],
      ),
    ],
  ),
])

/** Pay, let others answer if it is no instant, do what it says, discard it. */
export const playCard = flow<DiceThrone, { seat: Seat; card: string }>('dice-throne/play-card', ($) => [
  $.run((g, l) => {
    const { hand } = fighter(g, l.seat)
    gainCp(g, l.seat, -priceOf(g, l.seat, cardOf(g, l.seat, l.card)))
    hand.splice(hand.indexOf(l.card), 1)
    // An upgrade leaves for the board, a spell for its book; everything else lies on the discard pile while it works.
    const { kind } = cardOf(g, l.seat, l.card)
    if (kind !== 'upgrade' && kind !== 'spell') fighter(g, l.seat).discard.push(l.card)
    emit<DiceThroneEvent>(() => ({ type: 'played', seat: l.seat, card: l.card }))
  }),
  $.when(
    (g, l) => cardOf(g, l.seat, l.card).kind === 'main',
    $.call(window, (_, l) => ({ but: l.seat })),
  ),
  $.when(
    (g, l) => cardOf(g, l.seat, l.card).kind === 'upgrade',
    $.call(upgrade, (_, l) => ({ seat: l.seat, card: l.card })),
  ),
  $.when(
    (g, l) => programNamed(cardProgram(fighter(g, l.seat).hero, l.card)) !== undefined,
    $.call(
      (g, l) => program(cardProgram(fighter(g, l.seat).hero, l.card)),
      (g, l) => fx(l.seat, otherSide(g, l.seat), l.card),
    ),
  ),
])

const spendToken = flow<DiceThrone, { seat: Seat; token: string }>('dice-throne/spend-token', ($) => [
  // [DT-17.5] A token removed by the answer is not spent.
  $.leave((g, l) => tokensOn(g, l.seat, l.token) === 0),
  $.run((g, l) => {
    takeToken(g, l.seat, l.token, 1)
    fighter(g, l.seat).marks[`spent:${l.token}`] = 1
    emit<DiceThroneEvent>(() => ({ type: 'spent', seat: l.seat, token: l.token }))
  }),
  $.call(
    (_, l) => program(`dice-throne/token/${l.token.split('@')[0]}/spend`),
    (g, l) => fx(l.seat, otherSide(g, l.seat), l.token),
  ),
])

const useAction = flow<DiceThrone, { seat: Seat; action: string; program?: string }>('dice-throne/use-action', ($) => [
  $.run((g, l) => {
    const action = boardOf(g, l.seat).actions.find(({ id }) => id === l.action)!
    gainCp(g, l.seat, -action.cost)
    fighter(g, l.seat).marks[`used:${action.id}`] = 1
    l.program = action.program
    emit<DiceThroneEvent>(() => ({ type: 'used', seat: l.seat, action: l.action }))
  }),
  $.call(
    (_, l) => program(l.program!),
    (g, l) => fx(l.seat, otherSide(g, l.seat), l.action),
  ),
])
