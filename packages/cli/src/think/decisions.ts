/** The decisions in a log: where somebody could choose, and what they chose. */
import { type Entry, type Game, type Log, type Match, parseLog, replay, type Seat } from '@alea/engine'
import { fault } from '../fault.ts'
import { inFile, readText } from '../files.ts'
import { firstAnswers } from '../firstAnswers.ts'
import { readRules } from '../matchArguments.ts'

export interface LogFile {
  readonly file: string
  readonly text: string
  readonly log: Log
  readonly game: Game
}

/** `match.log@57`: a log, and how many of its answers come before the decision. */
export function readPlace(word: string): { readonly file: string; readonly position?: number } {
  const [, file = '', digits = ''] = /^(.*)@([^@/\\.]*)$/.exec(word) ?? []
  if (file === '') return { file: word }
  if (!/^\d{1,9}$/.test(digits)) throw fault((say) => say.think.notAPosition(digits))
  return { file, position: Number(digits) }
}

export async function readLog(file: string): Promise<LogFile> {
  const text = readText(file)
  const log = inFile(file, () => parseLog(text))
  return { file, text, log, game: await readRules(log.header) }
}

/** Where somebody had more than one option: the seat that answered, or that is waited for at the end. */
export interface Place {
  readonly position: number
  readonly turn: number
  readonly seat: Seat
  readonly asked: string
  readonly options: number
  /** The key of the option that was taken. */
  readonly played?: string
}

/** Every decision of the match between several options. */
export function placesIn({ file, text, log, game }: LogFile, language: keyof Game['text']): Place[] {
  const places: Place[] = []
  const note = (match: Match) => {
    const position = match.entries.length
    for (const seat of seatsAt(match, log.entries[position])) {
      const { name, params, options } = match.offer(seat)!
      if (options.length < 2) continue
      const entry = log.entries[position]
      places.push({
        position,
        turn: game.turn(match.state),
        seat,
        asked: game.text[language].ask(name, params),
        options: options.length,
        ...(entry?.who === seat && { played: entry.key }),
      })
    }
  }
  inFile(file, () => {
    note(replay(game, firstAnswers(text, 0)))
    replay(game, text, note)
  })
  return places
}

/** The seat whose answer comes next, or all that are waited for. */
function seatsAt(match: Match, next: Entry | undefined): readonly Seat[] {
  const { pending } = match
  if (pending?.kind !== 'seats') return []
  const answers = pending.seats.find((seat) => next?.who === seat)
  return answers === undefined ? pending.seats : [answers]
}

export interface Decided {
  readonly match: Match
  readonly seat: Seat
  readonly position: number
  readonly played?: string
}

/** The match before the answer after so many others, and who is asked there. */
export function decisionAt({ file, text, log, game }: LogFile, position: number, wanted: Seat | undefined): Decided {
  const count = log.entries.length
  if (position > count) throw fault((say) => say.think.beyond(file, position, count))
  const match = inFile(file, () => replay(game, firstAnswers(text, position)))
  const next = log.entries[position]
  const asked = match.pending?.kind === 'seats' ? match.pending.seats : []
  const [seat] = wanted === undefined ? seatsAt(match, next) : asked.filter((one) => one === wanted)
  if (seat === undefined) throw fault((say) => say.think.noDecision(position))
  return { match, seat, position, ...(next?.who === seat && { played: next.key }) }
}
