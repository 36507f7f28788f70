/** Only the Vampire Lord has this: a die is rolled first, so the token itself must know whether an opponent has dice on the table. */
import { may, rerollDie, rollDice, rollFor, verb, when } from '../../content/heroKit.ts'

const rolled = [rollDice(1, [when({ die: [5, 6] }, [may(rerollDie({ whose: 'opponent', upTo: 1 }))])])]

const made = verb<object>({
  name: 'vampire-lord/mesmerize',
  inner: () => [rolled],
  possible: (g, self) => rollFor(g, self, 'opponent') !== undefined,
  parts: (_, __, { parts }) => parts(rolled),
  estimate: (_, odds) => odds.list(rolled),
})
export const mesmerize = () => made({})
