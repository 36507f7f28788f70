/**
 * What an operator may see of a match, built field by field. Until the end it shows no more than one viewer knows: an answer may name a hidden card,
 * and a shuffle the order of a deck, so they are left out; what everybody noticed is told by the events.
 */
import {
  type Event,
  entryText,
  type Game,
  type Match,
  type Options,
  type Outcome,
  seatName,
  type Viewer,
} from '@alea/engine'
import { type DueAction, dueActionsOf, entryOf, isFinished, type MatchRecord, type SeatRecord } from '@alea/host'
import type { StoredMatchFacts } from '@alea/server'
import { replayed } from './replayed.ts'

export interface InspectWish {
  readonly as: Viewer
  /** How many of the last answers. */
  readonly last: number
  readonly secrets: boolean
  readonly chat: boolean
}

export interface AnswerFacts {
  readonly position: number
  readonly at: string
  readonly who: string
  readonly question: string
  /** As in the log; left out while it may be secret. */
  readonly answer?: string
  readonly events: readonly Event[]
}

export interface Inspection {
  readonly match: string
  readonly game: string
  readonly rules: number
  readonly status: MatchRecord['status']
  readonly created: string
  readonly started?: string
  readonly ended?: string
  readonly ending?: MatchRecord['ending']
  readonly host: string
  readonly options: Options
  readonly open: boolean
  readonly rated: boolean
  readonly spectators: boolean
  readonly pace: number
  readonly windows: MatchRecord['windows']
  readonly clock?: MatchRecord['clock']
  readonly time?: { readonly left: readonly number[]; readonly running: readonly string[]; readonly since: string }
  readonly seats: readonly (Pick<SeatRecord, 'kind' | 'player' | 'name' | 'bot' | 'orders'> & {
    readonly seat: string
    readonly resigned: boolean
  })[]
  readonly dice: {
    readonly commitment: string
    readonly commitments: readonly (string | null)[]
    readonly contributions: readonly (string | null)[]
    readonly sealed: boolean
    readonly secret?: string
  }
  readonly invitation?: string
  readonly revision: number
  readonly position: number
  readonly checkpoint?: number
  /** Why the position cannot be shown. */
  readonly problem?: Error
  readonly waiting?: { readonly question: string; readonly seats: readonly string[] }
  readonly due: readonly { readonly action: DueAction['kind']; readonly seat?: string; readonly at: string }[]
  readonly outcome?: Outcome
  readonly as: string | null
  readonly view?: unknown
  readonly answers: readonly AnswerFacts[]
  readonly chat: StoredMatchFacts['chat'] | number
}

/** `game` is at the rules of the match; undefined if they are not installed. */
export function inspectionOf(
  game: Game | undefined,
  facts: StoredMatchFacts,
  wish: InspectWish,
): { inspection: Inspection; match?: Match } {
  const { record, revision, entries, clock, checkpoint } = facts
  const isOpen = isFinished(record) || wish.secrets
  const { match, events, problem } = replayed(game, facts, wish.as)
  const askedAt = entries.at(-1)?.at ?? record.started ?? record.created
  const { commitment, commitments, contributions, sealed, secret } = record.dice
  const inspection: Inspection = {
    match: record.id,
    game: record.game,
    rules: record.rules,
    status: record.status,
    created: time(record.created),
    ...(record.started !== undefined && { started: time(record.started) }),
    ...(record.ended !== undefined && { ended: time(record.ended) }),
    ...(record.ending && { ending: record.ending }),
    host: record.host,
    options: record.options,
    open: record.open,
    rated: record.rated,
    spectators: record.spectators,
    pace: record.pace,
    windows: record.windows,
    ...(record.clock && { clock: record.clock }),
    ...(clock && { time: { left: clock.left, running: clock.running.map(seatName), since: time(clock.since) } }),
    seats: record.seats.map(seatFacts),
    dice: { commitment, commitments, contributions, sealed, ...(isOpen && { secret }) },
    ...(wish.secrets && { invitation: record.invitation }),
    revision,
    position: entries.length,
    ...(checkpoint && { checkpoint: checkpoint.position }),
    ...(problem && { problem }),
    ...waitingFacts(match),
    due: dueActionsOf(record, match, clock, askedAt).map((due) => ({
      action: due.kind,
      ...('seat' in due && { seat: seatName(due.seat) }),
      at: time(due.at),
    })),
    ...(match?.outcome && { outcome: match.outcome }),
    as: wish.as === undefined ? null : seatName(wish.as),
    ...(match && { view: match.view(wish.as) }),
    answers: lastAnswers(facts, events, wish, isOpen),
    chat: wish.chat ? facts.chat : facts.chat.length,
  }
  return { inspection, ...(match && { match }) }
}

const time = (ms: number): string => new Date(ms).toISOString()

const seatFacts = ({ kind, player, name, bot, orders, resigned }: SeatRecord, seat: number) => ({
  seat: seatName(seat),
  kind,
  ...(player !== undefined && { player }),
  ...(name !== undefined && { name }),
  ...(bot !== undefined && { bot }),
  ...(orders && { orders }),
  resigned: resigned !== undefined,
})

function waitingFacts(match: Match | undefined): Pick<Inspection, 'waiting'> {
  const pending = match?.pending
  if (!pending) return {}
  return {
    waiting: { question: pending.name, seats: pending.kind === 'seats' ? pending.seats.map(seatName) : [] },
  }
}

function lastAnswers(
  { entries }: StoredMatchFacts,
  events: readonly (readonly Event[])[],
  { as, last }: InspectWish,
  isOpen: boolean,
): AnswerFacts[] {
  const from = Math.max(0, entries.length - last)
  return entries.slice(from).map((stored, i) => ({
    position: from + i + 1,
    at: time(stored.at),
    who: stored.who < 0 ? '*' : seatName(stored.who),
    question: stored.name,
    ...((isOpen || stored.who === as) && { answer: entryText(entryOf(stored)) }),
    events: events[from + i] ?? [],
  }))
}
