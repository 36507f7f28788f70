/** The latest events of a match, for the log of clients that join later. What was taken back is left out, and that it was taken back is noted. */
import { type AddressedEvent, type Event, heardBy, type Match, type Seat, type Viewer } from '@alea/engine'
import type { ToldAnswer, Undone } from '@alea/protocol/client'

/** What one answer brought about, with the dice after it; or that a seat took its answer back. */
interface Happening {
  /** Who may take it back; nobody, once dice have been thrown. */
  readonly by: Seat | 'chance'
  /** Whose answer it was. */
  readonly seat: Seat | null
  /** The position before it. */
  readonly from: number
  /** The position behind it. */
  readonly to: number
  readonly events: readonly AddressedEvent[]
  readonly isUndo?: true
}

/** What a viewer is told. `answers`: which answers brought the events; `undone`: who took an answer back, and how many of the events come before that. */
export interface Told {
  readonly told: Event[]
  readonly answers: ToldAnswer[]
  readonly undone: Undone[]
}

/** Events that are told. */
const REMEMBERED = 300
/** Answers that are kept, with or without events; more than that are shortened to half. */
const KEPT = 2000

export class EventLog {
  private happenings: Happening[] = []
  /** How many entries of the match have been noted. */
  private position = 0
  /** How many entries at the beginning of the match were never noted: it was restored from a checkpoint. */
  missing = 0

  /** Forgets everything, and goes on at this position. */
  restart(position: number): void {
    this.happenings = []
    this.position = position
    this.missing = position
  }

  /** Notes the events since the last call. Returns those an undo has taken back, if that is what happened. */
  note(match: Match): { readonly seat: Seat; readonly events: readonly AddressedEvent[] } | undefined {
    const from = this.position
    const fresh = match.entries.slice(from)
    this.position = match.position
    const [first] = fresh
    if (first && first.who !== 'chance' && first.name === 'undo') return this.undo(first.who, from)
    if (first && first.who !== 'chance' && first.name === 'rewind')
      return this.rewind(first.who, Number(first.key), from)
    // After dice nothing can be taken back.
    const by = fresh.some(({ who }) => who === 'chance') ? 'chance' : (first?.who ?? 'chance')
    const seat = first && first.who !== 'chance' ? first.who : null
    if (first || match.events.length > 0) this.add({ by, seat, from, to: match.position, events: match.events })
    return undefined
  }

  /** Everybody agreed to go back to this position: what came after it is no longer told. */
  private rewind(
    seat: Seat,
    to: number,
    from: number,
  ): { readonly seat: Seat; readonly events: readonly AddressedEvent[] } {
    const events = this.happenings.filter((one) => one.from >= to).flatMap((one) => one.events)
    this.happenings = this.happenings.filter((one) => one.from < to)
    this.add(undoOf(seat, from))
    return { seat, events }
  }

  private undo(seat: Seat, from: number): { readonly seat: Seat; readonly events: readonly AddressedEvent[] } {
    const at = this.happenings.findLastIndex(({ isUndo }) => !isUndo)
    const last = this.happenings[at]
    const events = last?.by === seat ? last.events : []
    if (last?.by === seat) this.happenings.splice(at, 1)
    const before = this.happenings.at(-1)
    if (!before?.isUndo || before.by !== seat) this.add(undoOf(seat, from))
    return { seat, events }
  }

  private add(happening: Happening): void {
    this.happenings.push(happening)
    if (this.happenings.length > KEPT) this.happenings = this.latest().slice(-KEPT / 2)
  }

  /** Puts what happened at the beginning before the rest. */
  complete({ happenings }: EventLog): void {
    this.missing = 0
    this.happenings = [...happenings, ...this.happenings]
    if (this.happenings.length > KEPT) this.happenings = this.latest().slice(-KEPT / 2)
  }

  toldTo(viewer: Viewer): Told {
    const told: Event[] = []
    const answers: ToldAnswer[] = []
    const undone: Undone[] = []
    for (const { seat, to, events, isUndo } of this.latest()) {
      const heard = heardBy(viewer, events)
      told.push(...heard)
      if (heard.length > 0) answers.push({ by: seat, position: to, events: heard.length })
      if (isUndo && seat !== null) undone.push({ seat, after: told.length })
    }
    return { told, answers, undone }
  }

  private latest(): Happening[] {
    let events = 0
    const first = this.happenings.findLastIndex((one) => {
      events += one.events.length
      return events > REMEMBERED
    })
    if (first < 0) return this.happenings
    const rest = this.happenings.slice(first + 1)
    const cut = this.happenings[first]!
    return [{ ...cut, events: cut.events.slice(events - REMEMBERED) }, ...rest]
  }
}

const undoOf = (seat: Seat, from: number): Happening => ({
  by: seat,
  seat,
  from,
  to: from + 1,
  events: [],
  isUndo: true,
})
