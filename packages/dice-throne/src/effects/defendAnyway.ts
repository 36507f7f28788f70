import { TYPE_RULES } from '../rules/damageArithmetic.ts'
import { verb } from './effect.ts'

const made = verb<object>({
  name: 'defend-anyway',
  possible: ({ attack }, self) =>
    attack?.isAttack === true &&
    attack.target === self &&
    attack.stage === 'activated' &&
    !attack.defendable &&
    !TYPE_RULES[attack.type].defended &&
    TYPE_RULES[attack.type].reduced,
  parts: ($) => [
    $.run((g) => {
      if (g.attack) g.attack.defendable = true
    }),
  ],
  estimate: () => 3,
})
/** The attack on the player can be defended although its type says otherwise; ultimate ones cannot. */
export const defendAnyway = () => made({})
