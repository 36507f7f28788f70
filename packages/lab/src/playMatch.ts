/** One match of one variant: a function of the experiment and of two numbers alone. */
import { botOf, playOut } from '@alea/bots'
import {
  BEGINS,
  type BySeat,
  type Game,
  isOneSided,
  type Json,
  type Options,
  type Running,
  seedOf,
  winners,
} from '@alea/engine'
import type { Experiment, Variant } from './experiment.ts'

/** What is measured of every match. `turns` is the last in which somebody decided; `leads` is how often the lead changed hands. */
export const MEASURES = ['turns', 'decisions', 'leads', 'margin'] as const
export type Measure = (typeof MEASURES)[number]

/** Players are numbered as the variant lists them, wherever they sit. */
export interface MatchRecord {
  readonly match: number
  readonly seatOf: readonly number[]
  readonly winners: readonly number[]
  /** Whether one side won. */
  readonly isDecided: boolean
  readonly sides: number
  /** Who began; undefined if nobody did. */
  readonly first: number | undefined
  readonly scores: readonly number[]
  readonly reason: string
  readonly measures: Readonly<Record<Measure, number>>
  readonly used: ReadonlyMap<string, { readonly byPlayer: number[]; byNobody: number }>
}

export function playMatch(game: Game, experiment: Experiment, variant: Variant, match: number): MatchRecord {
  const count = variant.seats.length
  // Players move on by one seat from match to match, and what is theirs moves with them.
  const seatOf = variant.seats.map((_, player) => (player + match) % count)
  const playerAt = (seat: number) => (seat - (match % count) + count) % count
  const bots = seatOf.map((_, seat) => botOf(variant.seats[playerAt(seat)]!))
  const used = new Map<string, { byPlayer: number[]; byNobody: number }>()
  const leads = leadCounter(game)
  let first: number | undefined
  let turns = 0
  const { outcome, decisions } = playOut(
    game,
    bots,
    seated(game, variant.options, playerAt),
    seedOf(experiment.seed, match),
    {
      visit(id, by) {
        if (id === BEGINS) {
          first = by
          return
        }
        let uses = used.get(id)
        if (!uses) used.set(id, (uses = { byPlayer: Array(count).fill(0), byNobody: 0 }))
        if (by === undefined || by < 0) uses.byNobody++
        else uses.byPlayer[playerAt(by)]!++
      },
      turn(g, number) {
        turns = number
        first ??= game.active(g)
        leads.look(g)
      },
    },
  )
  const byPlayer = <T>(bySeat: BySeat<T>): T[] => seatOf.map((seat) => bySeat[seat]!)
  const scores = byPlayer(outcome.scores)
  const sorted = [...scores].sort((one, other) => other - one)
  return {
    match,
    seatOf,
    winners: winners(outcome)
      .map(playerAt)
      .sort((one, other) => one - other),
    isDecided: isOneSided(outcome),
    sides: new Set(outcome.teams ?? outcome.places.keys()).size,
    first: first === undefined ? undefined : playerAt(first),
    scores,
    reason: outcome.reason,
    measures: { turns, decisions, leads: leads.changes(), margin: (sorted[0] ?? 0) - (sorted[1] ?? 0) },
    used,
  }
}

/** Options with one value per player, by seat. */
function seated(game: Game, options: Options, playerAt: (seat: number) => number): Options {
  const moved = Object.entries(options).flatMap(([name, value]) => {
    const spec = game.options[name]
    if (spec?.kind !== 'data' || !spec.perSeat || !Array.isArray(value)) return []
    return [[name, value.map((_, seat): Json => value[playerAt(seat)]!)] as const]
  })
  return moved.length === 0 ? options : { ...options, ...Object.fromEntries(moved) }
}

/** Somebody leads whose chance of winning is better than that of every other by this much. */
const CLEAR = 0.1

/** Counts how often the lead changes, judged at the beginning of every turn by the game's own evaluation. */
function leadCounter({ insight }: Game) {
  let leader: number | undefined
  let changes = 0
  return {
    look(g: Running): void {
      if (!insight) return
      const chances = insight.evaluate(g)
      const best = Math.max(...chances)
      const ahead = chances.flatMap((chance, seat) => (chance > best - CLEAR ? [seat] : []))
      if (ahead.length !== 1 || ahead[0] === leader) return
      if (leader !== undefined) changes++
      leader = ahead[0]
    },
    changes: () => changes,
  }
}
