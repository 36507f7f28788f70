/** What only the Gunslinger does: her Reload die is rolled again by leave of a board, an ultimate or a card, and that leave lasts one attack. */
import type { Seat } from '@alea/engine'
import { boardOf, type DiceThrone, dealsNothing, hasToken, isTime, throwDice, verb } from '../../content/heroKit.ts'

const AGAIN = 'gunslinger/reload-again'
const PLUS = 'gunslinger/reload-plus'

/** [GUN-2.6] Each permission is worth one more roll of every Reload die. */
const permissions = (g: DiceThrone, seat: Seat): number =>
  (g.attack?.marks[AGAIN] ?? 0) +
  boardOf(g, seat).abilities.filter(({ ability }) => ability.standing?.some((effect) => effect.do === AGAIN)).length

const permitting = verb<{ plus: number }>({
  name: AGAIN,
  possible: (g, self) => hasToken(g, self, 'reload'),
  parts: ($, p) => [
    $.run((g) => {
      const { marks } = g.attack!
      marks[AGAIN] = (marks[AGAIN] ?? 0) + 1
      marks[PLUS] = (marks[PLUS] ?? 0) + p.plus
    }),
  ],
  describe: {
    en: (p) =>
      `whenever you spend Reload, you may roll its die again once${p.plus > 0 ? `, and it adds ${p.plus} more damage` : ''}`,
    fr: (p) =>
      `chaque fois que vous dépensez Recharge, vous pouvez relancer son dé une fois${p.plus > 0 ? `, et elle ajoute ${p.plus} dégât${p.plus > 1 ? 's' : ''} de plus` : ''}`,
  },
  estimate: (p) => 0.5 + p.plus,
})
/** Every Reload spent from now on, for this attack, may be rolled again once; it may also add a little more. */
export const reloadAgain = (plus = 0) => permitting({ plus })

const reloading = verb<object>({
  name: 'gunslinger/reload',
  possible: (g, self) => isTime(g, self, 'my-attack') && g.attack?.type !== 'pure' && !dealsNothing(g, self),
  parts: ($) => [
    $.run((g, l) => {
      l.left = g.attack!.marks[PLUS] ?? 0
    }),
    $.call(
      throwDice,
      (g, l) => ({
        owner: l.self,
        purpose: 'effect' as const,
        count: 1,
        by: l.by,
        again: permissions(g, l.self),
        dice: [],
      }),
      (g, l, { dice: [die = 0] }) => {
        g.incoming[g.attack!.target]!.push({ kind: 'add', by: l.by, amount: Math.ceil(die / 2) + l.left })
      },
    ),
  ],
  describe: {
    en: () => 'roll 1 die: add half of it (rounded up) to the damage of the attack',
    fr: () => 'lancez 1 dé : ajoutez-en la moitié (arrondie au supérieur) aux dégâts de l’attaque',
  },
  estimate: () => 2,
})
/** Roll a die, again if something allows it, and add half of it to the attack. */
export const reload = () => reloading({})
