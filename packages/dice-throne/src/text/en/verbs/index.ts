/** What every verb says, by its name in the data. */
import { cardVerbs } from './cards.ts'
import { controlVerbs } from './control.ts'
import { damageVerbs } from './damage.ts'
import { diceVerbs } from './dice.ts'
import { resourceVerbs } from './resources.ts'
import { tokenVerbs } from './tokens.ts'

export const verbs = {
  ...damageVerbs,
  ...resourceVerbs,
  ...tokenVerbs,
  ...cardVerbs,
  ...diceVerbs,
  ...controlVerbs,
}
