/** Everybody on the Dice Throne roster. */
import { COMMON_CARDS } from '../content/commonCards.ts'
import { enlist, enlistCommon } from '../content/enlist.ts'
import { barbarian } from './barbarian/barbarian.ts'

enlistCommon(COMMON_CARDS)
for (const hero of [barbarian]) enlist(hero)
