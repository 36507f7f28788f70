/** What `alea check` and `alea repair` found and did. */
import type { Sentence } from '@alea/engine'
import type { Damage } from '../storage/damagedMatch.ts'

/**
 * Besides what is not as it was written: a roll that the seeds do not give, an answer the rules refuse, an ending that is not the match's, columns
 * or seats in the tables that are not the record's.
 */
export const MATCH_PROBLEMS = ['dice', 'rules', 'ending', 'columns', 'seats'] as const
export type MatchProblem = Damage | (typeof MATCH_PROBLEMS)[number]

export interface MatchFinding {
  readonly match: string
  readonly problem: MatchProblem
  readonly game?: string
  readonly status?: string
  /** How many answers are sound. */
  readonly position?: number
  readonly why?: Sentence
}

/** A row outside of matches: no JSON, of a player there is none of, with a number that cannot be, or missing. */
export const ROW_PROBLEMS = ['no-json', 'no-player', 'impossible', 'missing'] as const
export interface RowFinding {
  readonly table: string
  readonly row: string
  readonly problem: (typeof ROW_PROBLEMS)[number]
}

export interface Backup {
  readonly file: string
  readonly sound: boolean
}

export interface CheckReport {
  readonly bytes: number
  /** The version of the database; undefined if SQLite cannot open it. */
  readonly version: number | undefined
  /** What SQLite says of its pages; empty if they are sound. */
  readonly sqlite: readonly string[]
  readonly matches: {
    readonly total: number
    readonly sound: number
    /** Not replayed: they were played under rules that are not installed. */
    readonly otherRules: number
  }
  readonly answers: number
  readonly players: number
  readonly journal: { readonly answers: number; readonly altered: number }
  readonly findings: readonly MatchFinding[]
  readonly rows: readonly RowFinding[]
  /** Rows that an earlier start or repair has set aside. */
  readonly setAside: number
  readonly backups: readonly Backup[]
  readonly sound: boolean
}

/** What became of a match: cut back to a position, its columns or clock written anew, taken out, or left as it is. */
export const REPAIRS = ['cut', 'rewritten', 'set-aside', 'left'] as const
export interface Repair extends MatchFinding {
  readonly done: (typeof REPAIRS)[number]
}

export interface RepairReport {
  /** Where the folder's database is, as it was before. */
  readonly before: string
  /** Rows that could be read from a malformed file, by table; undefined if SQLite could read it all. */
  readonly salvaged?: Readonly<Record<string, number>>
  readonly matches: readonly Repair[]
  readonly rows: readonly RowFinding[]
  readonly after: CheckReport
}
