/** A shown upgrade covers the ability of the same name for the rest of the match; then effects of the moment `upgraded` happen. */
import { flow, type Seat } from '@alea/engine'
import { boardKey, boardOf } from '../content/board.ts'
import { cardProgram } from '../content/programNames.ts'
import { program, programNamed } from '../content/programs.ts'
import { cardOf } from '../content/roster.ts'
import { UPGRADES_PLAYED } from '../effects/amount.ts'
import { CARDS_IN_PLAY, type DiceThrone, fighter } from '../state.ts'
import { hooksAt, hookVars, momentVars } from './hooks.ts'

interface Upgrading {
  seat: Seat
  card: string
  hook?: string
  hooks?: string[]
}

export const upgrade = flow<DiceThrone, Upgrading>('dice-throne/upgrade', ($) => [
  // Whoever put another upgrade into play in answer to this one put this one into play with it.
  $.leave((g, l) => !fighter(g, l.seat).laid.includes(l.card)),
  $.run((g, l) => {
    const { upgrades } = cardOf(g, l.seat, l.card)
    const one = fighter(g, l.seat)
    const { hero, marks, laid } = one
    const { levels } = boardOf(g, l.seat)
    l.hooks = hooksAt(g, l.seat, 'upgraded')
    laid.splice(laid.indexOf(l.card), 1)
    marks[CARDS_IN_PLAY] = (marks[CARDS_IN_PLAY] ?? 0) + 1
    one.board = boardKey(hero, marks.face, { ...levels, [upgrades!.ability.id]: upgrades!.level })
    marks[UPGRADES_PLAYED] = (marks[UPGRADES_PLAYED] ?? 0) + 1
  }),
  $.each(
    'hook',
    (_, l) => l.hooks!,
    $.call(
      (_, l) => program(l.hook!),
      (g, l) => hookVars(g, l.hook!, l.seat),
    ),
  ),
  $.when(
    (g, l) => programNamed(cardProgram(fighter(g, l.seat).hero, l.card)) !== undefined,
    $.call(
      (g, l) => program(cardProgram(fighter(g, l.seat).hero, l.card)),
      (g, l) => momentVars(g, 'played', l.seat, l.card),
    ),
  ),
])
