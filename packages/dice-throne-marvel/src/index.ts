/** Marvel heroes for Dice Throne: importing this pack adds them to the roster. */
// The roster and its common cards come first.
import '@alea/dice-throne'
import { enlist } from '@alea/dice-throne/hero'
import { blackWidow } from './black-widow/black-widow.ts'
import { doctorStrange } from './doctor-strange/doctor-strange.ts'
import { HERO_TEXTS } from './text/index.ts'

for (const hero of [blackWidow, doctorStrange]) enlist(hero, HERO_TEXTS)
