/** The defensive roll phase: one ability, one roll, against normal damage only. */
import { emit, flow, type Seat, visit } from '@alea/engine'
import { boardOf, type Standing } from '../content/board.ts'
import { programAt } from '../content/programNames.ts'
import { program } from '../content/programs.ts'
import type { DiceThroneEvent } from '../events.ts'
import { type DiceThrone, fighter } from '../state.ts'
import { canAct, usedMark } from './actions.ts'
import { TYPE_RULES } from './damageArithmetic.ts'
import { dealsNothing, isSheltered } from './forbidden.ts'
import { momentVars } from './hooks.ts'
import { throwDice } from './throwDice.ts'
import { underway } from './underway.ts'

interface Defending {
  ability?: string
  /** The ability as it was when chosen: later upgrades do not change it. */
  home?: string
  dice?: number[]
}

export const defense = flow<DiceThrone, Defending>('dice-throne/defense', ($) => [
  $.ask<string>('defend', {
    open: true,
    who: (g) => g.attack!.target,
    options: (g) => [...defenses(g, g.attack!.target), 'none'],
    params: (g) => ({ ...underway(g, g.attack!.target) }),
    then: (_, l, ability) => {
      if (ability !== 'none') l.ability = ability
    },
  }),
  $.run((g) => {
    g.attack!.stage = 'defended'
  }),
  $.leave((_, l) => l.ability === undefined),
  $.run((g, l) => {
    const { target } = g.attack!
    const { ability, home } = chosen(g, l)
    l.home = home
    for (const { id } of ability.actions ?? []) fighter(g, target).marks[usedMark(id)] = 0
    emit<DiceThroneEvent>(() => ({ type: 'defended', seat: target, ability: l.ability! }))
  }),
  $.call(
    throwDice,
    (g, l) => ({
      owner: g.attack!.target,
      purpose: 'defense' as const,
      count: chosen(g, l).ability.dice ?? 0,
      by: l.ability!,
      dice: [],
    }),
    (g, l, thrown) => {
      l.dice = thrown.dice
      g.attack!.defense = [...thrown.dice]
    },
  ),
  $.run((g, l) => visit(l.home!, g.attack!.target)),
  $.call(
    (_, l) => program(programAt('defense', l.home!)!),
    (g, l) => momentVars(g, 'defense', g.attack!.target, l.ability!, l.dice),
  ),
])

/** [DT-7.2] Only an attack of normal damage can be defended, unless a token opens it, and only by a player who can act. */
export const mayDefend = (g: DiceThrone): boolean =>
  g.attack!.isAttack &&
  (TYPE_RULES[g.attack!.type].defended || g.attack!.defendable === true) &&
  !g.attack!.forgone &&
  canAct(g, g.attack!.target) &&
  !dealsNothing(g, g.attack!.by) &&
  !isSheltered(g, g.attack!.target)

const defenses = (g: DiceThrone, seat: Seat): string[] => boardOf(g, seat).defenses.map(({ ability }) => ability.id)

const chosen = (g: DiceThrone, l: { ability?: string }): Standing =>
  boardOf(g, g.attack!.target).defenses.find(({ ability }) => ability.id === l.ability)!
