/** What is counted. Everything is a sum of whole numbers or of shares added in the order of the matches, so that a result is the same everywhere. */
import { type MatchRecord, MEASURES, type Measure } from './playMatch.ts'

/** Enough for a mean and its interval. */
export interface Sum {
  n: number
  total: number
  squares: number
}

/** Hits among trials. */
export interface Share {
  hits: number
  of: number
}

/** How often each value occurred, by value. */
export type Histogram = Record<string, number>

/** One piece of content in one variant. */
export interface UseTally {
  /** Matches in which it was used. */
  matches: number
  times: number
  /** By winners, and by the others: how many players used it, and how often. Shared victories are left out. */
  winners: { players: number; times: number }
  others: { players: number; times: number }
  /** The share of the winners that used it minus that of the others, match by match; matches in which nobody did add nothing to it. */
  edge: { total: number; squares: number }
  /** How often a winner used it minus how often one of the others did, match by match. */
  timesEdge: { total: number; squares: number }
}

export interface VariantTally {
  matches: number
  /** Matches with one winning side. */
  decided: number
  /** Players in winning and in other seats of the decided matches. */
  winners: number
  others: number
  /** Of the decided matches, by player and by seat. */
  wins: number[]
  seatWins: number[]
  /** Of the decided matches in which somebody began. */
  first: Share
  /** Sides of a match; the most that occurred. */
  sides: number
  measures: Record<Measure, Sum>
  histograms: Record<'turns' | 'decisions' | 'winnerScore' | 'otherScore', Histogram>
  ends: Histogram
  used: Record<string, UseTally>
  /** Of what the experiment is about. */
  about: Record<string, KindTally>
}

/**
 * One piece of content among all of its kind, over the decided matches: `x` is how often winners used it, `y` how often they used anything
 * of its kind, `u` and `v` the same for the others; then the sums of their products, for intervals of shares.
 */
export type KindTally = Record<(typeof MOMENTS)[number], number>

export const MOMENTS = ['n', 'x', 'y', 'u', 'v', 'xx', 'xy', 'yy', 'uu', 'uv', 'vv', 'xu', 'xv', 'yu', 'yv'] as const

/** A variant minus the first one, on the same dice. */
export interface PairTally {
  measures: Record<Measure, Sum>
  first: Sum
  players: Sum[]
}

export interface Tally {
  variants: VariantTally[]
  /** Of the second variant, the third, … */
  pairs: PairTally[]
}

const noSum = (): Sum => ({ n: 0, total: 0, squares: 0 })
const noMeasures = () => Object.fromEntries(MEASURES.map((measure) => [measure, noSum()])) as Record<Measure, Sum>

const noMoments = () => Object.fromEntries(MOMENTS.map((name) => [name, 0])) as KindTally

/** `players` of each variant. */
export const emptyTally = (players: readonly number[], about: readonly string[] = []): Tally => ({
  variants: players.map((count) => ({
    matches: 0,
    decided: 0,
    winners: 0,
    others: 0,
    wins: Array(count).fill(0),
    seatWins: Array(count).fill(0),
    first: { hits: 0, of: 0 },
    sides: 0,
    measures: noMeasures(),
    histograms: { turns: {}, decisions: {}, winnerScore: {}, otherScore: {} },
    ends: {},
    used: {},
    about: Object.fromEntries(about.map((id) => [id, noMoments()])),
  })),
  pairs: players.slice(1).map((count) => ({
    measures: noMeasures(),
    first: noSum(),
    players: Array.from({ length: Math.min(count, players[0]!) }, noSum),
  })),
})

/** Adds one match number of every variant. */
export function countMatches(tally: Tally, records: readonly MatchRecord[]): void {
  for (const [i, record] of records.entries()) countVariant(tally.variants[i]!, record)
  const base = records[0]!
  for (const [i, pair] of tally.pairs.entries()) countPair(pair, base, records[i + 1]!)
}

