/** Harm of every kind: the attack itself, what modifies it, what strikes apart from it. */

import type { Seat } from '@alea/engine'
import { dealsNothing, isTime } from '../rules/actions.ts'
import { isolatedDamage } from '../rules/damage.ts'
import { type DamageType, type DiceThrone, isIn, type Line, NOBODY } from '../state.ts'
import { type Amount, amountOf } from './amount.ts'
import { type Fx, verb } from './effect.ts'
import { needsTheTarget, pick, WHO_TEXT, type Who } from './who.ts'

const TYPE: Record<DamageType, { en: string; fr: string }> = {
  normal: { en: '', fr: '' },
  undefendable: { en: 'undefendable ', fr: ' imparables' },
  pure: { en: 'pure ', fr: ' purs' },
  collateral: { en: 'collateral ', fr: ' collatéraux' },
  ultimate: { en: 'ultimate ', fr: ' ultimes' },
}

const attack = verb<{ amount: Amount; type: DamageType }>({
  name: 'damage',
  // Its amount is fixed when the text reaches it: in the pass in which it stands.
  parts: ($, p) => [
    $.run((g, l) => {
      const amount = amountOf(g, l, p.amount)
      if (!g.attack || amount <= 0) return
      g.attack.base += amount
      g.attack.isAttack = true
      if (g.attack.type !== 'ultimate' && p.type !== 'normal') g.attack.type = p.type
    }),
  ],
  describe: {
    en: (p, say) => `deal ${say.amount(p.amount)} ${TYPE[p.type].en}damage`,
    fr: (p, say) => `infligez ${say.amount(p.amount)} dégâts${TYPE[p.type].fr}`,
  },
  estimate: (p, odds) => odds.amount(p.amount) + (p.type === 'normal' ? 0 : 1.5),
})
/** The damage of an offensive ability, to its target. */
export const damage = (amount: Amount, type: DamageType = 'normal') => attack({ amount, type })

const adding = verb<{ amount: Amount }>({
  name: 'add-damage',
  possible: (g, self) => isTime(g, self, 'my-attack') && g.attack?.type !== 'pure' && !dealsNothing(g, self),
  parts: ($, p) => [
    $.run((g, l) => {
      const amount = amountOf(g, l, p.amount)
      if (!g.attack || g.attack.type === 'pure' || amount === 0 || dealsNothing(g, g.attack.by)) return
      // Never to an isolated blow that may strike the same player just now.
      g.incoming[g.attack.target]!.lines.push({ kind: 'add', by: l.by, amount })
      l.left = amount
    }),
  ],
  describe: {
    en: (p, say) => `add ${say.amount(p.amount)} damage to the attack`,
    fr: (p, say) => `ajoutez ${say.amount(p.amount)} dégâts à l’attaque`,
  },
  estimate: (p, odds) => odds.amount(p.amount),
})
/** An attack modifier: takes the type of what it modifies. */
export const addDamage = (amount: Amount) => adding({ amount })

const returning = verb<{ amount: Amount }>({
  name: 'damage-back',
  parts: ($, p) => [
    $.run((g, l) => {
      const amount = amountOf(g, l, p.amount)
      if (amount > 0) g.incoming[l.target]!.lines.push({ kind: 'other', by: l.by, amount })
    }),
  ],
  describe: {
    en: (p, say) => `deal ${say.amount(p.amount)} damage to the attacker`,
    fr: (p, say) => `infligez ${say.amount(p.amount)} dégâts à l’attaquant`,
  },
  estimate: (p, odds) => odds.amount(p.amount),
})
/** Damage of a defence: no attack, no type, never modified. */
export const damageBack = (amount: Amount) => returning({ amount })

