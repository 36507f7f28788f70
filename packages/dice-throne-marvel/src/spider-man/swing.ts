/** Only Spider-Man has this: a card that changes what the dice of one defence mean, not the dice. */
import { verb } from '@alea/dice-throne/hero'
import { SWUNG } from './sense.ts'

export interface Swing {
  defense: string
  symbol: string
  instead: string
}

const made = verb<Swing>({
  name: 'spider-man/swing',
  possible: (g, self, p) => {
    const roll = g.rolls.at(-1)
    return roll?.owner === self && roll.by === p.defense && !g.attack?.marks[SWUNG]
  },
  parts: ($) => [
    $.run((g) => {
      if (g.attack) g.attack.marks[SWUNG] = 1
    }),
  ],
  estimate: () => 2,
})
export const swing = (defense: string, symbol: string, instead: string) => made({ defense, symbol, instead })
