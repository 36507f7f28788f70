/** Only Black Widow has this: all bombs of all players advance at once. Which of them blow up is decided before the first one does. */
import { clockwise, isolatedDamage, isPassedBy, type Seat, takeToken, verb } from '@alea/dice-throne/hero'
import { BLAST, ONE, turnOver } from './bombs.ts'

/** The holders of bombs that have yet to blow up, once for each bomb. */
interface Advancing {
  blown: Seat[]
}

const made = verb<object, Advancing>({
  name: 'black-widow/advance',
  vars: () => ({ blown: [] }),
  parts: ($, _, { own }) => [
    $.run((g, l) => {
      own(l).blown = clockwise(g, g.active).flatMap((seat) => {
        const bombs = takeToken(g, seat, ONE, Number.MAX_SAFE_INTEGER)
        turnOver(g, seat, Number.MAX_SAFE_INTEGER)
        return Array<Seat>(bombs).fill(seat)
      })
    }),
    $.loop(
      (_, l) => own(l).blown.length > 0,
      $.call(
        isolatedDamage,
        (g, l) => {
          const to = own(l).blown[0]!
          return { to, amount: isPassedBy(g, to) ? 0 : BLAST, by: ONE, certain: false }
        },
        (_, l) => {
          own(l).blown.shift()
        },
      ),
    ),
  ],
  estimate: () => 2,
})
export const advanceBombs = () => made({})
