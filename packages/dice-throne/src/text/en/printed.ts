import type { Timing } from '../../content/hero.ts'

/** When something may be used. */
export const timings: Readonly<Record<Timing, string>> = {
  any: 'at any time',
  incoming: 'when you are about to suffer damage',
  'my-attack': 'during your attack',
  'my-attack-undefended': 'during your attack, before the defence',
  'end-of-my-offense': 'at the end of your offensive roll phase',
  attacked: 'when you are attacked',
  'either-side': 'during your attack or when you are attacked',
  'my-offense': 'during your offensive roll phase',
  'my-main': 'during your main phases',
  'roll-phase': 'during roll phases',
  'my-defense': 'during your defensive roll',
  'after-damage': 'once the damage of your attack has been dealt',
  'my-upkeep': 'during your upkeep',
  'my-roll-phase': 'during your roll phase, before the damage is dealt',
  inflicting: 'when an ability is about to inflict status effects on you',
  'foe-damage': 'when you are about to suffer damage of an opponent’s roll phase',
}

/** What else is printed on cards and boards. */
export const printed = {
  modifier: 'Attack modifier.',
  only: (timing: string): string => `Only ${timing}.`,
  price: 'Extra cost',
  played: 'When it comes into play',
  prepare: 'Prepare',
  cast: (timing: string): string => `Cast ${timing}`,
  prepares: (spells: number): string =>
    `${spells === 1 ? 'Once' : `${spells} times`} per turn, during your main phases, you may prepare a spell from your hand.`,
  upgradesInRollPhases: 'You may play upgrades during any roll phase.',
  offered: (timing: string, cost: number, once: boolean): string =>
    `${timing}${once ? ', once per turn' : ''}${cost > 0 ? `, for ${cost} CP` : ''}`,
}
