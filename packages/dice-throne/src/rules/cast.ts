/** Casting: spells on the book that may be cast now, each at most once per effect; they stay on the book. */
import { emit, flow, type Seat, visit } from '@alea/engine'
import { castProgram } from '../content/programNames.ts'
import { program } from '../content/programs.ts'
import { cardOf } from '../content/roster.ts'
import type { DiceThroneEvent } from '../events.ts'
import { type CardId, type DiceThrone, fighter } from '../state.ts'
import { isTime } from './actions.ts'
import { momentVars } from './hooks.ts'

interface Casting {
  seat: Seat
  most: number
  done: CardId[]
  spell?: CardId
}

export const castSpells = flow<DiceThrone, Casting>('dice-throne/cast', ($) => [
  $.loop(
    (_, l) => l.done.length < l.most,
    $.run((_, l) => {
      l.spell = undefined
    }),
    $.ask<string>('cast', {
      who: (_, l) => l.seat,
      options: (g, l) => {
        const open = castable(g, l.seat).filter((id) => !l.done.includes(id))
        return open.length > 0 ? [...open, 'none'] : []
      },
      then: (_, l, choice) => {
        if (choice !== 'none') l.spell = choice
      },
    }),
    $.leave((_, l) => l.spell === undefined),
    $.run((g, l) => {
      l.done.push(l.spell!)
      visit(castProgram(fighter(g, l.seat).hero, l.spell!), l.seat)
      emit<DiceThroneEvent>(() => ({ type: 'cast', seat: l.seat, card: l.spell! }))
    }),
    $.call(
      (g, l) => program(castProgram(fighter(g, l.seat).hero, l.spell!)),
      (g, l) => momentVars(g, 'cast', l.seat, l.spell!),
    ),
  ),
])

/** The spells on the book that may be cast now. */
export const castable = (g: DiceThrone, seat: Seat): CardId[] =>
  fighter(g, seat).laid.filter((id) => {
    const { cast } = cardOf(g, seat, id)
    return cast !== undefined && isTime(g, seat, cast.when)
  })
