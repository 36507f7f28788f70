/** The main phases: sell cards, play actions and upgrades, as many as the player likes and in any order. */
import { emit, flow, type Seat } from '@alea/engine'
import { cardOf } from '../content/roster.ts'
import type { DiceThroneEvent } from '../events.ts'
import { actionOf, playKey, sellKey } from '../options.ts'
import { type DiceThrone, fighter, gainCp } from '../state.ts'
import { act } from './act.ts'
import { isPlayable, refusals, withActions } from './actions.ts'
import { leaveHand } from './hand.ts'
import { opened } from './responseWindow.ts'

interface Main {
  phase: 'main-1' | 'main-2'
  choice?: string
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
        const option = actionOf(choice)
        if (option.is === 'sell') sell(g, g.active, option.card)
      },
    }),
    $.when(
      (_, l) => l.choice !== 'end' && actionOf(l.choice!).is !== 'sell',
      $.call(act, (g, l) => ({ seat: g.active, action: l.choice! })),
    ),
  ),
  $.when(
    (_, l) => l.phase === 'main-1',
    opened($, (g) => ({ but: g.active })),
  ),
])

/** Main phase actions, upgrades and spells; instants are among the actions. */
function withPlayable(g: DiceThrone, options: string[]): string[] {
  for (const id of fighter(g, g.active).hand) {
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
  gainCp(g, seat, 1)
  emit<DiceThroneEvent>(() => ({ type: 'sold', seat, card }))
}
