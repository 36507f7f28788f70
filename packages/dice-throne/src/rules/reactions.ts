/** What passive abilities do when damage has been applied to their hero: noted as it is applied, played when the defeated are out. */
import { flow, type Seat } from '@alea/engine'
import { program } from '../content/programs.ts'
import { type DiceThrone, isIn } from '../state.ts'
import { canAct } from './actions.ts'
import { hooksAt, hookVars } from './hooks.ts'

/** [DT-7.12] Not of a player who can do nothing: stunned, or the opponent of an ultimate. */
export function noteHarm(g: DiceThrone, seat: Seat, amount: number): void {
  if (amount <= 0 || !canAct(g, seat) || hooksAt(g, seat, 'damaged').length === 0) return
  g.harmed = [...(g.harmed ?? []), { seat, amount }]
}

interface Reacting {
  seat?: Seat
  amount?: number
  hook?: string
}

/** It survives an attack or a turn that is cut short, so it is called again where those end. */
export const reactions = flow<DiceThrone, Reacting>('dice-throne/reactions', ($) => [
  $.loop(
    (g) => g.harmed !== undefined,
    $.run((g, l) => {
      const [first, ...rest] = g.harmed!
      l.seat = first!.seat
      l.amount = first!.amount
      g.harmed = rest.length > 0 ? rest : undefined
    }),
    $.each(
      'hook',
      (g, l) => (isIn(g, l.seat!) ? hooksAt(g, l.seat!, 'damaged') : []),
      $.call(
        (_, l) => program(l.hook!),
        (g, l) => ({ ...hookVars(g, l.hook!, l.seat!), suffered: l.amount! }),
      ),
    ),
  ),
])
