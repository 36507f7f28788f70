/** The discard phase: down to six cards, then what passive abilities do at the end of a turn. */
import { flow } from '@alea/engine'
import { boardOf } from '../content/board.ts'
import { program } from '../content/programs.ts'
import { actionAs } from '../options.ts'
import { type DiceThrone, fighter, HAND_LIMIT, NOBODY } from '../state.ts'
import { fx } from './fx.ts'
import { sell, withSales } from './main.ts'
import { opened } from './window.ts'

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
  $.each(
    'hook',
    (g) => boardOf(g, g.active).endOfTurn,
    $.call(
      (_, l) => program(l.hook!),
      (g, l) => fx(g.active, NOBODY, l.hook!.split('/')[2]!),
    ),
  ),
  opened($),
])
