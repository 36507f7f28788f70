import { NOBODY } from '../state.ts'
import { verb } from './effect.ts'

export interface ExtraOffense {
  sameTarget: boolean
}

const made = verb<ExtraOffense>({
  name: 'extra-offense',
  parts: ($, p) => [
    $.run((g) => {
      g.furtherOffenses.push(p.sameTarget ? (g.attack?.target ?? NOBODY) : NOBODY)
    }),
  ],
  estimate: () => 6,
})
/** When this ability is over, the player has another offensive roll phase; with `sameTarget`, against the same opponent and without targeting. */
export const extraOffense = ({ sameTarget = false }: Partial<ExtraOffense> = {}) => made({ sameTarget })
