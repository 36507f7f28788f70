import { type Box, heroIds, listedHero, type Names } from '@alea/dice-throne'
import { normalized } from '../../../language/normalized.ts'

/** Difficulties that are looked for together: from, to. */
export const BANDS = [
  [1, 2],
  [3, 4],
  [5, 6],
] as const

/** What one looks for; what is left out does not matter. */
export interface HeroFilter {
  readonly name?: string | undefined
  readonly box?: Box | undefined
  /** One of the `BANDS`. */
  readonly band?: number | undefined
}

/** The heroes that fit, in the order of the roster. */
export function heroesFitting({ name = '', box, band }: HeroFilter, names: Names): string[] {
  const [least, most] = band === undefined ? [0, Number.POSITIVE_INFINITY] : BANDS[band]!
  return heroIds().filter((id) => {
    const hero = listedHero(id)!
    return (
      (box === undefined || hero.box === box) &&
      hero.difficulty >= least &&
      hero.difficulty <= most &&
      normalized(names.hero(id)).includes(normalized(name.trim()))
    )
  })
}
