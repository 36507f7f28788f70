import type { Ability, Card } from './hero.ts'

/** An upgrade card: it is called after the ability it covers; `adds` are the abilities on its lower half. */
export const upgrade = (
  id: string,
  cost: number,
  level: 2 | 3,
  ability: Ability,
  adds: readonly Ability[] = [],
): Card => ({
  id,
  name: { en: `${ability.name.en} ${'I'.repeat(level)}`, fr: `${ability.name.fr} ${'I'.repeat(level)}` },
  kind: 'upgrade',
  cost,
  effects: [],
  upgrades: { ability, level, adds },
})
