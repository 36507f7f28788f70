/** Only Spider-Man has this: which symbol his defence succeeds on may still change after the roll. */
import { addLine, sheetOf, verb } from '@alea/dice-throne/hero'

export interface Sense {
  symbol: string
  /** After Swing Escape! */
  instead: string
}

/** The mark of an attack from which he swings away. */
export const SWUNG = 'swing-escape'

const made = verb<Sense>({
  name: 'spider-man/sense',
  parts: ($, p) => [
    $.run((g, l) => {
      const wanted = g.attack?.marks[SWUNG] ? p.instead : p.symbol
      const { faces } = sheetOf('spider-man')
      // One half, however many dice show it.
      if (l.dice.some((die) => faces[die - 1] === wanted)) addLine(g, l.self, { kind: 'half', by: l.by, amount: 0 })
    }),
  ],
  estimate: (p, odds) => 3 * (1 - (1 - odds.chance(p.symbol)) ** odds.dice),
})
export const sense = (symbol: string, instead: string) => made({ symbol, instead })
