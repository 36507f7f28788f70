/** What a language must say. English is written to these types, every other language to the type of the English table. */
import type { Seat } from '@alea/engine'
import type { AbilityOf, VerbName } from '../abilities/verbs.ts'
import type { QuestionName } from '../choice.ts'
import type { RowName } from '../content/board.ts'
import type { Size } from '../content/bounties.ts'
import type { Keyword, LocationId, LocationType } from '../content/locations.ts'
import type { Resource } from '../content/resources.ts'
import type { CityEvent } from '../events.ts'
import type { Phase } from '../rules/match.ts'
import type { End } from '../state.ts'
import type { Meaning } from './meaning.ts'

export interface Names {
  readonly location: Readonly<Record<LocationId, string>>
  readonly type: Readonly<Record<LocationType, string>>
  readonly keyword: Readonly<Record<Keyword, string>>
  readonly resource: Readonly<Record<Resource, string>>
  readonly row: Readonly<Record<RowName, string>>
  /** How the cells of a row are written, before their column: the W of W4. */
  readonly letter: Readonly<Record<RowName, string>>
  readonly bandit: Readonly<Record<Size, string>>
  readonly ship: Readonly<Record<Size, string>>
  readonly phase: Readonly<Record<Phase, string>>
  readonly end: Readonly<Record<End, string>>
}

/** What a die does on a location. */
export type Abilities = { readonly [V in VerbName]: (ability: AbilityOf<V>) => string }

/** What a location is besides its ability. */
export interface Traits {
  exhausts(id: LocationId): string
  readonly culturalRow: string
  adornments(most: number): string
  shelters(amount: number): string
}

/** What a question may mention. */
export interface Asked {
  readonly dice: number
  readonly strength: number
  readonly watch: number
  readonly stock: readonly number[]
  readonly left: number
  readonly location: LocationId
}
export type Questions = Readonly<Record<QuestionName, (asked: Asked) => string>>

export type NameOf = (seat: Seat) => string

export type Labels = {
  readonly [A in Meaning['act']]: (meaning: Extract<Meaning, { act: A }>, nameOf: NameOf) => string
}

export type Events = {
  readonly [T in CityEvent['type']]: (event: Extract<CityEvent, { type: T }>, nameOf: NameOf) => string
}
