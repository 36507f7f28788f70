/** [DT-3.6] Two players ban a hero each, then take one each; who does not start goes first both times. */
import { emit, flow, type Seat } from '@alea/engine'
import { baseHero, heroIds } from '../content/roster.ts'
import type { DiceThroneEvent } from '../events.ts'
import { newFighter } from '../setup.ts'
import { type DiceThrone, hasVariant } from '../state.ts'

export const draft = flow<DiceThrone, { seat?: Seat }>('dice-throne/draft', ($) => [
  $.each(
    'seat',
    starterLast,
    $.ask<string>('ban', {
      open: true,
      who: (_, l) => l.seat!,
      options: freeHeroes,
      then: (g, l, hero) => {
        g.banned!.push(hero)
        emit<DiceThroneEvent>(() => ({ type: 'banned', seat: l.seat!, hero }))
      },
    }),
  ),
  $.each(
    'seat',
    starterLast,
    $.ask<string>('pick', {
      open: true,
      who: (_, l) => l.seat!,
      options: freeHeroes,
      then: (g, l, hero) => {
        g.fighters[l.seat!] = newFighter(g.house?.[hero] ?? hero, hasVariant(g, 'promo'), hasVariant(g, 'spell-hand'))
        emit<DiceThroneEvent>(() => ({ type: 'picked', seat: l.seat!, hero }))
      },
    }),
  ),
])

function starterLast(g: DiceThrone): Seat[] {
  return [...[...g.fighters.keys()].filter((seat) => seat !== g.starter), g.starter]
}

/** Neither banned nor taken. */
function freeHeroes(g: DiceThrone): string[] {
  return heroIds().filter((hero) => !g.banned!.includes(hero) && !g.fighters.some((one) => baseHero(one.hero) === hero))
}
