/** Spells: cards laid open on a book, cast again and again. */
import { castable, castSpells } from '../rules/cast.ts'
import { type CardId, fighter } from '../state.ts'
import { verb } from './effect.ts'

const casting = verb<{ most: number }>({
  name: 'cast',
  pass: () => 'target',
  possible: (g, self) => castable(g, self).length > 0,
  parts: ($, p) => [$.call(castSpells, (_, l) => ({ seat: l.self, most: p.most, done: [] }))],
  describe: {
    en: (p) => (p.most === 1 ? 'you may cast a spell' : `you may cast up to ${p.most} different spells`),
    fr: (p) =>
      p.most === 1 ? 'vous pouvez lancer un sortilège' : `vous pouvez lancer jusqu’à ${p.most} sortilèges différents`,
  },
  estimate: (p) => 3 * p.most,
})
/** Cast spells of one's book, up to so many, each once; they stay on the book. */
export const cast = (most = 1) => casting({ most })

const laying = verb<{ card: CardId }>({
  name: 'lay',
  parts: ($, p) => [
    $.run((g, l) => {
      const { deck, laid } = fighter(g, l.self)
      const at = deck.indexOf(p.card)
      if (at >= 0) laid.push(...deck.splice(at, 1))
    }),
  ],
  describe: { en: () => 'lay a spell on your book', fr: () => 'posez un sortilège sur votre livre' },
  estimate: () => 3,
})
/** A card of the deck is laid open at set-up: it is not played, it costs nothing. */
export const lay = (card: CardId) => laying({ card })
