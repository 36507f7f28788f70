/** What a language needs so that both can share the way locations and sentences are put together. */
import type { Language } from '@alea/engine'
import { describe } from '../abilities/verbs.ts'
import type { RowName } from '../content/board.ts'
import type { Size } from '../content/bounties.ts'
import { type Keyword, LOCATION, type LocationId, type LocationType } from '../content/locations.ts'
import type { Resource } from '../content/resources.ts'
import type { End } from '../state.ts'

export interface Names {
  readonly location: Readonly<Record<LocationId, string>>
  readonly type: Readonly<Record<LocationType, string>>
  readonly keyword: Readonly<Record<Keyword, string>>
  readonly resource: Readonly<Record<Resource, string>>
  readonly row: Readonly<Record<RowName, string>>
  readonly bandit: Readonly<Record<Size, string>>
  readonly ship: Readonly<Record<Size, string>>
  readonly step: Readonly<Record<'dice' | 'attack' | 'build' | 'end-turn', string>>
  readonly end: Readonly<Record<End, string>>
  /** What a location does, in full: made from its data. */
  ability(id: LocationId): string
}

interface Passive {
  row: string
  adorn(most: number): string
  shelter(amount: number): string
  exhausts: string
}

/** The sentence of a location, from its data. */
export function abilityText(id: LocationId, language: Language, words: Passive): string {
  const { ability, exhausts, points, adornments, shelters } = LOCATION[id]
  return [
    ...(ability ? [describe(ability, language)] : []),
    ...(exhausts ? [words.exhausts] : []),
    ...(points === 'cultural-row' ? [words.row] : []),
    ...(adornments === undefined ? [] : [words.adorn(adornments)]),
    ...(shelters === undefined ? [] : [words.shelter(shelters)]),
  ].join(' ')
}
