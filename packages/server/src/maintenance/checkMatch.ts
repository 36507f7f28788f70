/** Looks at one stored match: is it as it was written, do the rules and the dice give what it says, and do the tables agree with it? */
import { chanceKey, type Game, Match, replayEntry, type Sentence } from '@alea/engine'
import { entryOf, type Loaded, type MatchRecord, type StoredEntry } from '@alea/host'
import { diceOf } from '../fair/dice.ts'
import type { Damage } from '../storage/damagedMatch.ts'
import { DamagedMatch } from '../storage/damagedMatch.ts'
import type { Database } from '../storage/sqlite/database.ts'
import type { Calls } from '../storage/sqlite/sqliteStorage.ts'
import type { InstalledRules } from './installedRules.ts'
import type { MatchFinding, MatchProblem } from './report.ts'

export type Checked = { readonly finding: MatchFinding } | { readonly answers: number; readonly isReplayed: boolean }

export function checkMatch(db: Database, calls: Pick<Calls, 'load'>, rules: InstalledRules, match: string): Checked {
  let loaded: Loaded | undefined
  try {
    loaded = calls.load(match)
  } catch (error) {
    return { finding: { match, problem: damageOf(error) } }
  }
  if (loaded?.record.id !== match) return { finding: { match, problem: 'record' } }
  const { record, entries } = loaded
  const about = { match, game: record.game, status: record.status }
  const column = columnFault(db, record)
  if (column) return { finding: { ...about, problem: column } }
  const game = rules(record)
  if (!game) return { answers: entries.length, isReplayed: false }
  const replayed = replayedPart(game, record, entries)
  if (replayed.problem) {
    const { position, problem, why } = replayed
    return { finding: { ...about, problem, position, ...(why !== undefined && { why }) } }
  }
  return { answers: entries.length, isReplayed: true }
}

/** An error that is no DamagedMatch says that the rows cannot be what a server wrote. */
const damageOf = (error: unknown): Damage => (error instanceof DamagedMatch ? error.damage : 'record')

export interface ReplayedPart {
  /** How many answers the rules and the dice confirm. */
  readonly position: number
  readonly problem?: MatchProblem
  readonly why?: Sentence
}

export function replayedPart(game: Game, record: MatchRecord, entries: readonly StoredEntry[]): ReplayedPart {
  if (record.started === undefined) return { position: 0 }
  const dice = record.dice.sealed && record.dice.secret !== '' ? diceOf(record) : undefined
  let position = 0
  try {
    const match = new Match(game, { seats: record.seats.length, options: record.options })
    for (const stored of entries) {
      const entry = entryOf(stored)
      const { pending } = match
      if (dice && entry.who === 'chance' && pending?.kind === 'chance') {
        if (chanceKey(pending, dice(pending, position)) !== entry.key) return { position, problem: 'dice' }
      }
      const why = replayEntry(match, entry)
      if (why) return { position, problem: 'rules', why }
      match.forgetEvents()
      position++
    }
    return isEnded(record, match) ? { position } : { position, problem: 'ending' }
  } catch (error) {
    return { position, problem: 'rules', why: error instanceof Error ? error.message.split('\n')[0]! : String(error) }
  }
}

/** A match that ended by the rules ended with these places; one that is played has not ended. */
function isEnded({ status, ending }: MatchRecord, match: Match): boolean {
  const outcome = match.pending ? undefined : match.outcome
  if (status === 'playing') return outcome === undefined
  if (ending?.by !== 'rules') return true
  return outcome !== undefined && JSON.stringify(outcome.places) === JSON.stringify(ending.places)
}

function columnFault(db: Database, record: MatchRecord): 'columns' | 'seats' | undefined {
  const { id, status, game, open, seats } = record
  const row = db.get('SELECT status, game, open FROM matches WHERE id = ?', id)
  if (row?.status !== status || row.game !== game || row.open !== Number(open)) return 'columns'
  const players = new Set(seats.flatMap(({ player }) => player ?? []))
  const found = db.all('SELECT player FROM seats WHERE match = ?', id).map(({ player }) => player as string)
  return players.size === found.length && found.every((player) => players.has(player)) ? undefined : 'seats'
}
