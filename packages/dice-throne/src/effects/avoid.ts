import {
  addLine,
  hasIncoming,
  isPoolReducible,
  isReducible,
  mayStillSuffer,
  type Source,
  sourcesOf,
} from '../rules/incoming.ts'
import { type DiceThrone, inRollPhase } from '../state.ts'
import { type Fx, verb } from './effect.ts'

export interface Avoid {
  /** All of the roll phase, but nothing apart from it; otherwise one source. */
  all?: true
}

const made = verb<Avoid>({
  name: 'avoid',
  possible: (g, self, p) => (p.all ? isPoolReducible(g, self) : isReducible(g, self) && hasIncoming(g, self)),
  possibleLater: mayStillSuffer,
  parts: ($, p) =>
    p.all
      ? [$.run((g, l) => g.incoming[l.self]!.push({ kind: 'avoid', by: l.by, amount: 0 }))]
      : [
          $.when(
            isOneSource,
            $.run((g, l) => addLine(g, l.self, { kind: 'avoid', by: l.by, amount: 0 })),
          ),
          $.ask<Source>('avoid', {
            who: (_, l) => l.self,
            options: (g, l) => (isOneSource(g, l) ? [] : sourcesOf(g, l.self)),
            key: ({ source }) => source,
            params: (_, l) => ({ by: l.by }),
            auto: true,
            then: (g, l, { source }) => addLine(g, l.self, { kind: 'avoid', by: l.by, amount: 0, source }),
          }),
        ],
  estimate: () => 6,
})
/** [DT-12.8] Isolated damage, and all that a phase without dice deals, is one source. */
const isOneSource = (g: DiceThrone, l: Fx): boolean => g.isolated?.to === l.self || !inRollPhase(g)

/** One source of damage is avoided, of several the player chooses which. */
export const avoid = () => made({})
/** All damage of the roll phase is avoided. */
export const avoidAll = () => made({ all: true })
