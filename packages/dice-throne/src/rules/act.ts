/** Carries out one of the actions that `withActions` lists: playing a card, spending a token, using a passive ability. */
import { emit, flow, type Seat, visit } from '@alea/engine'
import { type ActionInPlay, boardOf } from '../content/board.ts'
import type { Card } from '../content/hero.ts'
import { cardProgram } from '../content/programNames.ts'
import { program, programNamed } from '../content/programs.ts'
import { cardOf, tokenOf } from '../content/roster.ts'
import { spendingOf } from '../content/spendings.ts'
import { verbOf } from '../effects/effect.ts'
import { canPay } from '../effects/price.ts'
import type { DiceThroneEvent } from '../events.ts'
import { actionAs, actionOf } from '../options.ts'
import { type DiceThrone, fighter, gainCp } from '../state.ts'
import { canAct, canTake, isInstant, PREPARED, priceOf, spendable, spentMark, usedMark } from './actions.ts'
import { forward } from './forward.ts'
import { fx, otherSide } from './fx.ts'
import { leaveHand } from './hand.ts'
import { momentVars } from './hooks.ts'
import { answered, interval } from './interval.ts'
import { payPrice } from './payPrice.ts'
import { putOnDiscard } from './playing.ts'
import { recount } from './recount.ts'
import { isAnybodyAsked, opened } from './responseWindow.ts'
import { takeToken } from './tokens.ts'
import { upgrade } from './upgrade.ts'

export interface Act {
  seat: Seat
  action: string
  /** It is no longer only declared. */
  begun?: boolean
}

export interface Play {
  seat: Seat
  card: string
  program?: string
}

export const act = flow<DiceThrone, Act>(forward.act.name, ($) => [
  $.either(
    (_, l) => actionOf(l.action).is === 'play',
    [$.call(playCard, (_, l) => ({ seat: l.seat, card: actionAs('play', l.action).card }))],
    [
      $.call(answered, (_, l) => ({ seat: l.seat, action: l.action })),
      $.either(
        (_, l) => actionOf(l.action).is === 'spend',
        [
          $.call(spendToken, (_, l) => {
            const { token, use } = actionAs('spend', l.action)
            return { seat: l.seat, token, use }
          }),
        ],
        [
          // [DT-17.6] What a board offers may be interrupted like a card.
          $.when(
            (g, l) => !isInstant(g, l.seat, l.action) && isAnybodyAsked(g, { but: l.seat }),
            $.run((_, l) =>
              emit<DiceThroneEvent>(() => ({
                type: 'declared',
                seat: l.seat,
                action: actionAs('use', l.action).action,
              })),
            ),
            opened($, (_, l) => ({ but: l.seat, instants: true })),
          ),
          $.run((_, l) => {
            l.begun = true
          }),
          $.call(useAction, (_, l) => ({ seat: l.seat, action: actionAs('use', l.action).action })),
        ],
      ),
    ],
  ),
  $.run(recount),
])

/** [DT-16.1] Pay, let others respond, do what it says; then it goes on the discard pile. */
const playCard = flow<DiceThrone, Play>(forward.playCard.name, ($) => [
  $.run((g, l) => {
    gainCp(g, l.seat, -priceOf(g, l.seat, cardOf(g, l.seat, l.card)))
    leaveHand(g, l.seat, l.card)
    // An upgrade is face up until it covers its ability, a spell for the rest of the match.
    const { kind } = cardOf(g, l.seat, l.card)
    if (kind === 'spell') layOpen(g, l.seat, l.card)
    else fighter(g, l.seat)[kind === 'upgrade' ? 'laid' : 'playing'].push(l.card)
    const name = cardProgram(fighter(g, l.seat).hero, l.card)
    l.program = kind === 'upgrade' ? undefined : programNamed(name)
    visit(name, l.seat)
    emit<DiceThroneEvent>(() => ({ type: 'played', seat: l.seat, card: l.card }))
  }),
  $.when(
    (g, l) => cardOf(g, l.seat, l.card).price !== undefined,
    $.call(payPrice, (g, l) => ({ seat: l.seat, price: cardOf(g, l.seat, l.card).price!, times: 1, by: l.card })),
  ),
  $.when(
    (g, l) => !namesFirst(cardOf(g, l.seat, l.card)),
    $.call(interval, (_, l) => ({ seat: l.seat, card: l.card })),
  ),
  $.when(
    (g, l) => cardOf(g, l.seat, l.card).kind === 'upgrade',
    $.call(upgrade, (_, l) => ({ seat: l.seat, card: l.card })),
  ),
  $.when(
    (_, l) => l.program !== undefined,
    $.call(
      (_, l) => program(l.program!),
      (g, l) => ({ ...momentVars(g, 'played', l.seat, l.card), open: namesFirst(cardOf(g, l.seat, l.card)) }),
    ),
  ),
  $.run((g, l) => putOnDiscard(g, l.seat, l.card)),
])

