import type { Aim } from '../../../effects/aim.ts'
import type { Choose } from '../../../effects/choose.ts'
import type { Contest } from '../../../effects/contest.ts'
import type { ExtraOffense } from '../../../effects/extraOffense.ts'
import type { RollDice } from '../../../effects/rollDice.ts'
import type { When } from '../../../effects/when.ts'
import { isSeveral } from '../../../effects/who.ts'
import type { Say } from '../../say.ts'
import { grammar } from '../grammar.ts'
import { chosen } from '../who.ts'

export const controlVerbs = {
  choose: (p: Choose, say: Say) => {
    const { list, optional } = say.ways(p)
    if (optional) return `you may: ${list}`
    return `${p.by ? `${say.who('target')} chooses one` : 'choose one'}: ${list}`
  },
  when: (p: When, say: Say) => say.conditional(p),
  then: () => 'THEN',
  fail: () => 'the ability has no effect',
  'extra-offense': (p: ExtraOffense) =>
    `begin another offensive roll phase${p.sameTarget ? ' against the same opponent' : ''}`,
  aim: (p: Aim, say: Say) => {
    const text = say.facing(isSeveral(p.who) ? 'each of them' : 'that player').list(p.effects)
    return `choose ${chosen[p.who]}${text.includes(': ') ? '; ' : ': '}${text}`
  },
  roll: (p: RollDice, say: Say) => {
    const thrown = `${p.by ? `${say.who('target')} rolls` : 'roll'} ${p.dice} ${p.dice > 1 ? 'dice' : 'die'}`
    const [first, ...rest] = p.effects
    return first?.do === 'then' ? grammar.broken(thrown, say.list(rest)) : `${thrown}: ${say.list(p.effects)}`
  },
  contest: (p: Contest, say: Say) =>
    `you and ${p.attack ? 'the opponent' : 'the attacker'} each roll a die; if yours is ${p.ties ? 'at least as high' : 'higher'}, ${say.list(p.win)}; otherwise, ${say.list(p.lose)}`,
}
