import { turnKey, turnOf } from '../options.ts'
import type { Roll } from '../state.ts'
import { verb } from './effect.ts'
import { isFirst, OUT_OF_REACH, rollFor, setDie, type Whose, without } from './tableDice.ts'

export interface AlterDie {
  whose: Whose
  to: To
  upTo?: number
}

type To = 'any' | 'neighbour' | 'six'

/** Every change this effect could make, `place=value`; equal dice count as one. */
function changes(roll: Roll | undefined, to: To): string[] {
  const list: string[] = []
  for (const [i, die] of (roll?.dice ?? []).entries()) {
    if (!isFirst(roll!, i)) continue
    for (let value = 1; value <= 6; value++) {
      if (value === die) continue
      if (to === 'six' && value !== 6) continue
      if (to === 'neighbour' && Math.abs(value - die) !== 1) continue
      list.push(turnKey(i + 1, value))
    }
  }
  return list
}

/** Whether there is a die to change; a six cannot become a six. */
const canChange = (roll: Roll | undefined, to: To): boolean =>
  roll?.dice.some((die) => die !== OUT_OF_REACH && (to !== 'six' || die !== 6)) ?? false

/** How many dice may still be changed, and the positions of those that were. */
interface Altering {
  left: number
  changed: number[]
}

const made = verb<AlterDie, Altering>({
  name: 'alter-die',
  possible: (g, self, p) => canChange(rollFor(g, self, p.whose), p.to),
  vars: (p) => ({ left: p.upTo ?? 1, changed: [] }),
  parts: ($, p, { own }) => [
    $.loop(
      (_, l) => own(l).left > 0,
      $.run((_, l) => {
        own(l).left--
      }),
      $.ask<string>('alter-die', {
        who: (_, l) => l.self,
        options: (g, l) => {
          // Another die each time; the first must be changed, the others may stay as they are.
          const { changed } = own(l)
          const open = changes(without(rollFor(g, l.self, p.whose), changed), p.to)
          return changed.length > 0 && open.length > 0 ? [...open, 'none'] : open
        },
        params: (_, l) => ({ by: l.by }),
        then: (g, l, picked) => {
          if (picked === 'none') {
            own(l).left = 0
            return
          }
          const { place, to } = turnOf(picked)
          setDie(g, l.self, place, to)
          own(l).changed.push(place)
        },
      }),
    ),
  ],
  estimate: () => 2,
})
export const alterDie = (p: AlterDie) => made(p)
