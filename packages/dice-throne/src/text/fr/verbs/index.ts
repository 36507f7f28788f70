import type { verbs as english } from '../../en/verbs/index.ts'
import { cardVerbs } from './cards.ts'
import { controlVerbs } from './control.ts'
import { damageVerbs } from './damage.ts'
import { diceVerbs } from './dice.ts'
import { resourceVerbs } from './resources.ts'
import { tokenVerbs } from './tokens.ts'

export const verbs: typeof english = {
  ...damageVerbs,
  ...resourceVerbs,
  ...tokenVerbs,
  ...cardVerbs,
  ...diceVerbs,
  ...controlVerbs,
}
