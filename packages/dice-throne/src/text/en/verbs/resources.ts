import type { Cp } from '../../../effects/cp.ts'
import type { Draw } from '../../../effects/draw.ts'
import type { Heal } from '../../../effects/heal.ts'
import type { StealCp } from '../../../effects/stealCp.ts'
import { noun, phrase } from '../../phrase.ts'
import type { Say } from '../../say.ts'

export const resourceVerbs = {
  heal: (p: Heal, say: Say) => `heal ${say.amount(p.amount, noun(''))}`,
  cp: (p: Cp, say: Say) => phrase('gain', say.amount(p.amount, noun('CP'))),
  draw: (p: Draw, say: Say) => `draw ${say.amount(p.amount, noun('card', 'cards'))}`,
  'steal-cp': (p: StealCp, say: Say) => `steal ${p.amount} CP from ${say.who(p.from)}`,
}
