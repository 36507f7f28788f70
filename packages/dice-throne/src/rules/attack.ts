/** What an activated ability does: without a target, to its target, and what modifies it. */
import { emit, flow, type Seat, visit } from '@alea/engine'
import { boardOf, type TierInPlay, tierOf } from '../content/board.ts'
import { program } from '../content/programs.ts'
import { tokenOf } from '../content/roster.ts'
import type { Fx } from '../effects/effect.ts'
import type { DiceThroneEvent } from '../events.ts'
import { type DiceThrone, NOBODY } from '../state.ts'
import { isForbidden } from './actions.ts'
import { addLine } from './damage.ts'
import { fx } from './fx.ts'
import { tokenIdsOn } from './tokens.ts'

const tierNow = (g: DiceThrone): TierInPlay => tierOf(g, g.attack!.by, g.attack!.tier)

const pooled = (g: DiceThrone, target: Seat, by: string): Fx => ({
  ...fx(g.attack!.by, target, by, g.attack!.dice),
  pooled: true,
})

/** [DT-5.5] Rolls and choices of the ability, and everything that needs no target. */
export const activate = flow<DiceThrone>('dice-throne/activate', ($) => [
  $.run((g) => {
    const attack = g.attack!
    const { ability, home, tier } = tierNow(g)
    attack.stage = 'activated'
    attack.dice = [...g.rolls[0]!.dice]
    if (ability.kind === 'ultimate') {
      attack.type = 'ultimate'
      g.silenced = true
    }
    visit(`${home}.${tier}`)
    emit<DiceThroneEvent>(() => ({ type: 'activated', seat: attack.by, ability: attack.tier }))
  }),
  $.when(
    (g) => tierNow(g).activation !== undefined,
    $.call(
      (g) => program(tierNow(g).activation!),
      (g) => pooled(g, NOBODY, tierNow(g).ability.id),
    ),
  ),
])

/** [DT-7.1] Everything that needs the target but the damage, then the damage enters the target's account. */
export const strike = flow<DiceThrone, { hook?: string }>('dice-throne/strike', ($) => [
  $.when(
    (g) => tierNow(g).target !== undefined,
    $.call(
      (g) => program(tierNow(g).target!),
      (g) => pooled(g, g.attack!.target, tierNow(g).ability.id),
    ),
  ),
  // [DT-10.9] Under Parlay an attack is made, but no damage is dealt.
  $.when(
    (g) => g.attack!.isAttack && !isForbidden(g, g.attack!.by, 'damage'),
    $.run((g) => {
      const { target, base } = g.attack!
      addLine(g, target, { kind: 'base', by: tierNow(g).ability.id, amount: base })
    }),
    $.each(
      'hook',
      modifiers,
      $.call(
        (_, l) => program(l.hook!),
        (g, l) => pooled(g, g.attack!.target, l.hook!.split('/')[2]!),
      ),
    ),
  ),
])

/** Programs of tokens and passive abilities that add to or take from this attack. */
function modifiers(g: DiceThrone): string[] {
  const { by, target, type } = g.attack!
  const hooks = [...boardOf(g, by).attacking]
  for (const id of tokenIdsOn(g, by))
    if (tokenOf(id).attacking) hooks.push(`dice-throne/token/${tokenOf(id).id}/attacking`)
  if (type !== 'pure')
    for (const id of tokenIdsOn(g, target))
      if (tokenOf(id).attacked) hooks.push(`dice-throne/token/${tokenOf(id).id}/attacked`)
  return hooks
}

/** What stands after a Then that follows the damage. */
export const aftermath = flow<DiceThrone>('dice-throne/aftermath', ($) => [
  $.when(
    (g) => tierNow(g).after !== undefined,
    $.call(
      (g) => program(tierNow(g).after!),
      (g) => ({ ...pooled(g, g.attack!.target, tierNow(g).ability.id), pooled: false }),
    ),
  ),
])
