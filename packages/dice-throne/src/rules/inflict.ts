/** Inflicting status effects; some blow up when a second one of their kind arrives. */
import { flow, type Seat } from '@alea/engine'
import { tokenOf } from '../content/roster.ts'
import type { DiceThrone, TokenId } from '../state.ts'
import { isolatedDamage } from './damage.ts'
import { putToken, takeToken, tokensOn } from './tokens.ts'

interface Inflicted {
  seat: Seat
  token: TokenId
  count: number
}

export const inflictTokens = flow<DiceThrone, Inflicted>('dice-throne/inflict', ($) => [
  $.leave((_, l) => l.count <= 0),
  // A second one of its kind makes a token with `blast` blow up; the new one stays.
  $.when(
    (g, l) => tokenOf(l.token).blast !== undefined && tokensOn(g, l.seat, l.token) > 0,
    $.run((g, l) => {
      takeToken(g, l.seat, l.token, 1)
    }),
    $.call(isolatedDamage, (_, l) => ({
      to: l.seat,
      amount: tokenOf(l.token).blast!,
      by: l.token,
      certain: false,
      type: 'undefendable' as const,
    })),
  ),
  $.run((g, l) => {
    const placed = putToken(g, l.seat, l.token, l.count)
    if (placed > 0 && g.attack?.target === l.seat) g.attack.inflicted.push(l.token)
  }),
])
