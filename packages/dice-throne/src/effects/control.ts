/** Choices, conditions and breaks. */
import type { Kit } from '@alea/engine'
import { upgradesInPlay } from '../content/board.ts'
import { isMet, type Need } from '../content/need.ts'
import { heroOf } from '../content/roster.ts'
import { window } from '../rules/window.ts'
import { type DiceThrone, fighter } from '../state.ts'
import { type Effect, type Fx, flatten, partsOf, type Say, verb, verbOf } from './effect.ts'

const choosing = verb<{ among: readonly (readonly Effect[])[]; by?: 'target' }>({
  name: 'choose',
  inner: ({ among }) => among,
  parts: ($, p, pass) => {
    const late = flatten(p.among.flat()).some((effect) => verbOf(effect).pass?.(effect) === 'target')
    if (pass !== 'whole' && (pass === 'target') !== (late || p.by === 'target')) return []
    const chooser = (l: Fx) => (p.by === 'target' ? l.target : l.self)
    return [
      $.ask<number>('choose', {
        who: (_, l) => chooser(l),
        options: (g, l) =>
          p.among.flatMap((branch, i) => {
            const open = branch.every((effect) => verbOf(effect).possible?.(g, l.self, effect) ?? true)
            return open ? [i + 1] : []
          }),
        params: (_, l) => ({ by: l.by }),
        auto: true,
        then: (_, l, branch) => {
          l.picked = String(branch)
        },
      }),
      ...p.among.map((branch, i) =>
        $.when((_, l) => l.picked === String(i + 1), ...partsOf($, branch, 'whole'), done($)),
      ),
    ]
  },
  describe: {
    en: (p, say) =>
      `${p.by ? 'they choose' : 'choose'}: ${p.among.map((branch) => (branch.length > 0 ? say.list(branch) : 'nothing')).join(' — or — ')}`,
    fr: (p, say) =>
      `${p.by ? 'à son choix' : 'au choix'} : ${p.among.map((branch) => (branch.length > 0 ? say.list(branch) : 'rien')).join(' — ou — ')}`,
  },
  estimate: (p, odds) => Math.max(...p.among.map((branch) => odds.list(branch))),
})
/** One of several, chosen by whoever uses the effect. */
export const choose = (...among: readonly (readonly Effect[])[]) => choosing({ among })
/** One of several, chosen by the target. */
export const theyChoose = (...among: readonly (readonly Effect[])[]) => choosing({ among, by: 'target' })
/** Optional. */
export const may = (...effects: readonly Effect[]) => choosing({ among: [effects, []] })

/** A branch taken leaves no mark for the next one. */
const done = ($: Kit<DiceThrone, Fx>) =>
  $.run((_, l) => {
    l.picked = ''
  })

/** What an effect may depend on. */
export type If =
  /** The dice rolled for it, or the final dice of the ability. */
  | { readonly dice: Need }
  | { readonly total: number }
  | { readonly upgrades: number }
  /** At least so much was added by the attack modifier just resolved. */
  | { readonly added: number }
  /** At least so much was dealt to the target when damage was last applied. */
  | { readonly dealt: number }
  /** The ability deals at least so much before anything modifies it. */
  | { readonly base: number }
  | { readonly mark: string; readonly is: number }
  | { readonly die: readonly number[] }

export function holds(g: DiceThrone, l: Fx, condition: If): boolean {
  if ('dice' in condition) return isMet(condition.dice, l.dice, heroOf(g, l.self).faces)
  if ('total' in condition) return l.dice.reduce((sum, die) => sum + die, 0) >= condition.total
  if ('upgrades' in condition) return upgradesInPlay(g, l.self) >= condition.upgrades
  if ('added' in condition) return l.left >= condition.added
  if ('dealt' in condition) return (g.dealt[l.target] ?? 0) >= condition.dealt
  if ('base' in condition) return (g.attack?.base ?? 0) >= condition.base
  if ('die' in condition) return condition.die.includes(l.dice[0] ?? 0)
  return (fighter(g, l.self).marks[condition.mark] ?? 0) === condition.is
}

