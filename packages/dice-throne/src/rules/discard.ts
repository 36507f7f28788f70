/** The discard phase: down to six cards, then what passive abilities and tokens do at the end of a turn. */
import { flow } from '@alea/engine'
import { actionAs } from '../options.ts'
import { type DiceThrone, fighter, HAND_LIMIT } from '../state.ts'
import { hooksAt, playHooks } from './hooks.ts'
import { sell, withSales } from './main.ts'
import { opened } from './responseWindow.ts'
import { endTokensOfTheTurn } from './tokens.ts'

export const discardPhase = flow<DiceThrone, { hook?: string }>('dice-throne/discard', ($) => [
  // [DT-8.7] If nothing changes at the end of this turn, one window is enough for the main phase and this one.
  $.when(
    (g) => hasSurplus(g) || atEndOfTurn(g).length > 0,
    opened($, (g) => ({ but: g.active })),
  ),
  $.run((g) => {
    g.phase = 'discard'
  }),
  $.call(sellSurplus),
  playHooks($, atEndOfTurn, (g) => g.active),
  $.run((g) => endTokensOfTheTurn(g, g.active)),
  opened($),
  // [DT-4.8] Cards drawn meanwhile count too.
  $.loop(hasSurplus, $.call(sellSurplus), opened($)),
])

const atEndOfTurn = (g: DiceThrone): string[] => hooksAt(g, g.active, 'endOfTurn')

const hasSurplus = (g: DiceThrone): boolean => fighter(g, g.active).hand.length > HAND_LIMIT

const sellSurplus = flow<DiceThrone>('dice-throne/sell-surplus', ($) => [
  $.loop(
    hasSurplus,
    $.ask<string>('sell', {
      who: (g) => g.active,
      options: (g) => withSales(g, g.active, []),
      params: (g) => ({ left: fighter(g, g.active).hand.length - HAND_LIMIT }),
      then: (g, _, choice) => sell(g, g.active, actionAs('sell', choice).card),
    }),
  ),
])
