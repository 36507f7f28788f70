/** Only Black Widow has this: for all other heroes damage is fixed at activation; hers grows with upgrades played later in the same attack. */
import {
  type Amount,
  type DiceThrone,
  type Effect,
  flatten,
  tierNow,
  upgradesInPlay,
  verb,
} from '@alea/dice-throne/hero'

export interface Recount {
  bonusAt: number
}

const made = verb<Recount>({
  name: 'black-widow/recount',
  parts: ($, p) => [
    $.run((g, l) => {
      const { attack } = g
      if (attack?.by !== l.self || !attack.isAttack) return
      if (attack.stage !== 'activated' && attack.stage !== 'defended') return
      const lines = g.incoming[attack.target] ?? []
      const struck = lines.some(({ kind }) => kind === 'base')
      const counted = countsUpgrades(g) ? 1 : 0
      if (!struck) attack.base += counted
      else {
        const amount = counted + (upgradesInPlay(g, l.self) === p.bonusAt ? 1 : 0)
        if (amount > 0) lines.push({ kind: 'add', by: l.by, amount, from: l.self })
      }
    }),
  ],
  estimate: () => 0.5,
})
export const recount = (bonusAt: number) => made({ bonusAt })

function countsUpgrades(g: DiceThrone): boolean {
  const { ability, tier } = tierNow(g)
  return flatten(ability.tiers![tier]!.effects).some(({ amount }: Effect & { amount?: Amount }) => {
    return typeof amount === 'object' && 'of' in amount && amount.of === 'upgrades'
  })
}
