import { turnKey, turnOf } from '../options.ts'
import type { Roll } from '../state.ts'
import { verb } from './effect.ts'
import { isFirst, OUT_OF_REACH, rollFor, setDie } from './tableDice.ts'

/** Values shown by the other dice of the same roll. */
const copies = (roll: Roll | undefined): string[] => {
  const list: string[] = []
  for (const [i, die] of (roll?.dice ?? []).entries())
    for (const value of new Set(roll!.dice))
      if (value !== die && value !== OUT_OF_REACH && isFirst(roll!, i)) list.push(turnKey(i + 1, value))
  return list
}

const made = verb<object>({
  name: 'copy-die',
  possible: (g, self) => copies(rollFor(g, self, 'own')).length > 0,
  parts: ($) => [
    $.ask<string>('copy-die', {
      who: (_, l) => l.self,
      options: (g, l) => copies(rollFor(g, l.self, 'own')),
      params: (_, l) => ({ by: l.by }),
      then: (g, l, picked) => setDie(g, l.self, turnOf(picked).place, turnOf(picked).to),
    }),
  ],
  estimate: () => 2,
})
export const copyDie = () => made({})
