/** Before the first turn: who starts, the draft if there is one, the heroes' own set-up, four cards each. */
import { emit, flow, type Seat } from '@alea/engine'
import { setupProgram } from '../content/programNames.ts'
import { program } from '../content/programs.ts'
import type { DiceThroneEvent } from '../events.ts'
import { type DiceThrone, fighter } from '../state.ts'
import { draft } from './draft.ts'
import { drawCards, shuffleDeck } from './draw.ts'
import { hooksAt, hookVars, momentVars } from './hooks.ts'

const OPENING_HAND = 4

export const begin = flow<DiceThrone, { seat?: Seat; tied?: Seat[]; hook?: string }>('dice-throne/begin', ($) => [
  $.run((g, l) => {
    l.tied = g.named === undefined ? [...g.fighters.keys()] : [g.named]
  }),
  // [DT-3.4] The highest die starts, unless the table named somebody; those who tie roll again.
  $.loop(
    (_, l) => l.tied!.length > 1,
    $.roll('start-roll', {
      dice: (_, l) => l.tied!.length,
      whose: (_, l) => l.tied!,
      then: (_, l, faces) => {
        const highest = Math.max(...faces)
        l.tied = l.tied!.filter((_, i) => faces[i] === highest)
      },
    }),
  ),
  $.run((g, l) => {
    g.active = l.tied![0]!
    g.starter = g.active
    emit<DiceThroneEvent>(() => ({ type: 'starter', seat: g.active }))
  }),
  $.when((g) => g.banned !== undefined, $.call(draft)),
  $.each(
    'seat',
    (g) => [...g.fighters.keys()],
    $.when(
      (g, l) => setupProgram(fighter(g, l.seat!).hero) !== undefined,
      $.call(
        (g, l) => program(setupProgram(fighter(g, l.seat!).hero)!),
        (g, l) => momentVars(g, 'setup', l.seat!, 'setup'),
      ),
    ),
    $.each(
      'hook',
      (g, l) => hooksAt(g, l.seat!, 'setup'),
      $.call(
        (_, l) => program(l.hook!),
        (g, l) => hookVars(g, l.hook!, l.seat!),
      ),
    ),
    $.call(shuffleDeck, (_, l) => ({ seat: l.seat! })),
    $.call(drawCards, (_, l) => ({ seat: l.seat!, count: OPENING_HAND })),
  ),
])
