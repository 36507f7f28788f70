import { castable, castSpells } from '../rules/cast.ts'
import { verb } from './effect.ts'

export interface Cast {
  most: number
}

const made = verb<Cast>({
  name: 'cast',
  pass: () => 'target',
  possible: (g, self) => castable(g, self).length > 0,
  parts: ($, p) => [$.call(castSpells, (_, l) => ({ seat: l.self, most: p.most, done: [] }))],
  estimate: (p) => 3 * p.most,
})
/** Cast up to this many different spells of the player's book; they stay on the book. */
export const cast = (most = 1) => made({ most })
