/** Every verb by its name, and the three things one asks of an ability. */
import type { Language } from '@alea/engine'
import type { DiceCity } from '../state.ts'
import type { Ability, AbilityOf, Follow, Use, Verb, VerbName } from './ability.ts'
import { copy, exchange, multiply, recruit, reroll, ride } from './choices.ts'
import { forge, strength, train, watch } from './force.ts'
import { gain, harvest, mint } from './gain.ts'
import { pairs, points } from './glory.ts'

export const VERBS: { readonly [V in VerbName]: Verb<AbilityOf<V>> } = {
  gain,
  strength,
  watch,
  points,
  pairs,
  forge,
  train,
  mint,
  harvest,
  recruit,
  exchange,
  multiply,
  copy,
  ride,
  reroll,
}

const verbOf = (ability: Ability): Verb<Ability> => VERBS[ability.verb] as Verb<Ability>

export const resolve = (g: DiceCity, use: Use, ability: Ability): Follow => verbOf(ability).resolve(g, use, ability)
export const describe = (ability: Ability, language: Language): string => verbOf(ability).describe[language](ability)
export const estimate = (ability: Ability): number => verbOf(ability).estimate(ability)
