/** What the abilities of locations leave to be done, but for copying: that one calls these, and so cannot stand among them. */
import { reroll, rerollWithOthers, ride } from './dice.ts'
import { recruit } from './recruit.ts'
import { exchange, multiply } from './trade.ts'

export const PLAIN = { recruit, exchange, multiply, ride, reroll, 'reroll-with-others': rerollWithOthers }
