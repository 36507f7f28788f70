/** Only the Huntress has this: in upkeep an inactive Nyra gets up, or recovers a little. */
import { dialOf, setState, stateOf, turnCompanion, verb } from '../../content/heroKit.ts'
import { NYRA } from './nyra.ts'

export interface RouseNyra {
  /** With this much health she is active again. */
  from: number
}

const made = verb<RouseNyra>({
  name: 'huntress/rouse-nyra',
  parts: ($, p) => [
    $.run((g, l) => {
      if (stateOf(g, l.self, NYRA) !== 'inactive') return
      if (dialOf(g, l.self, NYRA) >= p.from) setState(g, l.self, NYRA, 'active')
      else turnCompanion(g, l.self, NYRA, 1)
    }),
  ],
  estimate: () => 1,
})
export const rouseNyra = (from: number) => made({ from })
