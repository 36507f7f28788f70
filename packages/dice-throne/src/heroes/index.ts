/** The heroes of this package. */
import { COMMON_CARDS } from '../content/commonCards.ts'
import { enlist, enlistCommon } from '../content/enlist.ts'
import { HERO_TEXTS } from '../text/words.ts'
import { barbarian } from './barbarian/barbarian.ts'
import { cursedPirate } from './cursed-pirate/cursed-pirate.ts'
import { gunslinger } from './gunslinger/gunslinger.ts'
import { paladin } from './paladin/paladin.ts'

enlistCommon(COMMON_CARDS)
for (const hero of [barbarian, paladin, gunslinger, cursedPirate]) enlist(hero, HERO_TEXTS)
