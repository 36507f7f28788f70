import type { Effect } from '../effects/effect.ts'
import type { Ability, Hero } from './hero.ts'
import { effectsAt, type Hooks, MOMENTS_ON, type MomentOn, type PrintedOn } from './moments.ts'

/** Effects, and where they are printed. */
interface PrintedList {
  where: string
  effects: readonly Effect[]
}

/** Every list of effects printed on a hero's board, tokens and cards, and where it is printed. */
export function printedEffects(hero: Hero): PrintedList[] {
  const abilities = [
    ...hero.abilities,
    ...(hero.otherFace ?? []),
    ...hero.cards.flatMap(({ upgrades }) => (upgrades ? [upgrades.ability, ...(upgrades.adds ?? [])] : [])),
  ]
  const lists = [
    ...abilities.flatMap(ofAbility),
    ...hero.cards.flatMap((card) => hooked('card', card, card.id)),
    ...hero.tokens.flatMap((token) => hooked('token', token, token.id)),
    ...hero.tokens.flatMap(({ id, spends = [] }) =>
      spends.map((use) => ({ where: `${id}, ${use.id}`, effects: use.effects })),
    ),
    ...(hero.companions ?? []).flatMap(({ id, actions = [] }) =>
      actions.map(({ effects }) => ({ where: id, effects })),
    ),
    ...hooked('hero', hero, hero.id),
  ]
  return lists.filter(({ effects }) => effects.length > 0)
}

/** What an ability does in defence, at its moments or always: everything but its tiers and its actions. */
export const hookedEffects = (ability: Ability): readonly Effect[] =>
  hooked('ability', ability, ability.id).flatMap(({ effects }) => effects)

const hooked = <P extends PrintedOn>(place: P, page: Hooks<P>, id: string): PrintedList[] =>
  (MOMENTS_ON[place] as readonly MomentOn<P>[]).map((moment) => ({
    where: `${id}, ${moment}`,
    effects: effectsAt<P>(page, moment) ?? [],
  }))

const ofAbility = (ability: Ability): PrintedList[] => [
  ...(ability.tiers ?? [])
    .flatMap(({ effects, after = [] }) => [effects, after])
    .map((effects) => ({ where: ability.id, effects })),
  ...(ability.actions ?? []).map(({ effects }) => ({ where: ability.id, effects })),
  ...hooked('ability', ability, ability.id),
]
