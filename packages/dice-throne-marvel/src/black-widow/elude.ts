/** Only Black Widow has this: it is played while a die of another token is on the table. */
import { avoid, hasIncoming, verb } from '@alea/dice-throne/hero'

export interface Elude {
  token: string
  from: number
}

const made = verb<Elude>({
  name: 'black-widow/elude',
  possible: (g, self, p) => {
    const roll = g.rolls.at(-1)
    return roll?.owner === self && roll.by === p.token && roll.dice[0]! >= p.from && hasIncoming(g, self)
  },
  parts: (_, __, { parts }) => parts([avoid()]),
  estimate: () => 4,
})
export const elude = (token: string, from: number) => made({ token, from })
