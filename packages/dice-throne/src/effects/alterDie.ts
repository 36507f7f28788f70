import { turnKey, turnOf } from '../options.ts'
import type { Roll } from '../state.ts'
import { verb } from './effect.ts'
import { isFirst, OUT_OF_REACH, rollFor, setDie, type Whose, without } from './tableDice.ts'

export interface AlterDie {
  whose: Whose
  to: To
  upTo?: number
  /** Only dice that show an even number. */
  from?: 'even'
}

/** Any value, one more or less, a six, or one of these. */
type To = 'any' | 'neighbour' | 'six' | readonly number[]

/** Every change this effect could make, `place=value`; equal dice count as one. */
function changes(roll: Roll | undefined, p: AlterDie): string[] {
  const list: string[] = []
  for (const [i, die] of (roll?.dice ?? []).entries())
    if (isFirst(roll!, i)) for (const value of valuesFor(die, p)) list.push(turnKey(i + 1, value))
  return list
}

/** Whether there is a die to change; a six cannot become a six. */
const canChange = (roll: Roll | undefined, p: AlterDie): boolean =>
  roll?.dice.some((die) => die !== OUT_OF_REACH && valuesFor(die, p).length > 0) ?? false

/** What this die may become. */
function valuesFor(die: number, { to, from }: AlterDie): readonly number[] {
  if (from === 'even' && die % 2 === 1) return []
  return ALL.filter((value) => {
    if (value === die) return false
    if (to === 'any') return true
    if (to === 'neighbour') return Math.abs(value - die) === 1
    return to === 'six' ? value === 6 : to.includes(value)
  })
}

const ALL = [1, 2, 3, 4, 5, 6] as const

/** How many dice may still be changed, and the positions of those that were. */
interface Altering {
  left: number
  changed: number[]
}

const made = verb<AlterDie, Altering>({
  name: 'alter-die',
  possible: (g, self, p) => canChange(rollFor(g, self, p.whose), p),
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
          const open = changes(without(rollFor(g, l.self, p.whose), changed), p)
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
