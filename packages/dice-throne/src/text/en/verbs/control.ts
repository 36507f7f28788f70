import type { Aim } from '../../../effects/aim.ts'
import type { Choose } from '../../../effects/choose.ts'
import type { Contest } from '../../../effects/contest.ts'
import type { ExtraOffense } from '../../../effects/extraOffense.ts'
import type { Mark } from '../../../effects/mark.ts'
import type { Pay } from '../../../effects/pay.ts'
import type { PayUpTo } from '../../../effects/payUpTo.ts'
import type { Price } from '../../../effects/price.ts'
import type { Repeat } from '../../../effects/repeat.ts'
import type { RollDice } from '../../../effects/rollDice.ts'
import type { When } from '../../../effects/when.ts'
import { isSeveral } from '../../../effects/who.ts'
import { aimedOnce } from '../../aim.ts'
import { moreDice } from '../../moreDice.ts'
import type { Say } from '../../say.ts'
import { grammar } from '../grammar.ts'
import { chosen } from '../who.ts'
import { ofThese } from './dice.ts'

/** `you may reroll one of them once`, `you may spend 1 Chi token to reroll up to 2 of them once` */
function rerolls(again: number, dice: number, price: Price | undefined, say: Say): string {
  const them = dice === 1 ? 'it' : `${again >= dice ? 'any' : ofThese(again)} of them`
  return `you may ${price ? `${say.price(price, true)} to ` : ''}reroll ${them} once`
}

export const controlVerbs = {
  choose: (p: Choose, say: Say) => {
    const { list, optional, alike } = say.ways(p)
    if (alike && !p.by) return list
    if (optional) return `you may: ${list}`
    return `${p.by ? `${say.who('target')} chooses one` : 'choose one'}: ${list}`
  },
  when: (p: When, say: Say) => say.conditional(p),
  then: () => 'THEN',
  fail: () => 'the ability has no effect',
  'extra-offense': (p: ExtraOffense) =>
    `begin another offensive roll phase${p.sameTarget ? ' against the same opponent' : ''}`,
  repeat: (p: Repeat, say: Say) => {
    const text = say.list(p.effects)
    return `${say.times(p.amount)}${text.includes(': ') ? ', ' : ': '}${text}`
  },
  pay: (p: Pay, say: Say) => {
    const more = moreDice(p)
    if (more) {
      const [one, several] = more
      return `roll ${one.dice} ${one.dice > 1 ? 'dice' : 'die'} (${several.dice} if you ${say.price(p.price, true)}): ${say.list(one.effects)}`
    }
    const paid = `you may ${say.price(p.price, true)}: ${say.list(p.effects)}`
    return p.otherwise.length === 0 ? paid : `${paid}; otherwise, ${say.list(p.otherwise)}`
  },
  'pay-up-to': (p: PayUpTo, say: Say) => {
    const paid = `you may ${say.priceUpTo(p.price, p.most)}`
    const each = p.each.length === 0 ? paid : `${paid}; for each, ${say.list(p.each)}`
    return p.after.length === 0 ? each : `${each}; ${say.list(p.after)}`
  },
  mark: (p: Mark) => `note ${p.value} for “${p.name}”`,
  aim: (p: Aim, say: Say) => {
    const once = aimedOnce(p, say)
    if (once !== undefined) return once
    const text = say.facing(isSeveral(p.who) ? 'each of them' : 'that player').list(p.effects)
    return `choose ${chosen[p.who]}${text.includes(': ') ? '; ' : ': '}${text}`
  },
  roll: (p: RollDice, say: Say) => {
    const rolled = `${p.by ? `${say.who('target')} rolls` : 'roll'} ${p.dice} ${p.dice > 1 ? 'dice' : 'die'}`
    const thrown = p.again === undefined ? rolled : `${rolled} (${rerolls(p.again, p.dice, p.price, say)})`
    const read = say.rolling(p.dice)
    const [first, ...rest] = p.effects
    return first?.do === 'then' ? grammar.broken(thrown, read.list(rest)) : `${thrown}: ${read.list(p.effects)}`
  },
  contest: (p: Contest, say: Say) =>
    `you and ${p.attack ? 'the opponent' : 'the attacker'} each roll a die; if yours is ${p.ties ? 'at least as high' : 'higher'}, ${say.list(p.win)}; otherwise, ${say.list(p.lose)}`,
}
