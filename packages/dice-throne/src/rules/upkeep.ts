/** Upkeep: all effects in the order the active player chooses, then all their damage and healing at once. */
import { flow } from '@alea/engine'
import { boardOf } from '../content/board.ts'
import type { Token } from '../content/hero.ts'
import { program } from '../content/programs.ts'
import { tokenOf } from '../content/roster.ts'
import { makerOf } from '../effects/ownedId.ts'
import { upkeepKey } from '../options.ts'
import type { DiceThrone, TokenId } from '../state.ts'
import { canAct, canTake } from './actions.ts'
import { applyIncoming } from './damage.ts'
import { hooksAt, hookVars } from './hooks.ts'
import { isAnythingPooled } from './incoming.ts'
import { opened } from './responseWindow.ts'

export const upkeep = flow<DiceThrone, { stirring?: string[]; next?: string }>('dice-throne/upkeep', ($) => [
  $.run((g, l) => {
    g.phase = 'upkeep'
    l.stirring = stirring(g)
  }),
  // [DT-8.7] If nothing stirs, the end of the last turn was the time to act; the first turn has none before it.
  $.either(
    (_, l) => l.stirring!.length > 0,
    [opened($)],
    [
      $.when(
        (g) => g.turn === 1,
        opened($, (g) => ({ but: g.active })),
      ),
    ],
  ),
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
    // It may have been removed before its turn comes.
    $.when(
      (g, l) => stirring(g).includes(l.next!),
      $.call(
        (_, l) => program(l.next!),
        (g, l) => hookVars(g, l.next!, g.active),
      ),
    ),
  ),
  // What may only be done in upkeep can also be paid for with what upkeep has brought.
  $.when((g) => g.incoming.some((lines) => lines.length > 0) || mayActInUpkeep(g), opened($)),
  $.when(isAnythingPooled, $.call(applyIncoming)),
])

/** Whether the active player's board or companions offer something that cannot wait. */
const mayActInUpkeep = (g: DiceThrone): boolean =>
  canAct(g, g.active) &&
  boardOf(g, g.active).actions.some((one) => one.when === 'my-upkeep' && canTake(g, g.active, one))

/** Programs of the active player's tokens and passive abilities that act in upkeep. */
const stirring = (g: DiceThrone): string[] => [...new Set(hooksAt(g, g.active, 'upkeep', (id) => stirs(g, id)))]

/** The token whose upkeep effects apply to this one, if any: a token that belongs to its maker does not harm the maker. */
function stirs(g: DiceThrone, id: TokenId): Token | undefined {
  const token = tokenOf(tokenOf(id).stirsWith ?? id)
  return token.owned && !token.stirsOnMaker && makerOf(id) === g.active ? undefined : token
}
