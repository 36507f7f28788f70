import type { AddDamage } from '../../../effects/addDamage.ts'
import type { Amount } from '../../../effects/amount.ts'
import type { Avoid } from '../../../effects/avoid.ts'
import type { Damage } from '../../../effects/damage.ts'
import type { DamageBack } from '../../../effects/damageBack.ts'
import type { Hurt } from '../../../effects/hurt.ts'
import type { Prevent } from '../../../effects/prevent.ts'
import type { Recoil } from '../../../effects/recoil.ts'
import type { Suffer } from '../../../effects/suffer.ts'
import { isSeveral } from '../../../effects/who.ts'
import type { DamageType } from '../../../state.ts'
import { type Noun, noun, phrase } from '../../phrase.ts'
import type { Say } from '../../say.ts'

const DAMAGE: Readonly<Record<DamageType, Noun>> = {
  normal: noun('damage'),
  undefendable: noun('undefendable damage'),
  pure: noun('pure damage'),
  collateral: noun('collateral damage'),
  ultimate: noun('ultimate damage'),
}

/** Damage with a complement: `1 damage to the attacker for each Sword`. */
const damage = (amount: Amount, say: Say, complement = '', type: DamageType = 'normal'): string =>
  say.amount(amount, noun(`${DAMAGE[type].one}${complement}`))

const measure = (amount: Amount, say: Say) => say.measure(amount, DAMAGE.normal)

/** What a roll of the attack deals comes on top of what the ability itself deals. */
const inAttack = (type: DamageType, { more }: Say): Noun => (more ? noun(`more ${DAMAGE[type].one}`) : DAMAGE[type])

const sure = (certain: boolean): string => (certain ? ' that cannot be reduced' : '')

/** Where the tokens that are counted lie, and whose they are: `for each Cursed Doubloon of yours on them`. */
function carriers({ amount, who }: Suffer, say: Say): string {
  if (typeof amount === 'number' || !('tokens' in amount)) return ''
  if (who === 'self') return ' on you'
  const carry = isSeveral(who) ? ' on them' : ' there'
  return say.isOwned(amount.tokens) ? ` of yours${carry}` : carry
}

/** Tokens are counted on the target. */
export const isOnTarget = (amount: Amount): boolean => typeof amount === 'object' && 'tokens' in amount

/** `for each Bleed on its target (at most 2)` */
const onTarget = (text: string): string => text.replace(/( \([^)]*\))?$/, ' on its target$1')

export const damageVerbs = {
  damage: (p: Damage, say: Say) => {
    const type = say.ultimate ? 'ultimate' : p.type
    return phrase('deal', say.amount(p.amount, inAttack(type, say)), '', say.measure(p.amount, DAMAGE[type]))
  },
  'add-damage': (p: AddDamage, say: Say) =>
    isOnTarget(p.amount)
      ? phrase('add', onTarget(damage(p.amount, say, ' to the attack')))
      : phrase('add', damage(p.amount, say, ' to the attack'), '', measure(p.amount, say)),
  'damage-back': (p: DamageBack, say: Say) =>
    phrase('deal', damage(p.amount, say, ' to the attacker'), '', measure(p.amount, say)),
  hurt: (p: Hurt, say: Say) =>
    p.who === 'self'
      ? `suffer ${damage(p.amount, say, sure(p.certain), p.type)}`
      : `deal ${damage(p.amount, say, `${sure(p.certain)} to ${say.who(p.who)}`, p.type)}`,
  'pooled-damage': (p: Suffer, say: Say) => {
    const text = damage(p.amount, say, sure(p.certain), p.type) + carriers(p, say)
    if (p.who === 'self') return `suffer ${text}`
    const suffer = p.who === 'all-opponents' ? 'suffer' : isSeveral(p.who) ? 'each suffer' : 'suffers'
    return `${say.who(p.who)} ${suffer} ${text}`
  },
  undefendable: () => 'the attack becomes undefendable',
  'defend-anyway': () => 'you may defend against the attack anyway',
  recoil: (p: Recoil, say: Say) => `if any of it is dealt, suffer ${damage(p.amount, say, '', 'undefendable')}`,
  prevent: (p: Prevent, say: Say) =>
    phrase('prevent', damage(p.amount, say), p.who === 'self' ? '' : ` to ${say.who(p.who)}`, measure(p.amount, say)),
  'halve-dealt': () => 'all damage you deal until the end of the roll phase is reduced by half (rounded up)',
  'prevent-half': () => 'prevent half the incoming damage (rounded up)',
  endure: () => 'your health becomes 1 instead of 0',
  avoid: ({ all }: Avoid): string =>
    all ? 'avoid all damage of the roll phase' : 'avoid one source of incoming damage',
  reflect: () => 'also deal half the incoming damage (rounded up) to the attacker',
}
