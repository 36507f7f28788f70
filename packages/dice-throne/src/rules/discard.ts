/** The discard phase: down to six cards, then what passive abilities do at the end of a turn. */
import { flow } from '@alea/engine'
import { actionAs } from '../options.ts'
import { type DiceThrone, fighter, HAND_LIMIT } from '../state.ts'
import { hooksAt, playHooks } from './hooks.ts'
import { sell, withSales } from './main.ts'
import { opened } from './responseWindow.ts'

export const discardPhase = flow<DiceThrone, { hook?: string }>('dice-throne/discard', ($) => [
  $.run((g) => {
    g.phase = 'discard'
  }),
  $.loop(
    (g) => fighter(g, g.active).hand.length > HAND_LIMIT,
    $.ask<string>('sell', {
      who: (g) => g.active,
      options: (g) => withSales(g, g.active, []),
      params: (g) => ({ left: fighter(g, g.active).hand.length - HAND_LIMIT }),
      then: (g, _, choice) => sell(g, g.active, actionAs('sell', choice).card),
    }),
  ),
  playHooks(
    $,
    (g) => hooksAt(g, g.active, 'endOfTurn'),
    (g) => g.active,
  ),
  opened($),
])
