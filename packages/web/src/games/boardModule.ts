/** What a game gives to the web app besides its rules: a board, and where on it each option lies. */
import type { Event, Game, Json, Language, Offer, Options, Seat } from '@alea/engine'
import type { ComponentType, ReactNode } from 'react'
import type { Lesson } from '../learn/lesson.ts'

export interface BoardProps<V = unknown> {
  readonly view: V
  /** Who is looking; undefined for a spectator. */
  readonly seat: Seat | undefined
  /** The seat nearest to the reader: one's own, or the first. */
  readonly home: Seat
  readonly names: readonly string[]
  readonly language: Language
  /** The question being asked of this seat, with all it may answer. Places light up by themselves; a board that composes an answer needs it. */
  readonly offer: Offer | undefined
  /** Answers with one of the offered keys. */
  choose(key: string): void
  /** What is composed so far, shared by the board and the action bar (dice to keep). Emptied when the question changes. */
  readonly draft: readonly string[]
  setDraft(draft: readonly string[]): void
  /** Counts answers and dice: grows with every change. */
  readonly position: number
  /** Shown in the corner of a player's panel: clock, connection, thinking. */
  readonly aside: (seat: Seat) => ReactNode
  /** Is the coach wanted? Then the board may show odds. */
  readonly coach: boolean
}

/** Answers one picks piece by piece instead of from a list: the action bar shows this in place of so many buttons. */
export interface ComposerProps<V = unknown> extends BoardProps<V> {
  readonly offer: Offer
}

export interface Composer<V = unknown> {
  readonly Bar: ComponentType<ComposerProps<V>>
  /** Does the composer stand for this option? The others stay buttons. */
  covers(value: Json): boolean
}

/** An option of the match on the page of a new table. */
export interface OptionFieldProps {
  readonly label: string
  /** What is chosen so far; undefined: the default. */
  readonly value: unknown
  /** The seats of the table, as the page names them. */
  readonly seats: readonly string[]
  /** All options that were chosen. */
  readonly options: Readonly<Record<string, unknown>>
  readonly language: Language
  /** What the game calls a value. */
  text(value: string): string
  change(value: Json): void
}

export interface BoardModule<V = unknown> {
  readonly game: Game
  /** As `prepare` of the game, for what only the board needs, such as pictures. */
  prepare?(options: Options): Promise<void>
  readonly Board: ComponentType<BoardProps<V>>
  /**
   * Where an option lies on the board: the ids of `Place`s, most telling first. None: it is only in the action bar.
   * The same for what is unavailable.
   */
  places(question: string, value: Json, view: V, seat: Seat): readonly string[]
  /** By question. */
  readonly composers?: Readonly<Record<string, Composer<V>>>
  /** Small pictures for a line of the log: faces, icons. */
  logMark?(event: Event, view: V): ReactNode
  /** What a certain preview shows, in words: the difference of two views. Left out, the generic one is used. */
  previewText?(before: V, after: V, seat: Seat, language: Language, names: readonly string[]): string | undefined
  /** What the points of a player are made of, for the result: `10 on the track, 32 on cards`. */
  scoreText?(view: V, seat: Seat, language: Language): string | undefined
  /** The rules, numbered, as Markdown. */
  rules(language: Language): Promise<string>
  /** The first is for who does not know the game at all. */
  readonly lessons?: readonly Lesson[]
  /** Beside the rules: pages about what the game is played with. */
  readonly RulesLinks?: ComponentType
  /** By option: where a plain list of its values would not do. */
  readonly optionFields?: Readonly<Record<string, ComponentType<OptionFieldProps>>>
  /** Is this answer unusual and hard to take back, so that it is asked twice? */
  confirms?(question: string, value: Json, view: V, seat: Seat): boolean
  /** Why it is asked twice, where that is more than being final. */
  doubtText?(question: string, value: Json, view: V, language: Language): string | undefined
}