function countVariant(tally: VariantTally, record: MatchRecord): void {
  const { winners, isDecided } = record
  tally.matches++
  tally.sides = Math.max(tally.sides, record.sides)
  bump(tally.ends, record.reason)
  for (const measure of MEASURES) addTo(tally.measures[measure], record.measures[measure])
  bump(tally.histograms.turns, record.measures.turns)
  bump(tally.histograms.decisions, record.measures.decisions)
  for (const [player, score] of record.scores.entries())
    bump(tally.histograms[winners.includes(player) ? 'winnerScore' : 'otherScore'], score)
  if (isDecided) {
    tally.decided++
    tally.winners += winners.length
    tally.others += record.scores.length - winners.length
    for (const player of winners) {
      tally.wins[player]!++
      tally.seatWins[record.seatOf[player]!]!++
    }
    if (record.first !== undefined) {
      tally.first.of++
      if (winners.includes(record.first)) tally.first.hits++
    }
  }
  for (const [id, times] of record.used) countUse((tally.used[id] ??= noUse()), times, record)
  if (isDecided && winners.length < record.scores.length)
    for (const [id, moments] of Object.entries(tally.about)) countKind(moments, id, record)
}

/** `creature/goblin` is one of `creature`. */
const kindOf = (id: string): string => id.slice(0, id.lastIndexOf('/'))

function countKind(moments: KindTally, id: string, { used, winners }: MatchRecord): void {
  const kind = kindOf(id)
  let [x, y, u, v] = [0, 0, 0, 0]
  for (const [other, { byPlayer }] of used) {
    if (kindOf(other) !== kind) continue
    for (const [player, times] of byPlayer.entries()) {
      if (winners.includes(player)) {
        y += times
        if (other === id) x += times
      } else {
        v += times
        if (other === id) u += times
      }
    }
  }
  const match: KindTally = {
    n: 1,
    ...{ x, y, u, v },
    ...{ xx: x * x, xy: x * y, yy: y * y, uu: u * u, uv: u * v, vv: v * v },
    ...{ xu: x * u, xv: x * v, yu: y * u, yv: y * v },
  }
  for (const name of MOMENTS) moments[name] += match[name]
}

const noUse = (): UseTally => ({
  matches: 0,
  times: 0,
  winners: { players: 0, times: 0 },
  others: { players: 0, times: 0 },
  edge: { total: 0, squares: 0 },
  timesEdge: { total: 0, squares: 0 },
})

function countUse(use: UseTally, { byPlayer, byNobody }: Uses, { winners, isDecided, scores }: MatchRecord): void {
  use.matches++
  use.times += byNobody
  const others = scores.length - winners.length
  const users = { winners: 0, others: 0 }
  const uses = { winners: 0, others: 0 }
  for (const [player, times] of byPlayer.entries()) {
    use.times += times
    if (times === 0 || !isDecided) continue
    const side = winners.includes(player) ? 'winners' : 'others'
    users[side]++
    uses[side] += times
    use[side].players++
    use[side].times += times
  }
  if (!isDecided || others === 0) return
  addEdge(use.edge, users.winners / winners.length - users.others / others)
  addEdge(use.timesEdge, uses.winners / winners.length - uses.others / others)
}

function addEdge(edge: UseTally['edge'], value: number): void {
  edge.total += value
  edge.squares += value * value
}

type Uses = MatchRecord['used'] extends ReadonlyMap<string, infer U> ? U : never

function countPair(pair: PairTally, base: MatchRecord, other: MatchRecord): void {
  for (const measure of MEASURES) addTo(pair.measures[measure], other.measures[measure] - base.measures[measure])
  if (!base.isDecided || !other.isDecided) return
  const won = ({ winners }: MatchRecord, player: number | undefined) =>
    player !== undefined && winners.includes(player) ? 1 : 0
  if (base.first !== undefined && other.first !== undefined)
    addTo(pair.first, won(other, other.first) - won(base, base.first))
  for (const [player, sum] of pair.players.entries()) addTo(sum, won(other, player) - won(base, player))
}

function addTo(sum: Sum, value: number): void {
  sum.n++
  sum.total += value
  sum.squares += value * value
}

function bump(histogram: Histogram, value: string | number, times = 1): void {
  histogram[value] = (histogram[value] ?? 0) + times
}
