/** One of several lists of effects. */

import type { Json, Seat } from '@alea/engine'
import { branchKey } from '../options.ts'
import { fighter } from '../state.ts'
import { type Effect, type Fx, flatten, verb, verbOf } from './effect.ts'
import { isOpen } from './isOpen.ts'

/** One branch of a choice, with its effects and whose they are, so that they can be shown to whoever is asked. */
export type Branch = { readonly branch: number; readonly does: Json; readonly hero: string; readonly seat: Seat }

export interface Choose {
  among: readonly (readonly Effect[])[]
  by?: 'target'
}

const made = verb<Choose, { branch: number }>({
  name: 'choose',
  inner: ({ among }) => among,
  vars: () => ({ branch: 0 }),
  parts: ($, p, { own, pass, parts }) => {
    const late = flatten(p.among.flat()).some((effect) => verbOf(effect).pass?.(effect) === 'target')
    if (pass !== 'whole' && (pass === 'target') !== (late || p.by === 'target')) return []
    const chooser = (l: Fx) => (p.by === 'target' ? l.target : l.self)
    return [
      $.ask<Branch>('choose', {
        who: (_, l) => chooser(l),
        options: (g, l) =>
          p.among.flatMap((does, i) => {
            const open = does.every((effect) => isOpen(g, l.self, effect))
            return open
              ? [{ branch: i + 1, does: does as unknown as Json, hero: fighter(g, l.self).hero, seat: l.self }]
              : []
          }),
        key: branchKey,
        params: (_, l) => ({ by: l.by }),
        auto: true,
        then: (_, l, { branch }) => {
          own(l).branch = branch
        },
      }),
      ...p.among.map((branch, i) => $.when((_, l) => own(l).branch === i + 1, ...parts(branch, 'whole'))),
    ]
  },
  estimate: (p, odds) => Math.max(...p.among.map((branch) => odds.list(branch))),
})
/** One of several, chosen by the user of the effect. */
export const choose = (...among: readonly (readonly Effect[])[]) => made({ among })
/** One of several, chosen by the target. */
export const theyChoose = (...among: readonly (readonly Effect[])[]) => made({ among, by: 'target' })
/** Optional. */
export const may = (...effects: readonly Effect[]) => made({ among: [effects, []] })
