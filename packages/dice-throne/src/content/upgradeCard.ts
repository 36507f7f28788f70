import type { Ability, Card } from './hero.ts'

/** An upgrade card, named after the ability it covers; `adds` are the abilities printed below. */
export const upgrade = (
  id: string,
  cost: number,
  level: 2 | 3,
  ability: Ability,
  adds: readonly Ability[] = [],
): Card => ({
  id,
  kind: 'upgrade',
  cost,
  effects: [],
  upgrades: { ability, level, adds },
})
