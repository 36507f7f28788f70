import type { Cp } from '../../../effects/cp.ts'
import type { Draw } from '../../../effects/draw.ts'
import type { Heal } from '../../../effects/heal.ts'
import type { LoseCp } from '../../../effects/loseCp.ts'
import type { StealCp } from '../../../effects/stealCp.ts'
import type { StealHealth } from '../../../effects/stealHealth.ts'
import { isSeveral } from '../../../effects/who.ts'
import { noun, phrase } from '../../phrase.ts'
import type { Say } from '../../say.ts'

export const resourceVerbs = {
  heal: (p: Heal, say: Say) =>
    p.who === 'self'
      ? phrase('heal', say.amount(p.amount, noun('')), '', say.measure(p.amount, noun('')))
      : `restore ${say.amount(p.amount, noun(`health to ${say.who(p.who)}`))}`,
  cp: (p: Cp, say: Say) => phrase('gain', say.amount(p.amount, noun('CP'))),
  draw: (p: Draw, say: Say) => phrase('draw', say.amount(p.amount, noun('card', 'cards'))),
  'lose-cp': (p: LoseCp, say: Say) => {
    const text = say.amount(p.amount, noun('CP'))
    if (p.who === 'self') return `lose ${text}`
    return `${say.who(p.who)} ${isSeveral(p.who) ? 'lose' : 'loses'} ${text}`
  },
  'steal-health': (p: StealHealth, say: Say) => `steal ${say.amount(p.amount, noun(`health from ${say.who(p.from)}`))}`,
  'heal-dealt': () => 'heal as much as you deal by attacking in this roll phase',
  'steal-cp': (p: StealCp, say: Say) => `steal ${p.amount} CP from ${say.who(p.from)}`,
}
