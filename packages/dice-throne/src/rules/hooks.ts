/** Plays effects at their moments: which programs of a player's board and tokens, and the initial variables of their frames. */
import type { Kit, Part, Seat } from '@alea/engine'
import { boardOf } from '../content/board.ts'
import type { Token } from '../content/hero.ts'
import { effectsAt, type Moment, type MomentOn, momentRow } from '../content/moments.ts'
import { programAt, tokenHome } from '../content/programNames.ts'
import { hookNamed, program, programNamed } from '../content/programs.ts'
import { tokenOf } from '../content/roster.ts'
import type { Fx } from '../effects/effect.ts'
import { type DiceThrone, hasVariant, NOBODY, type TokenId } from '../state.ts'
import { fx, otherSide } from './fx.ts'
import { tokenIdsOn } from './tokens.ts'

/** A player's programs for this moment; `works` may replace a token by another one, or leave it out. */
export function hooksAt(
  g: DiceThrone,
  seat: Seat,
  moment: MomentOn<'ability' | 'token'>,
  works: (id: TokenId) => Token | undefined = tokenOf,
): string[] {
  return momentRow(moment).on.flatMap((place) => {
    if (place === 'ability') return abilityHooksAt(g, seat, moment as MomentOn<'ability'>)
    return place === 'token' ? tokenHooksAt(g, seat, moment as MomentOn<'token'>, works) : []
  })
}

export const abilityHooksAt = (g: DiceThrone, seat: Seat, moment: MomentOn<'ability'>): string[] =>
  boardOf(g, seat).hooks[moment].map(({ program }) => program)

export const tokenHooksAt = (
  g: DiceThrone,
  seat: Seat,
  moment: MomentOn<'token'>,
  works: (id: TokenId) => Token | undefined = tokenOf,
): string[] =>
  tokenIdsOn(g, seat).flatMap((id) => {
    const token = works(id)
    return token && effectsAt<'token'>(token, moment) ? [programNamed(programAt(moment, tokenHome(token.id))!)!] : []
  })

/** Plays each of these programs for the player who holds it. */
export const playHooks = (
  $: Kit<DiceThrone, { hook?: string }>,
  list: (g: DiceThrone) => readonly string[],
  holder: (g: DiceThrone) => Seat,
): Part =>
  $.each(
    'hook',
    list,
    $.call(
      (_, l) => program(l.hook!),
      (g, l) => hookVars(g, l.hook!, holder(g)),
    ),
  )

/** The initial variables of a program for a moment. */
export function hookVars(g: DiceThrone, program: string, holder: Seat): Fx {
  const { moment, source } = hookNamed(program)
  return momentVars(g, moment, holder, source)
}

/** The initial variables for effects of a moment, as its row says. */
export function momentVars(g: DiceThrone, moment: Moment, holder: Seat, by: string, dice?: readonly number[]): Fx {
  const { self, target, pooled, attackDice } = momentRow(moment)
  const seat = self === 'attacker' ? g.attack!.by : holder
  const vars = fx(seat, TARGETS[target](g, holder), by, dice ?? (attackDice ? g.attack!.dice : []))
  if (attackDice && !dice) vars.foreign = g.attack!.foreign
  vars.pooled = pooled !== undefined
  vars.healsLater = pooled === 'damage-and-healing' || (pooled === 'damage' && hasVariant(g, 'pooled-healing'))
  return vars
}

const TARGETS: Readonly<Record<ReturnType<typeof momentRow>['target'], (g: DiceThrone, holder: Seat) => Seat>> = {
  nobody: () => NOBODY,
  active: (g) => g.active,
  'other-side': otherSide,
  'attack-target': (g) => g.attack!.target,
  attacker: (g) => g.attack!.by,
}
