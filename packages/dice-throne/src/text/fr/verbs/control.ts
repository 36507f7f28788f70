import type { Price } from '../../../effects/price.ts'
import { isSeveral } from '../../../effects/who.ts'
import type { controlVerbs as english } from '../../en/verbs/control.ts'
import type { Say } from '../../say.ts'
import { de, dice, grammar } from '../grammar.ts'
import { chosen } from '../who.ts'
import { ofThese } from './dice.ts'

/** « vous pouvez en relancer un », « vous pouvez dépenser 1 jeton Chi pour en relancer jusqu’à 2 » */
function rerolls(again: number, dice: number, price: Price | undefined, say: Say): string {
  const them = dice === 1 ? 'le relancer' : `en relancer ${again >= dice ? 'autant que vous voulez' : ofThese(again)}`
  return `vous pouvez ${price ? `${say.price(price, true)} pour ` : ''}${them}`
}

export const controlVerbs: typeof english = {
  choose: (p, say) => {
    const { list, optional } = say.ways(p)
    if (optional) return `vous pouvez : ${list}`
    return `${p.by ? `au choix ${de(say.who('target'))}` : 'au choix'} : ${list}`
  },
  when: (p, say) => say.conditional(p),
  then: () => 'PUIS',
  fail: () => 'la capacité n’a aucun effet',
  'extra-offense': (p) =>
    `commencez une autre phase de lancer offensif${p.sameTarget ? ' contre le même adversaire' : ''}`,
  repeat: (p, say) => `${say.times(p.amount)} : ${say.list(p.effects)}`,
  pay: (p, say) => {
    const paid = `vous pouvez ${say.price(p.price, true)} : ${say.list(p.effects)}`
    return p.otherwise.length === 0 ? paid : `${paid}; sinon, ${say.list(p.otherwise)}`
  },
  'pay-up-to': (p, say) => {
    const paid = `vous pouvez ${say.priceUpTo(p.price, p.most)}`
    const each = p.each.length === 0 ? paid : `${paid}; à chaque fois : ${say.list(p.each)}`
    return p.after.length === 0 ? each : `${each}; ${say.list(p.after)}`
  },
  mark: (p) => `notez ${p.value} pour « ${p.name} »`,
  aim: (p, say) => {
    const text = say.facing(isSeveral(p.who) ? 'chacun d’eux' : 'ce joueur').list(p.effects)
    return `choisissez ${chosen[p.who]}${text.includes('\u00a0: ') ? '; ' : ' : '}${text}`
  },
  roll: (p, say) => {
    const rolled = `${p.by ? `${say.who('target')} lance` : 'lancez'} ${dice(p.dice)}`
    const thrown = p.again === undefined ? rolled : `${rolled} (${rerolls(p.again, p.dice, p.price, say)})`
    const [first, ...rest] = p.effects
    return first?.do === 'then' ? grammar.broken(thrown, say.list(rest)) : `${thrown} : ${say.list(p.effects)}`
  },
  contest: (p, say) =>
    `vous et ${p.attack ? 'l’adversaire' : 'l’attaquant'} lancez chacun un dé; si le vôtre est ${p.ties ? 'au moins aussi haut' : 'plus haut'}, ${say.list(p.win)}; sinon, ${say.list(p.lose)}`,
}