const conditional = verb<{ if: If; effects: readonly Effect[]; otherwise: readonly Effect[] }>({
  name: 'when',
  inner: ({ effects, otherwise }) => [effects, otherwise],
  parts: ($, p, pass) => [
    $.either((g, l) => holds(g, l, p.if), partsOf($, p.effects, pass), partsOf($, p.otherwise, pass)),
  ],
  possible: (g, self, p) => {
    if ('upgrades' in p.if) {
      const branch = upgradesInPlay(g, self) >= p.if.upgrades ? p.effects : p.otherwise
      return branch.some((effect) => verbOf(effect).possible?.(g, self, effect) ?? true)
    }
    if ('base' in p.if && (g.attack?.base ?? 0) < p.if.base) return false
    if ('base' in p.if) return p.effects.some((effect) => verbOf(effect).possible?.(g, self, effect) ?? true)
    return (
      !('dealt' in p.if) ||
      (g.attack !== undefined && (g.dealt[g.attack.target] ?? 0) >= p.if.dealt && self === g.attack.by)
    )
  },
  describe: {
    en: (p, say) =>
      `${ifText(p.if, say).en}: ${say.list(p.effects)}${p.otherwise.length > 0 ? `; otherwise: ${say.list(p.otherwise)}` : ''}`,
    fr: (p, say) =>
      `${ifText(p.if, say).fr} : ${say.list(p.effects)}${p.otherwise.length > 0 ? ` ; sinon : ${say.list(p.otherwise)}` : ''}`,
  },
  estimate: (p, odds) => (odds.list(p.effects) + odds.list(p.otherwise)) / 2,
})
export const when = (condition: If, effects: readonly Effect[], otherwise: readonly Effect[] = []) =>
  conditional({ if: condition, effects, otherwise })
/** The dice show at least these symbols: the benefit comes once. */
export const on = (wanted: Readonly<Record<string, number>>, ...effects: readonly Effect[]) =>
  when({ dice: { symbols: wanted } }, effects)

function ifText(condition: If, say: Say): { en: string; fr: string } {
  if ('dice' in condition) {
    const { dice } = condition
    if ('symbols' in dice) {
      const list = Object.entries(dice.symbols)
        .map(([symbol, n]) => (n > 1 ? `${n} ${say.symbol(symbol)}` : say.symbol(symbol)))
        .join(' + ')
      return { en: `on ${list}`, fr: `sur ${list}` }
    }
    if ('ofAKind' in dice)
      return { en: `with ${dice.ofAKind} of a kind`, fr: `avec ${dice.ofAKind} chiffres identiques` }
    return {
      en: `with a ${dice.straight} straight`,
      fr: `avec une ${dice.straight === 'small' ? 'petite' : 'grande'} suite`,
    }
  }
  if ('total' in condition)
    return { en: `if the total is ${condition.total} or more`, fr: `si le total atteint ${condition.total}` }
  if ('upgrades' in condition)
    return { en: `with ${condition.upgrades} or more upgrades`, fr: `avec ${condition.upgrades} améliorations ou plus` }
  if ('added' in condition)
    return { en: `if ${condition.added} or more was added`, fr: `si au moins ${condition.added} ont été ajoutés` }
  if ('dealt' in condition)
    return { en: `if ${condition.dealt} or more was dealt`, fr: `si au moins ${condition.dealt} ont été infligés` }
  if ('base' in condition)
    return {
      en: `if the attack’s own damage is ${condition.base} or more`,
      fr: `si les dégâts propres de l’attaque atteignent ${condition.base}`,
    }
  if ('die' in condition) return { en: `on ${condition.die.join(', ')}`, fr: `sur ${condition.die.join(', ')}` }
  if (condition.mark === 'face')
    return {
      en: `on the ${condition.is === 0 ? 'first' : 'other'} face of the board`,
      fr: `sur ${condition.is === 0 ? 'la première' : 'l’autre'} face du plateau`,
    }
  return { en: 'then', fr: 'alors' }
}

const breaking = verb<object>({
  name: 'then',
  parts: ($) => [$.call(window)],
  describe: { en: () => 'THEN', fr: () => 'PUIS' },
  estimate: () => 0,
})
/** A break in which anybody may act. */
export const then = () => breaking({})
