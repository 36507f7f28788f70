/** [DT-14.13] Tokens that are checked when their holder activates an offensive ability: removed first, then played; they do nothing to an ultimate. */
import { flow } from '@alea/engine'
import { effectsAt } from '../content/moments.ts'
import { programAt, tokenHome } from '../content/programNames.ts'
import { program } from '../content/programs.ts'
import { tokenOf } from '../content/roster.ts'
import type { DiceThrone, TokenId } from '../state.ts'
import { momentVars } from './hooks.ts'
import { hasToken, takeToken, tokenIdsOn } from './tokens.ts'

export const checks = flow<DiceThrone, { checks?: TokenId[]; next?: TokenId }>('dice-throne/checks', ($) => [
  $.run((g, l) => {
    l.checks = tokenIdsOn(g, g.attack!.by).filter((id) => effectsAt<'token'>(tokenOf(id), 'activating') !== undefined)
  }),
  $.loop(
    (_, l) => l.checks!.length > 0,
    $.ask<TokenId>('check', {
      who: (g) => g.attack!.by,
      options: (_, l) => l.checks!,
      auto: true,
      then: (_, l, next) => {
        l.next = next
        l.checks!.splice(l.checks!.indexOf(next), 1)
      },
    }),
    $.when(
      (g, l) => hasToken(g, g.attack!.by, l.next!),
      $.run((g, l) => {
        takeToken(g, g.attack!.by, l.next!, 1)
      }),
      $.when(
        (g) => g.attack!.type !== 'ultimate',
        $.call(
          (_, l) => program(programAt('activating', tokenHome(tokenOf(l.next!).id))!),
          (g, l) => momentVars(g, 'activating', g.attack!.by, l.next!),
        ),
      ),
    ),
  ),
])
