/** What an ability does at its moments, sentence by sentence. */
import { inEveryLanguage } from '@alea/engine'
import type { Ability } from '../content/hero.ts'
import { effectsAt, MOMENTS_ON } from '../content/moments.ts'
import type { Say } from '../effects/effect.ts'
import { moments as en } from './en/moments.ts'
import { moments as fr } from './fr/moments.ts'
import { capital } from './phrase.ts'

export interface MomentWords {
  /** `In your upkeep`; given the symbol and the dice printed there. */
  readonly when: (about: { readonly symbol: string; readonly dice: number | undefined }) => string
  /** Who the target is, if not simply the opponent. */
  readonly target?: string
}

const WORDS = inEveryLanguage({ en, fr })

/** `In your upkeep: gain 1 CP.` `colon` is written as the language writes it. */
export const momentsText = (ability: Ability, say: Say, colon: string): string[] =>
  MOMENTS_ON.ability.flatMap((moment) => {
    const effects = effectsAt<'ability'>(ability, moment)
    if (!effects) return []
    const { when, target } = WORDS[say.language][moment]
    const label = when({ symbol: say.symbol(ability.activating?.symbol ?? ''), dice: ability.dice })
    const list = (target === undefined ? say : say.facing(target)).list(effects)
    return [label === '' ? `${capital(list)}.` : `${label}${colon} ${list}.`]
  })
