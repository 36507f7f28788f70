import { type CardId, fighter } from '../state.ts'
import { verb } from './effect.ts'

export interface Lay {
  card: CardId
}

const made = verb<Lay>({
  name: 'lay',
  parts: ($, p) => [
    $.run((g, l) => {
      const { deck, laid } = fighter(g, l.self)
      const at = deck.indexOf(p.card)
      if (at >= 0) laid.push(...deck.splice(at, 1))
    }),
  ],
  estimate: () => 3,
})
/** Places a card of the deck face up at set-up; it is not played and costs nothing. */
export const lay = (card: CardId) => made({ card })
