/** What two faces give together if neither needs a decision: resources, shields and ×3. Computed once for all pairs. */
import { FACES, type Face, NO_FACE, type Power, powerOf, SHIELD_GLORY } from '../content/faces.ts'
import { type Amounts, NOTHING_AT_ALL, plus, times } from '../content/resources.ts'

export const TRIPLED = 3

function pair(first: Face, second: Face): Amounts | undefined {
  const powers = [first, second].filter((face) => face !== NO_FACE).map(powerOf)
  if (!powers.every(isPlain)) return undefined
  const [one, other] = powers.filter(({ kind }) => kind !== 'triple') as (Giving | undefined)[]
  if (!one) return NOTHING_AT_ALL
  if (!other) return times(one.gives, powers.length > 1 ? TRIPLED : 1)
  // A shield depends on the other face; of two shields, the first is applied before the other gives anything ([DF-5.14]).
  const [before, after] = one.kind === 'shield' ? [other, one] : [one, other]
  return plus(before.gives, after.kind === 'shield' ? shieldGives(after, typesOf(before.gives)) : after.gives)
}

type Giving = Extract<Power, { gives: Amounts }>
const isPlain = ({ kind }: Power): boolean => kind === 'gain' || kind === 'shield' || kind === 'triple'

/** Which resources there are, as a set of bits. */
export const typesOf = (amounts: Amounts): number =>
  (amounts[0] > 0 ? 1 : 0) | (amounts[1] > 0 ? 2 : 0) | (amounts[2] > 0 ? 4 : 0) | (amounts[3] > 0 ? 8 : 0)

/** [DF-5.9] [DF-5.10] 5 glory if the other die gives its resource, otherwise what it shows. */
export const shieldGives = (shield: Extract<Power, { kind: 'shield' }>, types: number): Amounts =>
  types & (1 << shield.key) ? SHIELD_GLORY : shield.gives

const WIDTH = FACES.length + 1
const PAIRS: readonly (Amounts | undefined)[] = FACES.flatMap((_, first) =>
  [NO_FACE, ...FACES.keys()].map((second) => pair(first, second)),
)

/** Undefined if a decision is needed. */
export const pairOf = (first: Face, second: Face): Amounts | undefined => PAIRS[first * WIDTH + second + 1]
