import type { Effect } from '../effects/effect.ts'
import type { Ability, Hero } from './hero.ts'

/** Every list of effects printed on a hero's board, tokens and cards, with the place where it stands. */
export function printedEffects(hero: Hero): { where: string; effects: readonly Effect[] }[] {
  const abilities = [
    ...hero.abilities,
    ...(hero.otherFace ?? []),
    ...hero.cards.flatMap(({ upgrades }) => (upgrades ? [upgrades.ability, ...(upgrades.adds ?? [])] : [])),
  ]
  const lists = [
    ...abilities.flatMap(ofAbility),
    ...hero.cards.flatMap(({ id, effects, cast }) => [
      { where: id, effects },
      { where: `${id}, cast`, effects: cast?.effects ?? [] },
    ]),
    ...hero.tokens.flatMap(({ id, spend, upkeep, attacked, attacking }) =>
      [spend?.effects, upkeep, attacked, attacking].map((effects = []) => ({ where: id, effects })),
    ),
    { where: 'set-up', effects: hero.setup ?? [] },
  ]
  return lists.filter(({ effects }) => effects.length > 0)
}

const ofAbility = (ability: Ability): { where: string; effects: readonly Effect[] }[] =>
  [
    ...(ability.tiers ?? []).flatMap(({ effects, after }) => [effects, after]),
    ...(ability.actions ?? []).map(({ effects }) => effects),
    ability.effects,
    ability.upkeep,
    ability.endOfTurn,
    ability.foeDidNotAttack,
    ability.attacking,
    ability.activating?.effects,
    ability.upgraded,
    ability.standing,
  ].map((effects = []) => ({ where: ability.id, effects }))
