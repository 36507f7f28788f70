/** Upkeep: everything that stirs, in the order the active player likes, then all its damage and healing at once. */
import { flow } from '@alea/engine'
import { boardOf } from '../content/board.ts'
import { program } from '../content/programs.ts'
import { tokenOf } from '../content/roster.ts'
import { upkeepKey, upkeepOf } from '../options.ts'
import { type DiceThrone, NOBODY } from '../state.ts'
import { applyIncoming, isAnythingPooled } from './damage.ts'
import { fx } from './fx.ts'
import { tokenIdsOn } from './tokens.ts'
import { opened } from './window.ts'

export const upkeep = flow<DiceThrone, { stirring?: string[]; next?: string }>('dice-throne/upkeep', ($) => [
  $.run((g, l) => {
    g.phase = 'upkeep'
    l.stirring = stirring(g)
  }),
  $.when((_, l) => l.stirring!.length > 0, opened($)),
  $.loop(
    (_, l) => l.stirring!.length > 0,
    $.ask<string>('upkeep', {
      who: (g) => g.active,
      options: (_, l) => l.stirring!,
      key: upkeepKey,
      auto: true,
      then: (_, l, next) => {
        l.next = next
        l.stirring!.splice(l.stirring!.indexOf(next), 1)
      },
    }),
    // What was answered may be gone by the time its turn comes.
    $.when(
      (g, l) => stirring(g).includes(l.next!),
      $.call(
        (_, l) => program(l.next!),
        (g, l) => ({ ...fx(g.active, NOBODY, upkeepOf(l.next!).source), pooled: true }),
      ),
    ),
  ),
  $.when((g) => g.incoming.some((lines) => lines.length > 0), opened($)),
  $.when(isAnythingPooled, $.call(applyIncoming)),
])

/** Programs of the active player's tokens and passive abilities that act in upkeep. */
function stirring(g: DiceThrone): string[] {
  const names: string[] = []
  for (const id of tokenIdsOn(g, g.active)) {
    const { stirsWith } = tokenOf(id)
    const token = tokenOf(stirsWith ?? id)
    // An owned token harms everybody but its owner.
    if (token.upkeep && !(token.owned && id.endsWith(`@${g.active}`)))
      names.push(`dice-throne/token/${token.id}/upkeep`)
  }
  return [...new Set([...names, ...boardOf(g, g.active).upkeep])]
}
