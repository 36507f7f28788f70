import type { Kit, Part, Seat, Unavailable } from '@alea/engine'
import { keyFor, NONE, type None } from '../../options.ts'
import type { BattleDice, Die } from '../../state.ts'
import type { Use } from './power.ts'

/** Creatures are chosen one by one, at most `count`, before anything happens to the first. */
export const chooseCreatures = (
  $: Kit<BattleDice, Use>,
  question: 'ko' | 'retry',
  left: (g: BattleDice, l: Use) => readonly Die[],
  closed: (g: BattleDice, seat: Seat) => readonly Unavailable<Die>[],
): Part =>
  $.loop(
    (g, l) => l.count > 0 && left(g, l).length > 0,
    $.ask<Die | None>(question, {
      who: (_, l) => l.seat,
      options: (g, l) => [...left(g, l), NONE],
      unavailable: (g, l) => closed(g, l.seat),
      key: keyFor(question),
      params: (_, l) => ({ die: l.die, left: l.count }),
      then: (_, l, die) => {
        if (die !== NONE) l.chosen.push(die)
        l.count = die === NONE ? 0 : l.count - 1
      },
    }),
  )
