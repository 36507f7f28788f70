/** What somebody is about to suffer, in the order in which the rules add it up (DT-12). */
import type { Line, View } from '@alea/dice-throne'
import type { Seat } from '@alea/engine'

type Account = View['fighters'][number]['incoming']
type Shown = Account['lines'][number]

export interface DamageTotal {
  readonly seat: Seat
  /** What the subtotal is made of: the ability, what is added, what is prevented. */
  readonly sum: readonly Shown[]
  readonly subtotal: number
  /** Halves, each with what it takes off the subtotal; avoided or sent back, with nothing. */
  readonly then: readonly { readonly line: Shown; readonly less: number }[]
  /** What nothing reduces. */
  readonly certain: readonly Shown[]
  readonly final: number
  readonly heal: number
  /** The dial once it is over. */
  readonly left: number
  /** Suffered at once, apart from the pool of the phase. */
  readonly apart: boolean
}

const ORDER: Readonly<Record<Line['kind'], number>> = {
  base: 0,
  other: 1,
  add: 2,
  prevent: 3,
  half: 4,
  reflect: 5,
  avoid: 6,
  passed: 7,
}

/** One for everybody to whom something is about to happen. */
export function damageTotals(view: View): readonly DamageTotal[] {
  const total = (seat: Seat, { lines, heal, subtotal, half, final, left }: Account, apart: boolean): DamageTotal => {
    const inOrder = [...lines].sort((one, other) => ORDER[one.kind] - ORDER[other.kind])
    return {
      seat,
      sum: inOrder.filter(({ kind, certain }) => !certain && ORDER[kind] <= ORDER.prevent),
      subtotal,
      then: inOrder
        .filter(({ kind }) => ORDER[kind] > ORDER.prevent)
        .map((line) => ({ line, less: line.kind === 'half' ? line.amount || half : 0 })),
      certain: inOrder.filter(({ certain }) => certain),
      final,
      heal,
      left,
      apart,
    }
  }
  const isolated = view.isolated
  return [
    ...(isolated ? [total(isolated.to, isolated, true)] : []),
    ...view.fighters.flatMap(({ seat, incoming }) =>
      incoming.lines.length > 0 || incoming.heal > 0 ? [total(seat, incoming, false)] : [],
    ),
  ]
}
