/** What an activated ability does: without a target, to its target, and what modifies it. */
import { emit, flow, type Seat, visit } from '@alea/engine'
import { boardOf, type TierInPlay, tierOf } from '../content/board.ts'
import { count } from '../content/need.ts'
import { program } from '../content/programs.ts'
import { heroOf, tokenOf } from '../content/roster.ts'
import { spendingsOf } from '../content/spendings.ts'
import type { Fx } from '../effects/effect.ts'
import { inflictions } from '../effects/inflictions.ts'
import { reachesTarget } from '../effects/reachesTarget.ts'
import type { DiceThroneEvent } from '../events.ts'
import { type DiceThrone, fighter, hasVariant, isIn, NOBODY } from '../state.ts'
import { canAct, canSpend } from './actions.ts'
import { checks } from './checks.ts'
import { TYPE_RULES } from './damageArithmetic.ts'
import { dealsNothing } from './forbidden.ts'
import { fx } from './fx.ts'
import { abilityHooksAt, playHooks, tokenHooksAt } from './hooks.ts'
import { tokenIdsOn } from './tokens.ts'

export const tierNow = (g: DiceThrone): TierInPlay => tierOf(g, g.attack!.by, g.attack!.tier, g.attack!.board)

/** Effects that read the final dice of the attack. */
const reading = (g: DiceThrone, target: Seat, by: string): Fx => ({
  ...fx(g.attack!.by, target, by, g.attack!.dice),
  foreign: g.attack!.foreign,
})

/** [DT-7.11] Its damage joins the pool of the phase, its healing happens at once. */
const pooling = (g: DiceThrone, target: Seat, by: string): Fx => ({
  ...reading(g, target, by),
  pooled: true,
  healsLater: hasVariant(g, 'pooled-healing'),
})

/** [DT-5.5] Rolls and choices of the ability, and everything that needs no target. */
export const activate = flow<DiceThrone, { hook?: string }>('dice-throne/activate', ($) => [
  $.run((g) => {
    const attack = g.attack!
    const { ability, home, tier } = tierNow(g)
    attack.stage = 'activated'
    attack.board = fighter(g, attack.by).board
    attack.dice = [...g.rolls[0]!.dice]
    attack.foreign = g.rolls[0]!.foreign?.at
    if (ability.kind === 'ultimate') {
      attack.type = 'ultimate'
      g.silenced = true
    }
    visit(() => `${home}.${tier}`, attack.by)
    emit<DiceThroneEvent>(() => ({
      type: 'activated',
      seat: attack.by,
      ability: attack.tier,
      ...(ability.kind === 'ultimate' && { ultimate: true }),
    }))
  }),
  $.call(checks),
  playHooks($, wakened, (g) => g.attack!.by),
  $.when(
    (g) => tierNow(g).activation !== undefined,
    $.call(
      (g) => program(tierNow(g).activation!),
      (g) => pooling(g, NOBODY, tierNow(g).ability.id),
    ),
  ),
])

/** Whether the activated ability has anything to deal or do to a target. */
export function needsTarget(g: DiceThrone): boolean {
  const { ability, effects } = tierNow(g)
  return g.attack!.isAttack || reachesTarget(g, reading(g, NOBODY, ability.id), effects)
}

/** [DT-14.15] Which status effects the ability is about to inflict on its target, who may be able to intercept them. */
export function foresee(g: DiceThrone): void {
  const { ability, effects } = tierNow(g)
  g.attack!.coming = inflictions(g, reading(g, g.attack!.target, ability.id), effects)
}

export function mayIntercept(g: DiceThrone): boolean {
  const { target } = g.attack!
  return (
    canAct(g, target) &&
    tokenIdsOn(g, target).some((id) =>
      spendingsOf(id).some((use) => use.when === 'inflicting' && canSpend(g, target, id, use)),
    )
  )
}

