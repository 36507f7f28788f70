import { isSeveral } from '../../../effects/who.ts'
import type { controlVerbs as english } from '../../en/verbs/control.ts'
import { de, dice, grammar } from '../grammar.ts'
import { chosen } from '../who.ts'

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
  aim: (p, say) => {
    const text = say.facing(isSeveral(p.who) ? 'chacun d’eux' : 'ce joueur').list(p.effects)
    return `choisissez ${chosen[p.who]}${text.includes('\u00a0: ') ? '; ' : ' : '}${text}`
  },
  roll: (p, say) => {
    const thrown = `${p.by ? `${say.who('target')} lance` : 'lancez'} ${dice(p.dice)}`
    const [first, ...rest] = p.effects
    return first?.do === 'then' ? grammar.broken(thrown, say.list(rest)) : `${thrown} : ${say.list(p.effects)}`
  },
  contest: (p, say) =>
    `vous et ${p.attack ? 'l’adversaire' : 'l’attaquant'} lancez chacun un dé; si le vôtre est ${p.ties ? 'au moins aussi haut' : 'plus haut'}, ${say.list(p.win)}; sinon, ${say.list(p.lose)}`,
}
