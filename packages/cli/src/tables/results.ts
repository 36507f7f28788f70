/** What a final score is made of, and which tie-break put one player before another with the same score. */
import type { View as BattleDiceView } from '@alea/battle-dice'
import type { View as DiceCityView } from '@alea/dice-city'
import type { View as DiceForgeView } from '@alea/dice-forge'
import type { Seat } from '@alea/engine'
import type { Messages } from '../text/index.ts'

type Words = Messages['result']

interface Result<V> {
  parts(view: V, seat: Seat, words: Words): string[]
  /** In the order of the rules: what counts, and how it is told. */
  readonly ties: readonly {
    value(view: V, seat: Seat): number
    why(words: Words, one: number, other: number): string
  }[]
}

// [BD-10.3]
const battleDice: Result<BattleDiceView> = {
  parts: (view, seat, words) => [words.creatures(stableSize(view, seat))],
  ties: [{ value: (view, seat) => stableSize(view, seat), why: (words, one, other) => words.larger(one, other) }],
}

const stableSize = ({ trainers }: BattleDiceView, seat: Seat): number =>
  trainers.reduce((sum, { arena }) => sum + arena.filter(({ owner }) => owner === seat).length, 0) +
  (trainers[seat]?.locker.length ?? 0) +
  (trainers[seat]?.infirmary.length ?? 0)

// [DC-10.3] to [DC-10.5]
const diceCity: Result<DiceCityView> = {
  parts(view, seat, words) {
    const { cityPoints, bountyPoints, points } = view.cities[seat]!
    return [
      words.cityCards(cityPoints),
      ...(bountyPoints === null ? [] : [words.bounties(bountyPoints)]),
      ...(points === null ? [] : [words.tokens(points)]),
    ]
  },
  ties: [
    { value: (view, seat) => view.cities[seat]!.cards, why: (words, one, other) => words.moreCards(one, other) },
    {
      value: (view, seat) => view.cities[seat]!.bountyPoints ?? 0,
      why: (words, one, other) => words.moreBounties(one, other),
    },
  ],
}

const diceForge: Result<DiceForgeView> = {
  parts(view, seat, words) {
    const { glory, printed } = view.heroes[seat]!
    return [words.gained(glory), words.printed(printed)]
  },
  ties: [],
}

const RESULTS: Readonly<Record<string, Result<unknown>>> = {
  'battle-dice': battleDice as Result<unknown>,
  'dice-city': diceCity as Result<unknown>,
  'dice-forge': diceForge as Result<unknown>,
}

export const partsOf = (game: string, view: unknown, seat: Seat, { result }: Messages): string[] =>
  RESULTS[game]?.parts(view, seat, result) ?? []

/** A sentence for every two neighbours in the ranking that have the same score but not the same place. */
export function tieBreaks(
  game: string,
  view: unknown,
  { places, scores }: { readonly places: readonly number[]; readonly scores: readonly number[] },
  names: readonly string[],
  { result }: Messages,
): string[] {
  const ties = RESULTS[game]?.ties
  if (!ties) return []
  const ranked = [...places.keys()].sort((one, other) => places[one]! - places[other]!)
  return ranked.flatMap((seat, i) => {
    const next = ranked[i + 1]
    if (next === undefined || scores[seat] !== scores[next] || places[seat] === places[next]) return []
    const decided = ties
      .map(({ value, why }) => ({ one: value(view, seat), other: value(view, next), why }))
      .find(({ one, other }) => one !== other)
    // Only sitting closer to the first player is left.
    const why = decided ? decided.why(result, decided.one, decided.other) : result.closer
    return [result.tie(names[seat]!, names[next]!, why)]
  })
}
