import { verb } from './effect.ts'

export interface Recoil {
  amount: number
}

const made = verb<Recoil>({
  name: 'recoil',
  pass: () => 'target',
  parts: ($, p) => [
    $.run((g) => {
      if (g.attack) g.attack.recoil += p.amount
    }),
  ],
  estimate: (p) => -0.8 * p.amount,
})
/** Damage to the attacker, decided when damage is applied. */
export const recoil = (amount: number) => made({ amount })