/** Whether the attacker holds a token that may be spent before the attack uses up others, and such others. */
export function maySpendEarly(g: DiceThrone): boolean {
  const { by } = g.attack!
  return (
    canAct(g, by) &&
    tokenHooksAt(g, by, 'attacking').length > 0 &&
    tokenIdsOn(g, by).some((id) => tokenOf(id).spentEarly && spendingsOf(id).some((use) => canSpend(g, by, id, use)))
  )
}

/** [DT-8.7] Whether there is anything to answer between activation and targeting, or a token to spend just then. */
export const isTimeBeforeTargeting = (g: DiceThrone): boolean =>
  !tierNow(g).onlyDamage ||
  wakened(g).length > 0 ||
  tokenIdsOn(g, g.active).some((id) => spendingsOf(id).some(({ when }) => when === 'end-of-my-offense'))

/** Programs of passive abilities that are played when an ability with a certain symbol is activated. */
function wakened(g: DiceThrone): string[] {
  const { by, dice, foreign } = g.attack!
  const { need } = tierNow(g)
  return boardOf(g, by).hooks.activating.flatMap(({ program, ability }) => {
    const symbol = ability.activating?.symbol
    if (symbol === undefined) return [program]
    const asked = 'symbols' in need && !hasVariant(g, 'tithe-any-prayer')
    return (asked ? symbol in need.symbols : count(symbol, dice, heroOf(g, by).faces, foreign) > 0) ? [program] : []
  })
}

/** [DT-7.1] Everything that needs the target except the damage; then the damage is added to what the target is about to suffer. */
export const strike = flow<DiceThrone, { hook?: string }>('dice-throne/strike', ($) => [
  $.when(
    (g) => tierNow(g).target !== undefined,
    $.run((g) => {
      g.attack!.striking = true
    }),
    $.call(
      (g) => program(tierNow(g).target!),
      (g) => pooling(g, g.attack!.target, tierNow(g).ability.id),
    ),
    $.run((g) => {
      g.attack!.striking = false
    }),
  ),
  // The target may have been defeated by a blast by now.
  $.when(
    (g) => g.attack!.isAttack && isIn(g, g.attack!.target),
    $.run(poolDamage),
    // What a token does to its holder's attack it does even if that attack deals no damage.
    playHooks(
      $,
      (g) => tokenHooksAt(g, g.attack!.by, 'attacking'),
      (g) => g.attack!.by,
    ),
    $.call(modify),
  ),
])

/** Adds the damage of the ability, once, to what its target is about to suffer. */
export function poolDamage(g: DiceThrone): void {
  const { by, target, base, pooled } = g.attack!
  if (pooled) return
  g.attack!.pooled = true
  // It goes before what was added meanwhile.
  g.incoming[target]!.unshift({ kind: 'base', by: tierNow(g).ability.id, amount: base, from: by })
}

/** Plays what else changes every attack, once; [DT-10.11] under Parlay not before the Parlay is gone. */
export const modify = flow<DiceThrone, { hook?: string }>('dice-throne/modify', ($) => [
  $.leave((g) => {
    const { isAttack, modified, by, target } = g.attack!
    return !isAttack || modified || dealsNothing(g, by) || !isIn(g, target)
  }),
  $.run((g) => {
    g.attack!.modified = true
  }),
  playHooks($, modifiers, (g) => g.attack!.by),
])

/** Programs of the attacker's passive abilities and the target's tokens that change this attack. */
function modifiers(g: DiceThrone): string[] {
  const { by, target, type } = g.attack!
  const hooks = abilityHooksAt(g, by, 'attacking')
  return TYPE_RULES[type].modified ? [...hooks, ...tokenHooksAt(g, target, 'attacked')] : hooks
}

export const hasAftermath = (g: DiceThrone): boolean => tierNow(g).after !== undefined

/** What follows the damage after a THEN. */
export const aftermath = flow<DiceThrone>('dice-throne/aftermath', ($) => [
  $.when(
    hasAftermath,
    $.call(
      (g) => program(tierNow(g).after!),
      (g) => ({ ...pooling(g, g.attack!.target, tierNow(g).ability.id), pooled: false, healsLater: false }),
    ),
  ),
])
