import type { Entry, Game, Match, Random, Seat, Viewer } from '@alea/engine'
import type { Run } from './run.ts'

/** The laws every game must obey, by name. */
export const LAW_NAMES = [
  'options',
  'windows',
  'stable',
  'plain',
  'copy',
  'view-apart',
  'save',
  'applies',
  'refuses',
  'replay',
  'view-hides',
  'question-hides',
  'events-hide',
  'redeal',
  'revelation',
  'undo',
  'rewind',
  'conserved',
  'outcome',
  'bound',
  'turns',
  'kinds',
  'text',
  'summary',
  'insight',
  'content',
] as const

/** One of `LAW_NAMES`. */
export type LawName = (typeof LAW_NAMES)[number]

/** Something that must hold in every game. It is checked in one match at a time. */
export interface Law {
  readonly name: LawName
  watch(play: Play): Watch
}

/** What is wrong, or undefined. */
export type Fault = string | undefined

export interface Watch {
  /** Somebody, or chance, must decide. */
  decision?(): Fault
  /** As `decision`, but only now and then, for expensive checks. */
  deep?(): Fault
  /** A line was added to the log. */
  answered?(entry: Entry): Fault
  /** The rules have ended. */
  ended?(): Fault
}

/** The match in which laws are checked. */
export interface Play {
  readonly game: Game
  readonly match: Match
  readonly seats: readonly Seat[]
  /** Every seat, and a spectator. */
  readonly viewers: readonly Viewer[]
  /** The laws' own random numbers: they do not influence the match. */
  readonly random: Random
  readonly run: Run
}
