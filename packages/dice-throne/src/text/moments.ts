/** What an ability does at its moments, sentence by sentence. */
import type { Ability } from '../content/hero.ts'
import { effectsAt, MOMENTS_ON } from '../content/moments.ts'
import { capital } from './phrase.ts'
import type { Say } from './say.ts'
import type { Words } from './words.ts'

export interface MomentWords {
  /** `During your upkeep`; given the symbol and the dice printed there. */
  readonly when: (about: { readonly symbol: string; readonly dice: number | undefined }) => string
  /** Who the target is, if not simply the opponent. */
  readonly target?: string
}

/** `During your upkeep: gain 1 CP.` */
export const momentsText = (ability: Ability, say: Say, { grammar, moments }: Words): string[] =>
  MOMENTS_ON.ability.flatMap((moment) => {
    const effects = effectsAt<'ability'>(ability, moment)
    if (!effects) return []
    const { when, target } = moments[moment]
    const list = (target === undefined ? say : say.facing(target)).list(effects)
    // What only prepares something that another sentence says.
    if (list === '') return []
    const symbol = ability.activating?.symbol
    const label = when({ symbol: symbol === undefined ? '' : say.symbol(symbol), dice: ability.dice })
    return [label === '' ? `${capital(list)}.` : `${grammar.labelled(label, list)}.`]
  })
