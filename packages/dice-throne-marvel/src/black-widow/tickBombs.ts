/** Only Black Widow has this: two sides, and a die for each token. No other verb rolls once per token, and a bomb just turned must not be rolled for again. */
import { isolatedDamage, takeToken, throwDice, tokensOn, verb } from '@alea/dice-throne/hero'
import { BLAST, ONE, TWO, turnOver } from './bombs.ts'

export interface TickBombs {
  blast: number
}

/** How many bombs of this side are still to be rolled for, and whether the last one blows up. */
interface Ticking {
  bombs: number
  blows: boolean
}

const made = verb<TickBombs, Ticking>({
  name: 'black-widow/tick',
  vars: () => ({ bombs: 0, blows: false }),
  parts: ($, p, { own }) =>
    [ONE, TWO].flatMap((side) => [
      $.run((g, l) => {
        own(l).bombs = tokensOn(g, l.self, side)
      }),
      $.loop(
        (g, l) => own(l).bombs > 0 && tokensOn(g, l.self, side) > 0,
        $.call(
          throwDice,
          (_, l) => ({ owner: l.self, purpose: 'effect' as const, count: 1, by: side, dice: [] }),
          (g, l, { dice }) => {
            own(l).bombs--
            const advances = dice[0]! < 6
            if (advances && side === TWO) return turnOver(g, l.self, 1)
            const gone = takeToken(g, l.self, side, 1)
            own(l).blows = advances && gone > 0
          },
        ),
        ...(side === ONE
          ? [
              $.when(
                (_, l) => own(l).blows,
                $.call(isolatedDamage, (_, l) => ({ to: l.self, amount: p.blast, by: ONE, certain: false })),
              ),
            ]
          : []),
      ),
    ]),
  estimate: () => -2,
})
/** In the upkeep of a player who holds bombs. */
export const tickBombs = () => made({ blast: BLAST })
