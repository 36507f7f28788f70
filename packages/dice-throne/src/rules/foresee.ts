/** Tokens that improve the draw of the income phase: more cards are looked at, one of them goes back. */
import { flow } from '@alea/engine'
import { type DiceThrone, fighter } from '../state.ts'
import { drawCards } from './draw.ts'
import { takeToken, tokensOn } from './tokens.ts'

const TOKEN = 'premonition'

export const mayForesee = (g: DiceThrone): boolean => tokensOn(g, g.active, TOKEN) > 0

export const foresee = flow<DiceThrone, { spent: number; card?: string; before?: number }>(
  'dice-throne/foresee',
  ($) => [
    $.ask<number>('foresee', {
      who: (g) => g.active,
      options: (g) => (tokensOn(g, g.active, TOKEN) >= 3 ? [0, 1, 3] : [0, 1]),
      then: (g, l, spent) => {
        l.spent = spent
        l.before = fighter(g, g.active).hand.length
        takeToken(g, g.active, TOKEN, spent)
      },
    }),
    $.call(drawCards, (g, l) => ({ seat: g.active, count: l.spent === 0 ? 1 : l.spent === 1 ? 2 : 3 })),
    $.leave((_, l) => l.spent === 0),
    $.ask<string>('put-back', {
      who: (g) => g.active,
      options: (g, l) => [...new Set(fighter(g, g.active).hand.slice(l.before))],
      then: (_, l, card) => {
        l.card = card
      },
    }),
    $.ask<'top' | 'bottom'>('put-back-where', {
      who: (g) => g.active,
      options: (_, l) => (l.card === undefined ? [] : ['top', 'bottom']),
      then: (g, l, where) => {
        const { hand, deck } = fighter(g, g.active)
        hand.splice(hand.lastIndexOf(l.card!), 1)
        if (where === 'top') {
          deck.push(l.card!)
          fighter(g, g.active).knownTop++
        } else deck.unshift(l.card!)
      },
    }),
  ],
)