/** [DT-16.9] Whether its target is named before others respond. */
function namesFirst({ effects: [first] }: Card): boolean {
  return first !== undefined && verbOf(first).names === true
}

function layOpen(g: DiceThrone, seat: Seat, card: string): void {
  const { laid, marks } = fighter(g, seat)
  laid.push(card)
  marks[PREPARED] = (marks[PREPARED] ?? 0) + 1
}

interface Spend {
  seat: Seat
  token: string
  use: string
}

const spendToken = flow<DiceThrone, Spend>('dice-throne/spend-token', ($) => [
  // [DT-17.5] Tokens that were removed meanwhile are not spent.
  $.leave((g, l) => {
    const use = spendingOf(l.token, l.use)
    return spendable(g, l.seat, l.token, use) < use.cost || (use.price !== undefined && !canPay(g, l.seat, use.price))
  }),
  $.run((g, l) => {
    const use = spendingOf(l.token, l.use)
    const { kind, spent } = tokenOf(l.token)
    emit<DiceThroneEvent>(() => ({ type: 'spent', seat: l.seat, token: l.token }))
    if (kind !== 'companion' || spent) takeToken(g, l.seat, l.token, use.cost, use.aged)
    const { marks } = fighter(g, l.seat)
    for (const mark of new Set([spentMark(l.token), spentMark(l.token, use)])) marks[mark] = (marks[mark] ?? 0) + 1
  }),
  $.when(
    (_, l) => spendingOf(l.token, l.use).price !== undefined,
    $.call(payPrice, (_, l) => ({ seat: l.seat, price: spendingOf(l.token, l.use).price!, times: 1, by: l.token })),
  ),
  $.call(
    (_, l) => program(spendingOf(l.token, l.use).program),
    (g, l) => momentVars(g, 'spend', l.seat, l.token),
  ),
])

const useAction = flow<DiceThrone, { seat: Seat; action: string; program?: string }>('dice-throne/use-action', ($) => [
  // [DT-17.5] What has become impossible meanwhile is neither done nor paid for.
  $.leave((g, l) => !canAct(g, l.seat) || !canTake(g, l.seat, actionNamed(g, l))),
  $.run((g, l) => {
    const action = actionNamed(g, l)
    gainCp(g, l.seat, -action.cost)
    fighter(g, l.seat).marks[usedMark(action.id)] = 1
    l.program = action.program
    emit<DiceThroneEvent>(() => ({ type: 'used', seat: l.seat, action: l.action }))
  }),
  $.when(
    (g, l) => actionNamed(g, l).price !== undefined,
    $.call(payPrice, (g, l) => ({ seat: l.seat, price: actionNamed(g, l).price!, times: 1, by: l.action })),
  ),
  $.call(
    (_, l) => program(l.program!),
    (g, l) => fx(l.seat, otherSide(g, l.seat), l.action),
  ),
])

const actionNamed = (g: DiceThrone, { seat, action }: { seat: Seat; action: string }): ActionInPlay =>
  boardOf(g, seat).actions.find(({ id }) => id === action)!
