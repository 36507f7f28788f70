/** What a game gives to the web app besides its rules: a board, and where on it each option lies. */
import type { Event, Game, Json, Language, Offer, Options, Seat } from '@alea/engine'
import type { ComponentType, ReactNode } from 'react'
import type { Lesson } from '../learn/lesson.ts'
import type { Seating } from './seating.ts'

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
  /** By seat, where they are known. */
  readonly seatNotes?: readonly SeatNote[]
}

/** What a board may say about a player besides the name. */
export interface SeatNote {
  /** The level of a bot. */
  readonly level?: string | undefined
  /** What the player did last, as a sentence. */
  readonly did?: string | undefined
  /** Whether that was a roll, which its dice say better. */
  readonly isRoll?: boolean
  /** Its picture in the log. */
  readonly mark?: ReactNode
}

/** Answers one picks piece by piece instead of from a list: the action bar shows this in place of so many buttons. */
export interface ComposerProps<V = unknown> extends BoardProps<V> {
  readonly offer: Offer
}

export interface Composer<V = unknown> {
  readonly Bar: ComponentType<ComposerProps<V>>
  /** Does the composer stand for this option? It is then listed nowhere. */
  covers(value: Json): boolean
  /** Is the option no button as long as this is composed? It may still lie on the board. */
  waits?(value: Json, offer: Offer, draft: readonly string[]): boolean
}

/** What the dock lists besides the options that have no place on the board. */
export interface DockRules<V = unknown> {
  /** Declines, stops or goes on: in sight however many other options there are. */
  declines?(question: string, value: Json): boolean
  /** Also a button, though it lies on the board: its place does not say what it does. */
  lists?(question: string, value: Json, view: V): boolean
  /** The heading under which an option stands where there are many: a die, a target, a price. None for what declines. */
  groupOf?(question: string, value: Json, view: V, language: Language, names: readonly string[]): string | undefined
}

/** What keys do. */
export interface KeyHelp {
  readonly keys: readonly string[]
  readonly does: string
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
  readonly dock?: DockRules<V>
  /** Keys that only this game has, for the list of keys. */
  keys?(language: Language): readonly KeyHelp[]
  /** Small pictures for a line of the log: faces, icons. */
  logMark?(event: Event, view: V): ReactNode
  /** Where an event took place, or what it is about: ids of places and pieces, and `seatId` of players. They are lit. */
  eventPlaces?(event: Event, view: V): readonly string[]
  /** What a certain preview shows, in words: the difference of two views. Left out, the generic one is used. */
  previewText?(before: V, after: V, seat: Seat, language: Language, names: readonly string[]): string | undefined
  /** Under the score of a player, for the result: how a goal was reached or missed. */
  scoreText?(view: V, seat: Seat, language: Language): string | undefined
  /** What a player plays with, such as a hero: beside the name in the result. */
  playsText?(view: V, seat: Seat, language: Language): string | undefined
  /** After a match of one person against bots: options with which the others come otherwise, as other heroes; and who they are. */
  otherOpponents?(
    options: Options,
    mine: Seat,
    language: Language,
  ): { readonly options: Options; readonly text: string } | undefined
  /** The rules, numbered, as Markdown. */
  rules(language: Language): Promise<string>
  /** The first is for who does not know the game at all. */
  readonly lessons?: readonly Lesson[]
  /** Beside the rules: pages about what the game is played with. */
  readonly RulesLinks?: ComponentType
  /** The ways to sit down; left out, any number of players. */
  readonly seatings?: readonly Seating[]
  /** Options that nobody has to look for; the others are folded away. Those that a seating sets are not among them. */
  readonly mainOptions?: readonly string[]
  /** By option: where a plain list of its values would not do. */
  readonly optionFields?: Readonly<Record<string, ComponentType<OptionFieldProps>>>
  /** By option: what a value without a name means, as house dice. Undefined for one that has a name. */
  readonly optionTexts?: Readonly<Record<string, (value: unknown, language: Language) => string | undefined>>
  /** Is this answer unusual and hard to take back, so that it is asked twice? */
  confirms?(question: string, value: Json, view: V, seat: Seat): boolean
  /** Why it is asked twice, where that is more than being final. */
  doubtText?(question: string, value: Json, view: V, language: Language): string | undefined
}