const hurting = verb<{ amount: Amount; who: Who; certain: boolean }>({
  name: 'hurt',
  pass: ({ who }) => (needsTheTarget(who) ? 'target' : 'activation'),
  parts: ($, p) => [
    ...pick($, p.who),
    $.loop(
      (_, l) => l.seats.length > 0,
      $.call(
        isolatedDamage,
        (g, l) => {
          const [to = NOBODY] = l.seats
          return { to, amount: isSpared(g, l, to) ? 0 : amountOf(g, l, p.amount), by: l.by, certain: p.certain }
        },
        (_, l) => {
          l.seats.shift()
        },
      ),
    ),
  ],
  describe: {
    en: (p, say) =>
      p.who === 'self'
        ? `suffer ${say.amount(p.amount)} damage`
        : `deal ${say.amount(p.amount)} damage to ${WHO_TEXT[p.who].en}`,
    fr: (p, say) =>
      p.who === 'self'
        ? `subissez ${say.amount(p.amount)} dégâts`
        : `infligez ${say.amount(p.amount)} dégâts à ${WHO_TEXT[p.who].fr}`,
  },
  estimate: (p, odds) => (p.who === 'self' ? -1 : 1) * odds.amount(p.amount),
})
/** Damage apart from any attack, suffered at once; `certain` damage cannot even be prevented. */
export const hurt = (amount: Amount, who: Who, certain = false) => hurting({ amount, who, certain })

/** Whom the holder of Parlay cannot harm. */
const isSpared = (g: DiceThrone, l: Fx, seat: Seat): boolean => seat !== l.self && dealsNothing(g, l.self)

const suffering = verb<{ amount: Amount; who: Who; certain: boolean }>({
  name: 'pooled-damage',
  pass: ({ who }) => (needsTheTarget(who) ? 'target' : 'activation'),
  parts: ($, p) => [
    ...pick($, p.who),
    $.run((g, l) => {
      for (const seat of l.seats) {
        const amount = amountOf(g, { ...l, target: seat }, p.amount)
        if (amount <= 0 || !isIn(g, seat) || isSpared(g, l, seat)) continue
        const line: Line = { kind: 'other', by: l.by, amount }
        g.incoming[seat]!.lines.push(p.certain ? { ...line, certain: true } : line)
      }
    }),
  ],
  describe: {
    en: (p, say) => `${WHO_TEXT[p.who].en}: ${say.amount(p.amount)} damage${p.certain ? ' that nothing reduces' : ''}`,
    fr: (p, say) => `${WHO_TEXT[p.who].fr} : ${say.amount(p.amount)} dégâts${p.certain ? ' que rien ne réduit' : ''}`,
  },
  estimate: (p, odds) => (p.who === 'self' || p.who === 'active' ? -1 : 1) * odds.amount(p.amount),
})
/** Damage that joins the pool of the phase: upkeep, collateral; `certain` damage cannot be reduced, prevented or avoided. */
export const suffer = (amount: Amount, who: Who, certain = false) => suffering({ amount, who, certain })

const undefending = verb<object>({
  name: 'undefendable',
  possible: (g, self) => isTime(g, self, 'my-attack-undefended') || isTime(g, self, 'end-of-my-offense'),
  parts: ($) => [
    $.run((g) => {
      if (g.attack?.type === 'normal') g.attack.type = 'undefendable'
    }),
  ],
  describe: { en: () => 'the attack becomes undefendable', fr: () => 'l’attaque devient imparable' },
  estimate: () => 2,
})
export const undefendable = () => undefending({})

const recoiling = verb<{ amount: number }>({
  name: 'recoil',
  pass: () => 'target',
  parts: ($, p) => [
    $.run((g) => {
      if (g.attack) g.attack.recoil += p.amount
    }),
  ],
  describe: {
    en: (p) => `if any of it is dealt, suffer ${p.amount} damage`,
    fr: (p) => `si une partie en est infligée, subissez ${p.amount} dégâts`,
  },
  estimate: (p) => -0.8 * p.amount,
})
/** Damage to oneself, judged when damage is applied. */
export const recoil = (amount: number) => recoiling({ amount })
