/** Harm of every kind: the attack itself, what modifies it, what strikes apart from it. */

import type { Seat } from '@alea/engine'
import { tokenOf } from '../content/roster.ts'
import { dealsNothing, isTime } from '../rules/actions.ts'
import { isolatedDamage } from '../rules/damage.ts'
import { type DamageType, type DiceThrone, isIn, type Line, NOBODY } from '../state.ts'
import { au, type Noun, noun, phrase } from '../text/phrase.ts'
import { type Amount, amountOf } from './amount.ts'
import { type Fx, type Say, verb } from './effect.ts'
import { isSeveral, needsTheTarget, pick, type Who } from './who.ts'

const DAMAGE: Record<DamageType, { en: Noun; fr: Noun }> = {
  normal: { en: noun('damage'), fr: noun('dégât', 'dégâts') },
  undefendable: { en: noun('undefendable damage'), fr: noun('dégât imparable', 'dégâts imparables') },
  pure: { en: noun('pure damage'), fr: noun('dégât pur', 'dégâts purs') },
  collateral: { en: noun('collateral damage'), fr: noun('dégât collatéral', 'dégâts collatéraux') },
  ultimate: { en: noun('ultimate damage'), fr: noun('dégât ultime', 'dégâts ultimes') },
}

/** Damage with a complement: `1 damage to the attacker for each Sword`. */
const damageText = (amount: Amount, say: Say, complement = ''): string => {
  const { one, many } = DAMAGE.normal[say.language]
  return say.amount(amount, noun(one + complement, many + complement))
}

const SURE = { en: ' that nothing reduces', fr: ' que rien ne réduit' }

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
    en: (p, say) => phrase('deal', say.amount(p.amount, DAMAGE[say.ultimate ? 'ultimate' : p.type].en)),
    fr: (p, say) => phrase('infligez', say.amount(p.amount, DAMAGE[say.ultimate ? 'ultimate' : p.type].fr)),
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
      g.incoming[g.attack.target]!.push({ kind: 'add', by: l.by, amount })
      l.left = amount
    }),
  ],
  describe: {
    en: (p, say) => `add ${damageText(p.amount, say, ' to the attack')}`,
    fr: (p, say) => `ajoutez ${damageText(p.amount, say, ' à l’attaque')}`,
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
      if (amount > 0) g.incoming[l.target]!.push({ kind: 'other', by: l.by, amount })
    }),
  ],
  describe: {
    en: (p, say) => `deal ${damageText(p.amount, say, ' to the attacker')}`,
    fr: (p, say) => `infligez ${damageText(p.amount, say, ' à l’attaquant')}`,
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
    en: (p, say) => {
      const sure = p.certain ? SURE.en : ''
      if (p.who === 'self') return `suffer ${damageText(p.amount, say, sure)}`
      return `deal ${damageText(p.amount, say, `${sure} to ${say.who(p.who)}`)}`
    },
    fr: (p, say) => {
      const sure = p.certain ? SURE.fr : ''
      if (p.who === 'self') return `subissez ${damageText(p.amount, say, sure)}`
      return `infligez ${damageText(p.amount, say, `${sure} ${au(say.who(p.who))}`)}`
    },
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
        g.incoming[seat]!.push(p.certain ? { ...line, certain: true } : line)
      }
    }),
  ],
  describe: {
    en: (p, say) => {
      const text = damageText(p.amount, say, p.certain ? SURE.en : '') + carriers(p).en
      return p.who === 'self' ? `suffer ${text}` : `${say.who(p.who)} suffer${isSeveral(p.who) ? '' : 's'} ${text}`
    },
    fr: (p, say) => {
      const text = damageText(p.amount, say, p.certain ? SURE.fr : '') + carriers(p).fr
      if (p.who === 'self') return `subissez ${text}`
      return `${say.who(p.who)} ${isSeveral(p.who) ? 'subissent' : 'subit'} ${text}`
    },
  },
  estimate: (p, odds) => (p.who === 'self' || p.who === 'active' ? -1 : 1) * odds.amount(p.amount),
})
/** Damage that joins the pool of the phase: upkeep, collateral; `certain` damage cannot be reduced, prevented or avoided. */
export const suffer = (amount: Amount, who: Who, certain = false) => suffering({ amount, who, certain })

/** Where the tokens that are counted lie, and whose they are: `for each Cursed Doubloon of yours on them`. */
function carriers({ amount, who }: { amount: Amount; who: Who }): { en: string; fr: string } {
  if (typeof amount === 'number' || !('tokens' in amount)) return { en: '', fr: '' }
  if (who === 'self') return { en: ' on you', fr: ' que vous portez' }
  const several = isSeveral(who)
  const carry = { en: several ? ' on them' : ' there', fr: several ? ' qu’ils portent' : ' qui s’y trouve' }
  return tokenOf(amount.tokens).owned ? { en: ` of yours${carry.en}`, fr: ` à vous${carry.fr}` } : carry
}

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
    en: (p, say) => `if any of it is dealt, suffer ${damageText(p.amount, say)}`,
    fr: (p, say) => `si une partie en est infligée, subissez ${damageText(p.amount, say)}`,
  },
  estimate: (p) => -0.8 * p.amount,
})
/** Damage to oneself, judged when damage is applied. */
export const recoil = (amount: number) => recoiling({ amount })
