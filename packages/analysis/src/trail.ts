/** The positions a match went through, without what was taken back. */
import { applyEntry, type Entry, type Game, type Header, Match, type Outcome, pathTo, type Running } from '@alea/engine'

/** One answer of the match, and the state it was given in. */
export interface Step {
  /** The position of the answer in the log. */
  readonly position: number
  readonly turn: number
  readonly entry: Entry
  readonly before: Running
}

/** The steps of a match, and where they led. */
export interface Trail {
  readonly steps: readonly Step[]
  readonly end: Running
  /** The number of answers in the log. */
  readonly length: number
  readonly turn: number
  readonly outcome: Outcome | undefined
}

/** Plays the answers of a log again; one that does not fit is an InputError. */
export function trailOf(game: Game, header: Header, entries: readonly Entry[]): Trail {
  const match = new Match(game, header)
  const steps = pathTo(entries, entries.length)!.map((position): Step => {
    const entry = entries[position]!
    const step = { position, turn: match.turn, entry, before: match.state }
    applyEntry(match, entry)
    match.forgetEvents()
    return step
  })
  return { steps, end: match.state, length: entries.length, turn: match.turn, outcome: match.outcome }
}
