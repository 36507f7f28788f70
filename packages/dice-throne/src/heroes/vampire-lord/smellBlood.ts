/** Only the Vampire Lord has this: an attack on somebody who bleeds twice pays at the end of the turn. */
import { fighter, hasVariant, putToken, tokensOn, verb } from '../../content/heroKit.ts'

export interface SmellBlood {
  /** The attack has dealt its damage, or the turn ends. */
  at: 'dealt' | 'end'
}

const SMELLED = 'smelled-blood-this-turn'
const BLEEDING = 2

const made = verb<SmellBlood>({
  name: 'vampire-lord/smell-blood',
  parts: ($, { at }) => [
    $.run((g, l) => {
      if (hasVariant(g, 'original-leaflets')) return
      const { marks } = fighter(g, l.self)
      if (at === 'end') {
        if (marks[SMELLED]) putToken(g, l.self, 'blood-power', 1)
      } else if ((g.dealt[l.target] ?? 0) > 0 && tokensOn(g, l.target, 'bleed') >= BLEEDING) marks[SMELLED] = 1
    }),
  ],
  estimate: ({ at }) => (at === 'end' ? 0.5 : 0),
})
export const smellBlood = (at: SmellBlood['at']) => made({ at })
