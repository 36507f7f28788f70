/** Tokens that improve the draw of the income phase: more cards are drawn, and one of them goes back. */
import { emit, flow } from '@alea/engine'
import { tokenOf } from '../content/roster.ts'
import type { DiceThroneEvent } from '../events.ts'
import { actionAs, bottomKey, topKey } from '../options.ts'
import { type DiceThrone, fighter, type TokenId } from '../state.ts'
import { drawCards } from './draw.ts'
import { leaveHand } from './hand.ts'
import { takeToken, tokenIdsOn, tokensOn } from './tokens.ts'

export const mayImproveDraw = (g: DiceThrone): boolean => improver(g) !== undefined

const improver = (g: DiceThrone): TokenId | undefined => tokenIdsOn(g, g.active).find((id) => tokenOf(id).foresees)

interface Improving {
  token?: TokenId
  spent?: number
  /** How many cards were in hand before the draw. */
  before?: number
}

export const improvedDraw = flow<DiceThrone, Improving>('dice-throne/foresee', ($) => [
  $.run((g, l) => {
    l.token = improver(g)
    l.before = fighter(g, g.active).hand.length
  }),
  $.ask<number>('foresee', {
    who: (g) => g.active,
    options: (g, l) => [0, ...prices(l).filter((spend) => spend <= tokensOn(g, g.active, l.token!))],
    params: (_, l) => ({ token: l.token! }),
    then: (g, l, spent) => {
      l.spent = spent
      if (spent === 0) return
      emit<DiceThroneEvent>(() => ({ type: 'spent', seat: g.active, token: l.token! }))
      takeToken(g, g.active, l.token!, spent)
    },
  }),
  $.call(drawCards, (g, l) => ({ seat: g.active, count: drawFor(l) })),
  $.leave((_, l) => l.spent === 0),
  $.ask<string>('put-back', {
    who: (g) => g.active,
    options: (g, l) =>
      [...new Set(fighter(g, g.active).hand.slice(l.before))].flatMap((card) => [topKey(card), bottomKey(card)]),
    then: (g, _, choice) => {
      const one = fighter(g, g.active)
      const { card, to } = actionAs('put-back', choice)
      leaveHand(g, g.active, card)
      if (to === 'bottom') one.deck.unshift(card)
      else {
        one.deck.push(card)
        one.knownTop++
      }
    },
  }),
])

const prices = (l: Improving): number[] => tokenOf(l.token!).foresees!.map(({ spend }) => spend)

/** If no token is spent: the one card of every income. */
const drawFor = (l: Improving): number => tokenOf(l.token!).foresees!.find(({ spend }) => spend === l.spent)?.draw ?? 1
