/** The names of programs: `dice-throne/barbarian/smack.2/upkeep`, `dice-throne/token/poison/upkeep`, `dice-throne/common/card/tip-it`. */
import { type Moment, momentRow } from './moments.ts'
import { programNamed } from './programs.ts'

export const heroHome = (hero: string): string => `dice-throne/${hero}`

export const abilityHome = (hero: string, ability: string, level: number): string =>
  `dice-throne/${hero}/${ability}.${level}`

export const tokenHome = (token: string): string => `dice-throne/token/${token}`

export const companionHome = (hero: string, companion: string): string => `dice-throne/${hero}/companion/${companion}`

/** What a hero does with a companion. */
export const companionProgram = (hero: string, action: string): string => `dice-throne/${hero}/companion/${action}`

/** The cards of a hero are grouped by moment. */
export const cardHome = (moment: Moment, hero: string, card: string): string =>
  `dice-throne/${hero}/${momentRow(moment).program}/${card}`

/** The program of a hero, an ability or a token for a moment; none if it is never played. */
export function programAt(moment: Moment, home: string): string | undefined {
  const { program } = momentRow(moment)
  return program === undefined ? undefined : `${home}/${program}`
}

/** The program of casting a spell of this hero. */
export const castProgram = (hero: string, card: string): string => cardHome('cast', hero, card)

/** The program of a card of this hero: its own, or a common one. */
export const cardProgram = (hero: string, card: string): string =>
  programNamed(cardHome('played', 'common', card)) ?? cardHome('played', hero, card)

/** What a piece of content is, read from its name. `level` counts from 1, `tier` from 0. */
export type ContentName =
  | { readonly is: 'token'; readonly id: string }
  | { readonly is: 'companion'; readonly id: string }
  | { readonly is: 'card'; readonly id: string; readonly hero: string }
  | {
      readonly is: 'ability'
      readonly id: string
      readonly hero: string
      readonly level: number
      readonly tier: number | undefined
    }

export function contentNamed(name: string): ContentName {
  const [, hero = '', first = '', second = ''] = name.split('/')
  if (hero === 'token') return { is: 'token', id: first }
  if (first === 'companion') return { is: 'companion', id: second }
  if (second !== '') return { is: 'card', id: second, hero }
  const [id = '', level, tier] = first.split('.')
  return { is: 'ability', id, hero, level: Number(level), tier: tier === undefined ? undefined : Number(tier) }
}

/** What this hero does at set-up, if anything. */
export const setupProgram = (hero: string): string | undefined => programNamed(programAt('setup', heroHome(hero))!)
