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

/** The moments of an ability: every field of it that holds effects. */
type Hook = {
  [K in keyof Ability]-?: NonNullable<Ability[K]> extends readonly Effect[] | { readonly effects: readonly Effect[] }
    ? K
    : never
}[keyof Ability]

// A record, so that the compiler misses the moment somebody adds to `Ability` alone.
const HOOKS: Readonly<Record<Hook, true>> = {
  effects: true,
  upkeep: true,
  endOfTurn: true,
  foeDidNotAttack: true,
  attacking: true,
  activating: true,
  upgraded: true,
  standing: true,
}

/** What an ability does in defence, at its moments or always: everything but its tiers and its actions. */
export const hookedEffects = (ability: Ability): readonly Effect[] =>
  (Object.keys(HOOKS) as Hook[]).flatMap((hook) => {
    const printed = ability[hook] ?? []
    return 'effects' in printed ? printed.effects : printed
  })

const ofAbility = (ability: Ability): { where: string; effects: readonly Effect[] }[] =>
  [
    ...(ability.tiers ?? []).flatMap(({ effects, after }) => [effects, after]),
    ...(ability.actions ?? []).map(({ effects }) => effects),
    hookedEffects(ability),
  ].map((effects = []) => ({ where: ability.id, effects }))
