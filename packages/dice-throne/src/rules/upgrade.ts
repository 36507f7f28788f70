/** An upgrade covers the ability of its name for the rest of the match. */
import { flow, type Seat } from '@alea/engine'
import { boardKey } from '../content/board.ts'
import { cardOf } from '../content/roster.ts'
import { type DiceThrone, fighter } from '../state.ts'

export const upgrade = flow<DiceThrone, { seat: Seat; card: string }>('dice-throne/upgrade', ($) => [
  $.run((g, l) => {
    const { upgrades } = cardOf(g, l.seat, l.card)
    const one = fighter(g, l.seat)
    const { levels, marks } = one
    if (!upgrades) return
    levels[upgrades.ability.id] = upgrades.level
    marks['cards-in-play'] = (marks['cards-in-play'] ?? 0) + 1
    one.board = boardKey(one)
    marks['upgrades-this-turn'] = (marks['upgrades-this-turn'] ?? 0) + 1
  }),
])
