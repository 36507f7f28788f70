/** Only the Gunslinger has this: a die whose re-rolls and extra damage come from three other effects. */
import { dealsNothing, isTime, throwDice, verb } from '../../content/heroKit.ts'
import { extraDamage, permissions } from './reloadAgain.ts'

const made = verb<object, { extra: number }>({
  name: 'gunslinger/reload',
  possible: (g, self) => isTime(g, self, 'my-attack') && g.attack?.type !== 'pure' && !dealsNothing(g, self),
  vars: () => ({ extra: 0 }),
  parts: ($, _, { own }) => [
    $.run((g, l) => {
      own(l).extra = extraDamage(g)
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
        const amount = Math.ceil(die / 2) + own(l).extra
        g.incoming[g.attack!.target]!.push({ kind: 'add', by: l.by, amount, from: g.attack!.by })
      },
    ),
  ],
  estimate: () => 2,
})
/** Roll a die, again if something allows it, and add half of it to the attack. */
export const reload = () => made({})
