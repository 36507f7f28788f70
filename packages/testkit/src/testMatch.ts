import {
  advance,
  answer,
  answerChance,
  clone,
  type Entry,
  InputError,
  keysOf,
  manual,
  type Pending,
  type Running,
  type Sentence,
  seatName,
} from '@alea/engine'
import { FAULTS } from './text/faults.ts'

export type CopyOf = (g: Running) => Running

/** A copy through JSON, as after a save: it loses what JSON cannot keep, and references shared inside the state. */
export const savedAndLoaded: CopyOf = (g) => JSON.parse(JSON.stringify(g)) as Running

/** A state to which lines of a log are applied. It is copied before every line, and all earlier states are kept. */
export class TestMatch {
  pending: Pending | undefined
  /** The states before each line that was not taken back. */
  readonly past: Running[] = []
  private g: Running
  private readonly copyOf: CopyOf

  constructor(g: Running, copyOf: CopyOf = clone) {
    this.copyOf = copyOf
    this.g = copyOf(g)
    this.pending = advance(this.g)
  }

  /** The state itself, not a copy: do not change it. */
  get state(): Running {
    return this.g
  }

  /** Applies one line; if it does not fit, returns what is wrong and changes nothing. */
  apply(entry: Entry): Sentence | undefined {
    if (entry.name === 'undo') return this.undo()
    const next = this.copyOf(this.g)
    const problem = applied(next, advance(next), entry)
    if (problem) return problem
    this.past.push(this.g)
    this.g = next
    this.pending = advance(next)
    return undefined
  }

  /** A copy with the same past, to try another line. */
  fork(): TestMatch {
    const other = new TestMatch(this.g, this.copyOf)
    other.past.push(...this.past)
    return other
  }

  private undo(): Sentence | undefined {
    const before = this.past.pop()
    if (!before) return (language) => FAULTS[language].nothingToTakeBack
    this.g = before
    this.pending = advance(before)
    return undefined
  }
}

function applied(g: Running, pending: Pending | undefined, entry: Entry): Sentence | undefined {
  if (!pending) return (language) => FAULTS[language].matchOver
  if (pending.name !== entry.name) return (language) => FAULTS[language].asksFor(pending.name)
  if (pending.kind === 'chance') {
    if (entry.who !== 'chance') return (language) => FAULTS[language].forChance(pending.name)
    try {
      answerChance(g, pending, manual(pending, entry.key))
    } catch (error) {
      if (error instanceof InputError) return (language) => error.in(language)
      throw error
    }
    return undefined
  }
  const who = entry.who === 'chance' ? -1 : pending.seats.indexOf(entry.who)
  if (who < 0) return (language) => FAULTS[language].forSeats(pending.name, pending.seats.map(seatName).join(', '))
  const choice = keysOf(g, pending, who).indexOf(entry.key)
  if (choice < 0) return (language) => FAULTS[language].notOffered(entry.key)
  answer(g, pending, choice, who)
  return undefined
}
