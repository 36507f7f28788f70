import type { Amount } from '../../../effects/amount.ts'
import type { Suffer } from '../../../effects/suffer.ts'
import { isRepeated, isSeveral } from '../../../effects/who.ts'
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

const sure = (certain: boolean): string => (certain ? ' que rien ne peut réduire' : '')

/** Où sont les jetons comptés, et à qui ils sont : « par Doublon Maudit qu’ils portent et qui vous appartient ». */
function carriers({ amount, who }: Suffer, say: Say): string {
  if (typeof amount === 'number' || !('tokens' in amount)) return ''
  if (who === 'self') return ' que vous portez'
  const carry = isSeveral(who) ? ' qu’ils portent' : ' qui s’y trouve'
  return say.isOwned(amount.tokens) ? `${carry} et qui vous appartient` : carry
}

export const damageVerbs: typeof english = {
  damage: (p, say) => phrase('infligez', say.amount(p.amount, DAMAGE[say.ultimate ? 'ultimate' : p.type])),
  'add-damage': (p, say) =>
    `ajoutez ${damage(p.amount, say, ' à l’attaque')}${isOnTarget(p.amount) ? ' de l’adversaire' : ''}`,
  'damage-back': (p, say) => `infligez ${damage(p.amount, say, ' à l’attaquant')}`,
  hurt: (p, say) =>
    p.who === 'self'
      ? `subissez ${damage(p.amount, say, sure(p.certain), p.type)}`
      : `infligez ${damage(p.amount, say, `${sure(p.certain)} ${au(say.who(p.who))}`, p.type)}`,
  'pooled-damage': (p, say) => {
    const text = damage(p.amount, say, sure(p.certain), p.type) + carriers(p, say)
    if (p.who === 'self') return `subissez ${text}`
    const suffer = isRepeated(p.who) ? 'subissent chacun' : isSeveral(p.who) ? 'subissent' : 'subit'
    return `${say.who(p.who)} ${suffer} ${text}`
  },
  undefendable: () => 'l’attaque devient imparable',
  'defend-anyway': () => 'vous pouvez quand même vous défendre contre l’attaque',
  recoil: (p, say) => `si au moins 1 est infligé, subissez ${damage(p.amount, say)}`,
  prevent: (p, say) =>
    phrase('prévenez', damage(p.amount, say), p.who === 'self' ? '' : ` destinés ${au(say.who(p.who))}`),
  'halve-dealt': () => 'tous les dégâts que vous infligez jusqu’à la fin de la phase de lancer sont réduits de moitié',
  'prevent-half': () => 'prévenez la moitié des dégâts entrants (arrondie au supérieur)',
  endure: () => 'votre santé passe à 1 au lieu de 0',
  avoid: () => 'évitez tous les dégâts entrants',
  reflect: () => 'infligez aussi à l’attaquant la moitié des dégâts entrants (arrondie au supérieur)',
}
