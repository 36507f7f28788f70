/** What follows when a die or a pair of hourglasses leaves something to choose or to roll. */
import type { Flow } from '@alea/engine'
import type { Use } from '../../abilities/ability.ts'
import type { DiceCity } from '../../state.ts'
import { copy } from './copy.ts'
import { reroll, rerollWithOthers, ride } from './dice.ts'
import { disturb } from './disturb.ts'
import { recruit } from './recruit.ts'
import { refresh } from './refresh.ts'
import { exchange, multiply } from './trade.ts'

/** What an ability leaves to ask or to roll, or nothing. */
export type Follow = '' | 'recruit' | 'exchange' | 'multiply' | 'copy' | 'ride' | 'reroll' | 'reroll-with-others'
export type Next = Exclude<Follow, ''> | 'refresh' | 'disturb'

/** What the abilities of locations leave to be done. */
export const ABILITIES: Readonly<Record<Exclude<Follow, ''>, Flow<DiceCity, Use>>> = {
  recruit,
  exchange,
  multiply,
  copy,
  ride,
  reroll,
  'reroll-with-others': rerollWithOthers,
}

export const FOLLOW: Readonly<Record<Next, Flow<DiceCity, Use>>> = { ...ABILITIES, refresh, disturb }
