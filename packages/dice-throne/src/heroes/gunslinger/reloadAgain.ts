/** Only the Gunslinger has this: a board, an ultimate or a card permits re-rolling her Reload die during one attack. */
import { boardOf, type DiceThrone, hasToken, type Seat, verb } from '../../content/heroKit.ts'

export interface ReloadAgain {
  plus: number
}

const AGAIN = 'gunslinger/reload-again'
const PLUS = 'gunslinger/reload-plus'

/** [GUN-2.6] Each permission allows one more roll of every Reload die. */
export const permissions = (g: DiceThrone, seat: Seat): number =>
  (g.attack?.marks[AGAIN] ?? 0) +
  boardOf(g, seat).abilities.filter(({ ability }) => ability.standing?.some((effect) => effect.do === AGAIN)).length

/** What every Reload die adds in addition, in this attack. */
export const extraDamage = (g: DiceThrone): number => g.attack!.marks[PLUS] ?? 0

const made = verb<ReloadAgain>({
  name: AGAIN,
  possible: (g, self) => hasToken(g, self, 'reload'),
  parts: ($, p) => [
    $.run((g) => {
      const { marks } = g.attack!
      marks[AGAIN] = (marks[AGAIN] ?? 0) + 1
      marks[PLUS] = (marks[PLUS] ?? 0) + p.plus
    }),
  ],
  estimate: (p) => 0.5 + p.plus,
})
/** Every Reload spent from now on, for this attack, may be rolled again once; it may also add a little more. */
export const reloadAgain = (plus = 0) => made({ plus })
