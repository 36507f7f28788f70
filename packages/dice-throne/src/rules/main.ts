/** The main phases: sell cards, play actions and upgrades, as many as the player likes and in any order. */
import { emit, flow, type Seat } from '@alea/engine'
import { cardOf } from '../content/roster.ts'
import type { DiceThroneEvent } from '../events.ts'
import { actionOf, playKey, sellKey } from '../options.ts'
import { type DiceThrone, fighter, gainCp, SALE } from '../state.ts'
import { act } from './act.ts'
import { isPlayable, withActions } from './actions.ts'
import { heldBy, leaveHand } from './hand.ts'
import { refusals } from './refusals.ts'
import { opened } from './responseWindow.ts'

interface Main {
  phase: 'main-1' | 'main-2'
  choice?: string
  /** Whether the active player has done anything. */
  acted?: boolean
}

export const mainPhase = flow<DiceThrone, Main>('dice-throne/main', ($) => [
  $.run((g, l) => {
    g.phase = l.phase
  }),
  $.loop(
    (_, l) => l.choice !== 'end',
    $.ask<string>('main', {
      who: (g) => g.active,
      options: (g) => withSales(g, g.active, withActions(g, g.active, withPlayable(g, ['end']))),
      params: (g) => ({ phase: g.phase, cp: fighter(g, g.active).cp }),
      unavailable: (g) => refusals(g, g.active),
      then: (g, l, choice) => {
        l.choice = choice
        l.acted ||= choice !== 'end'
        const option = actionOf(choice)
        if (option.is === 'sell') sell(g, g.active, option.card)
      },
    }),
    $.when(
      (_, l) => l.choice !== 'end' && actionOf(l.choice!).is !== 'sell',
      $.call(act, (g, l) => ({ seat: g.active, action: l.choice! })),
    ),
  ),
  // [DT-8.7] If nothing was done since everybody was asked before this phase, once is enough.
  $.when(
    (g, l) => l.phase === 'main-1' && (l.acted === true || !isAskedBefore(g)),
    opened($, (g) => ({ but: g.active })),
  ),
])

const isAskedBefore = ({ lastWindow, turn }: DiceThrone): boolean =>
  lastWindow === 'income' || (turn === 1 && lastWindow === 'upkeep')

/** Main phase actions, upgrades and spells; instants are among the actions. */
function withPlayable(g: DiceThrone, options: string[]): string[] {
  for (const id of heldBy(g, g.active)) {
    const card = cardOf(g, g.active, id)
    const fits = card.kind === 'main' || card.kind === 'upgrade' || card.kind === 'spell'
    if (fits && isPlayable(g, g.active, card)) options.push(playKey(id))
  }
  return options
}

export function withSales(g: DiceThrone, seat: Seat, options: string[]): string[] {
  for (const id of fighter(g, seat).hand) options.push(sellKey(id))
  return options
}

/** [DT-4.6] Any card is worth one combat point. */
export function sell(g: DiceThrone, seat: Seat, card: string): void {
  leaveHand(g, seat, card)
  fighter(g, seat).discard.push(card)
  gainCp(g, seat, SALE)
  emit<DiceThroneEvent>(() => ({ type: 'sold', seat, card }))
}
