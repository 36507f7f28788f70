/** Only Loki has this: it answers a card of his Illusion that was just turned up. */
import { fighter, verb } from '@alea/dice-throne/hero'
import { TURNED_UP } from './illusion.ts'

const made = verb<object>({
  name: 'loki/take-back',
  possible: (g, self) =>
    g.attack?.target === self &&
    (g.attack.marks[TURNED_UP] ?? 0) > 0 &&
    (fighter(g, self).facedown ?? []).some((card) => card !== ''),
  parts: ($) => [
    $.run((g) => {
      g.attack!.marks[TURNED_UP] = 0
    }),
  ],
  estimate: () => 3,
})
/** The card that was turned up goes back, and the attacker turns up one of the others. */
export const takeBack = () => made({})
