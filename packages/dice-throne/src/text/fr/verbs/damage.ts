import type { Amount } from '../../../effects/amount.ts'
import type { Suffer } from '../../../effects/suffer.ts'
import { isSeveral } from '../../../effects/who.ts'
import type { DamageType } from '../../../state.ts'
import { type damageVerbs as english, isOnTarget } from '../../en/verbs/damage.ts'
import { type Noun, noun, phrase } from '../../phrase.ts'
import type { Say } from '../../say.ts'
import { au } from '../grammar.ts'

const DAMAGE: Readonly<Record<DamageType, Noun>> = {
  normal: noun('dégât', 'dégâts'),
  undefendable: noun('dégât imparable', 'dégâts imparables'),
  pure: noun('dégât pur', 'dégâts purs'),
  collateral: noun('dégât collatéral', 'dégâts collatéraux'),
  ultimate: noun('dégât ultime', 'dégâts ultimes'),
}

/** Des dégâts et leur complément : « 1 dégât à l’attaquant par Épée ». */
const damage = (amount: Amount, say: Say, complement = '', type: DamageType = 'normal'): string =>
  say.amount(amount, noun(`${DAMAGE[type].one}${complement}`, `${DAMAGE[type].many}${complement}`))

const measure = (amount: Amount, say: Say) => say.measure(amount, DAMAGE.normal)

/** Ce qu’un lancer de l’attaque inflige s’ajoute à ce que la capacité inflige elle-même. */
function inAttack(type: DamageType, { more }: Say): Noun {
  const { one, many } = DAMAGE[type]
  return more ? noun(`${one} de plus`, `${many} de plus`) : DAMAGE[type]
}

const sure = (certain: boolean): string => (certain ? ' que rien ne peut réduire' : '')

/** Où sont les jetons comptés, et à qui ils sont : « par Doublon Maudit qu’ils portent et qui vous appartient ». */
function carriers({ amount, who }: Suffer, say: Say): string {
  if (typeof amount === 'number' || !('tokens' in amount)) return ''
  if (who === 'self') return ' que vous portez'
  const carry = isSeveral(who) ? ' qu’ils portent' : ' qui s’y trouve'
  return say.isOwned(amount.tokens) ? `${carry} et qui vous appartient` : carry
}

/** « par Hémorragie de sa cible (2 au plus) » */
const onTarget = (text: string): string => text.replace(/( \([^)]*\))?$/, ' de sa cible$1')

export const damageVerbs: typeof english = {
  damage: (p, say) => {
    const type = say.ultimate ? 'ultimate' : p.type
    return phrase('infligez', say.amount(p.amount, inAttack(type, say)), '', say.measure(p.amount, DAMAGE[type]))
  },
  'add-damage': (p, say) =>
    isOnTarget(p.amount)
      ? phrase('ajoutez', onTarget(damage(p.amount, say, ' à l’attaque')))
      : phrase('ajoutez', damage(p.amount, say, ' à l’attaque'), '', measure(p.amount, say)),
  'damage-back': (p, say) => phrase('infligez', damage(p.amount, say, ' à l’attaquant'), '', measure(p.amount, say)),
  hurt: (p, say) =>
    p.who === 'self'
      ? `subissez ${damage(p.amount, say, sure(p.certain), p.type)}`
      : `infligez ${damage(p.amount, say, `${sure(p.certain)} ${au(say.who(p.who))}`, p.type)}`,
  'pooled-damage': (p, say) => {
    const text = damage(p.amount, say, sure(p.certain), p.type) + carriers(p, say)
    if (p.who === 'self') return `subissez ${text}`
    const suffer = p.who === 'all-opponents' ? 'subissent' : isSeveral(p.who) ? 'subissent chacun' : 'subit'
    return `${say.who(p.who)} ${suffer} ${text}`
  },
  undefendable: () => 'l’attaque devient imparable',
  'defend-anyway': () => 'vous pouvez quand même vous défendre contre l’attaque',
  recoil: (p, say) => `si au moins 1 dégât est infligé, subissez ${damage(p.amount, say, '', 'undefendable')}`,
  prevent: (p, say) =>
    phrase(
      'prévenez',
      damage(p.amount, say),
      p.who === 'self' ? '' : ` destinés ${au(say.who(p.who))}`,
      measure(p.amount, say),
    ),
  'halve-dealt': () =>
    'tous les dégâts que vous infligez jusqu’à la fin de la phase de lancer sont réduits de moitié (réduction arrondie au supérieur)',
  'prevent-half': () => 'prévenez la moitié des dégâts entrants (arrondie au supérieur)',
  endure: () => 'votre santé passe à 1 au lieu de 0',
  avoid: ({ all }) => (all ? 'évitez tous les dégâts de la phase de lancer' : 'évitez une source de dégâts entrants'),
  reflect: () => 'infligez aussi à l’attaquant la moitié des dégâts entrants (arrondie au supérieur)',
}
