/** Choices, conditions and breaks. */
import type { Json, Kit } from '@alea/engine'
import { upgradesInPlay } from '../content/board.ts'
import { isMet, type Need } from '../content/need.ts'
import { heroOf } from '../content/roster.ts'
import { branchKey } from '../options.ts'
import { opened } from '../rules/window.ts'
import { type DiceThrone, fighter } from '../state.ts'
import { alternatives, isPlain } from '../text/phrase.ts'
import { type Effect, type Fx, flatten, type Odds, partsOf, type Say, verb, verbOf } from './effect.ts'

/** One way of a choice; what it does goes along, so that whoever is asked can be told. */
export type Branch = { readonly branch: number; readonly does: Json; readonly hero: string }

const choosing = verb<{ among: readonly (readonly Effect[])[]; by?: 'target' }>({
  name: 'choose',
  inner: ({ among }) => among,
  parts: ($, p, pass) => {
    const late = flatten(p.among.flat()).some((effect) => verbOf(effect).pass?.(effect) === 'target')
    if (pass !== 'whole' && (pass === 'target') !== (late || p.by === 'target')) return []
    const chooser = (l: Fx) => (p.by === 'target' ? l.target : l.self)
    return [
      $.ask<Branch>('choose', {
        who: (_, l) => chooser(l),
        options: (g, l) =>
          p.among.flatMap((does, i) => {
            const open = does.every((effect) => verbOf(effect).possible?.(g, l.self, effect) ?? true)
            return open ? [{ branch: i + 1, does: does as unknown as Json, hero: fighter(g, l.self).hero }] : []
          }),
        key: branchKey,
        params: (_, l) => ({ by: l.by }),
        auto: true,
        then: (_, l, { branch }) => {
          l.picked = String(branch)
        },
      }),
      ...p.among.map((branch, i) =>
        $.when((_, l) => l.picked === String(i + 1), ...partsOf($, branch, 'whole'), done($)),
      ),
    ]
  },
  describe: {
    en: (p, say) => {
      const branches = p.among.flatMap((branch) => (branch.length > 0 ? [say.list(branch)] : []))
      if (branches.length < p.among.length) return `you may: ${branches.join('; or ')}`
      const list = branches.every(isPlain) ? alternatives(branches, 'en') : branches.join('; or ')
      return `${p.by ? `${say.who('target')} chooses one` : 'choose one'}: ${list}`
    },
    fr: (p, say) => {
      const branches = p.among.flatMap((branch) => (branch.length > 0 ? [say.list(branch)] : []))
      if (branches.length < p.among.length) return `vous pouvez : ${branches.join('; ou ')}`
      const list = branches.every(isPlain) ? alternatives(branches, 'fr') : branches.join('; ou ')
      return `${p.by ? `au choix de ${say.who('target')}` : 'au choix'} : ${list}`
    },
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
    en: (p, say) => conditionalText(p, say, ifText(p.if, say).en, 'otherwise'),
    fr: (p, say) => conditionalText(p, say, ifText(p.if, say).fr, 'sinon'),
  },
  estimate: (p, odds) => {
    const likely = likelihood(p.if, odds)
    return likely * odds.list(p.effects) + (1 - likely) * odds.list(p.otherwise)
  },
})

/** How often a condition holds, where that can be told from the dice; else every other time. */
function likelihood(condition: If, odds: Odds): number {
  if ('die' in condition) return condition.die.length / 6
  if (!('dice' in condition) || !('symbols' in condition.dice)) return 0.5
  return Object.entries(condition.dice.symbols).reduce(
    (product, [symbol, wanted]) => product * atLeast(wanted, odds.dice, odds.chance(symbol)),
    1,
  )
}

/** So many hits or more in so many trials. */
function atLeast(wanted: number, trials: number, chance: number): number {
  if (wanted <= 0) return 1
  if (wanted > trials) return 0
  return chance * atLeast(wanted - 1, trials - 1, chance) + (1 - chance) * atLeast(wanted, trials - 1, chance)
}

export const when = (condition: If, effects: readonly Effect[], otherwise: readonly Effect[] = []) =>
  conditional({ if: condition, effects, otherwise })
/** The dice show at least these symbols: the benefit comes once. */
export const on = (wanted: Readonly<Record<string, number>>, ...effects: readonly Effect[]) =>
  when({ dice: { symbols: wanted } }, effects)

/** `deal 5 damage (7 damage with 3 or more upgrades)` where only a noun differs, else one branch after the other. */
function conditionalText(
  { effects, otherwise }: { effects: readonly Effect[]; otherwise: readonly Effect[] },
  say: Say,
  condition: string,
  else_: string,
): string {
  if (otherwise.length === 0) return `${condition}, ${say.list(effects)}`
  const [better, plain] = [effects, otherwise].map((branch) => (branch.length === 1 ? say.one(branch[0]!) : ''))
  if (typeof better === 'object' && typeof plain === 'object' && better.verb === plain.verb && better.end === plain.end)
    return `${say.list(otherwise)} (${better.things.join(', ')} ${condition})`
  return `${condition}, ${say.list(effects)}; ${else_}, ${say.list(otherwise)}`
}

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
    return { en: `if the total is ${condition.total} or more`, fr: `si le total est de ${condition.total} ou plus` }
  if ('upgrades' in condition)
    return { en: `with ${condition.upgrades} or more upgrades`, fr: `avec ${condition.upgrades} améliorations ou plus` }
  if ('added' in condition)
    return {
      en: `if at least ${condition.added} damage was added`,
      fr: `si au moins ${condition.added} dégâts ont été ajoutés`,
    }
  if ('dealt' in condition)
    return {
      en: `if at least ${condition.dealt} damage was dealt`,
      fr: `si au moins ${condition.dealt} dégâts ont été infligés`,
    }
  if ('base' in condition)
    return {
      en: `if the attack’s own damage is ${condition.base} or more`,
      fr: `si les dégâts propres de l’attaque atteignent ${condition.base}`,
    }
  if ('die' in condition) return dieText(condition.die)
  if (condition.mark === 'face')
    return {
      en: `with the ${condition.is === 0 ? 'first' : 'other'} face of your board up`,
      fr: `avec ${condition.is === 0 ? 'la première' : 'l’autre'} face de votre plateau visible`,
    }
  return { en: 'then', fr: 'alors' }
}

/** `on 1 or 2`, `on 3 or more`. */
function dieText(die: readonly number[]): { en: string; fr: string } {
  const lowest = die[0]
  if (die.length > 1 && die.at(-1) === 6 && lowest === 7 - die.length)
    return { en: `on ${lowest} or more`, fr: `sur ${lowest} ou plus` }
  return { en: `on ${alternatives(die, 'en')}`, fr: `sur ${alternatives(die, 'fr')}` }
}

const breaking = verb<{ before?: 'damage' }>({
  name: 'then',
  // Damage always waits for a window: a break before it is only said.
  parts: ($, p) => (p.before ? [] : [opened($)]),
  describe: { en: () => 'THEN', fr: () => 'PUIS' },
  estimate: () => 0,
})
/** A break in which anybody may act. */
export const then = () => breaking({})
/** The break between what is done to the target and the damage. */
export const thenDamage = () => breaking({ before: 'damage' })
