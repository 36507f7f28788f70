/** Every verb by its name, and what one asks of an ability. */
import type { Follow } from '../rules/follow/follow.ts'
import type { DiceCity } from '../state.ts'
import type { Use, Verb } from './ability.ts'
import { copy, exchange, multiply, recruit, reroll, ride } from './choices.ts'
import { forge, strength, train, watch } from './force.ts'
import { gain, harvest, mint } from './gain.ts'
import { pairs, points } from './glory.ts'

const VERBS = {
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

type DataOf<V> = V extends Verb<infer A> ? A : never

/** What a location can do, as data: `{ verb: 'strength', amount: 2 }`. */
export type Ability = DataOf<(typeof VERBS)[keyof typeof VERBS]>
export type VerbName = Ability['verb']
export type AbilityOf<V extends VerbName> = Extract<Ability, { verb: V }>

const verbOf = (ability: Ability): Verb<Ability> => VERBS[ability.verb] as Verb<Ability>

export const resolve = (g: DiceCity, use: Use, ability: Ability): Follow => verbOf(ability).resolve(g, use, ability)
export const estimate = (ability: Ability): number => verbOf(ability).estimate(ability)
