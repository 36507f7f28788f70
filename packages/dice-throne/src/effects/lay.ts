import { type CardId, fighter } from '../state.ts'
import { verb } from './effect.ts'

export interface Lay {
  card: CardId
}

const made = verb<Lay>({
  name: 'lay',
  parts: ($, p) => [
    $.run((g, l) => {
      const { deck, laid, spells } = fighter(g, l.self)
      const from = spells.includes(p.card) ? spells : deck
      const at = from.indexOf(p.card)
      if (at >= 0) laid.push(...from.splice(at, 1))
    }),
  ],
  estimate: () => 3,
})
/** Places a card of the deck, or a spell kept apart from it, face up at set-up; it is not played and costs nothing. */
export const lay = (card: CardId) => made({ card })
