/** The sentence of a location, from its data. */
import type { Ability } from '../abilities/verbs.ts'
import { LOCATION, type LocationId } from '../content/locations.ts'
import type { Abilities, Traits } from './words.ts'

export function describeLocation(id: LocationId, abilities: Abilities, traits: Traits): string {
  const { ability, exhausts, points, adornments, shelters } = LOCATION[id]
  return [
    ...(ability ? [(abilities[ability.verb] as (ability: Ability) => string)(ability)] : []),
    ...(exhausts ? [traits.exhausts(id)] : []),
    ...(points === 'cultural-row' ? [traits.culturalRow] : []),
    ...(adornments === undefined ? [] : [traits.adornments(adornments)]),
    ...(shelters === undefined ? [] : [traits.shelters(shelters)]),
  ].join(' ')
}
