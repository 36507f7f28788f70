import type { Price } from '../../../effects/price.ts'
import { isSeveral } from '../../../effects/who.ts'
import { aimedOnce } from '../../aim.ts'
import type { controlVerbs as english } from '../../en/verbs/control.ts'
import { moreDice } from '../../moreDice.ts'
import type { Say } from '../../say.ts'
import { de, dice, grammar } from '../grammar.ts'
import { chosen } from '../who.ts'

/** « vous pouvez relancer une fois l’un d’eux », « vous pouvez dépenser 1 jeton Chi pour relancer une fois jusqu’à 2 d’entre eux » */
function rerolls(again: number, dice: number, price: Price | undefined, say: Say): string {
  const some = again === 1 ? 'l’un d’eux' : `jusqu’à ${again} d’entre eux`
  const them = again >= dice ? 'autant de ces dés que vous voulez' : some
  const reroll = dice === 1 ? 'le relancer une fois' : `relancer une fois ${them}`
  return `vous pouvez ${price ? `${say.price(price, true)} pour ` : ''}${reroll}`
}

export const controlVerbs: typeof english = {
  choose: (p, say) => {
    const { list, optional, alike } = say.ways(p)
    if (alike && !p.by) return list
    if (optional) return `vous pouvez : ${list}`
    return `${p.by ? `au choix ${de(say.who('target'))}` : 'au choix'} : ${list}`
  },
  when: (p, say) => say.conditional(p),
  then: () => 'PUIS',
  fail: () => 'la capacité n’a aucun effet',
  'extra-offense': (p) =>
    `commencez une autre phase de lancer offensif${p.sameTarget ? ' contre le même adversaire' : ''}`,
  repeat: (p, say) => {
    const text = say.list(p.effects)
    const times = say.times(p.amount).replace(/^par /, 'pour chaque ')
    return `${times}${text.includes(': ') ? ', ' : ' : '}${text}`
  },
  pay: (p, say) => {
    const more = moreDice(p)
    if (more) {
      const [one, several] = more
      return `lancez ${dice(one.dice)} (${several.dice} si vous ${say.price(p.price)}) : ${say.list(one.effects)}`
    }
    const paid = `vous pouvez ${say.price(p.price, true)} : ${say.list(p.effects)}`
    return p.otherwise.length === 0 ? paid : `${paid}; sinon, ${say.list(p.otherwise)}`
  },
  'pay-up-to': (p, say) => {
    const paid = `vous pouvez ${say.priceUpTo(p.price, p.most)}`
    const each =
      p.each.length === 0 ? paid : `${paid}; pour ${'cards' in p.price ? 'chacune' : 'chacun'}, ${say.list(p.each)}`
    return p.after.length === 0 ? each : `${each}; ${say.list(p.after)}`
  },
  mark: (p) => `notez ${p.value} pour « ${p.name} »`,
  aim: (p, say) => {
    const once = aimedOnce(p, say)
    if (once !== undefined) return once
    const text = say.facing(isSeveral(p.who) ? 'chacun d’eux' : 'ce joueur').list(p.effects)
    return `choisissez ${chosen[p.who]}${text.includes('\u00a0: ') ? '; ' : ' : '}${text}`
  },
  roll: (p, say) => {
    const rolled = `${p.by ? `${say.who('target')} lance` : 'lancez'} ${dice(p.dice)}`
    const thrown = p.again === undefined ? rolled : `${rolled} (${rerolls(p.again, p.dice, p.price, say)})`
    const read = say.rolling(p.dice)
    const [first, ...rest] = p.effects
    return first?.do === 'then' ? grammar.broken(thrown, read.list(rest)) : `${thrown} : ${read.list(p.effects)}`
  },
  contest: (p, say) =>
    `vous et ${p.attack ? 'l’adversaire' : 'l’attaquant'} lancez chacun un dé; si le vôtre est ${p.ties ? 'au moins aussi haut' : 'plus haut'}, ${say.list(p.win)}; sinon, ${say.list(p.lose)}`,
}
