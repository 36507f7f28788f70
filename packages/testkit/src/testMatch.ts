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
  seatName,
} from '@alea/engine'

export type CopyOf = (g: Running) => Running

/** A copy that went through a save: whatever JSON cannot keep, and every reference shared inside the state, is lost. */
export const savedAndLoaded: CopyOf = (g) => JSON.parse(JSON.stringify(g)) as Running

/** A bare state that lines of a log are applied to; it is copied between any two of them, and its past is kept. */
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

  /** The state itself: look, do not change. */
  get state(): Running {
    return this.g
  }

  /** Applies one line; says what is wrong with it, and changes nothing, if it does not fit here. */
  apply(entry: Entry): string | undefined {
    if (entry.name === 'undo') return this.undo()
    const next = this.copyOf(this.g)
    const problem = applied(next, advance(next), entry)
    if (problem) return problem
    this.past.push(this.g)
    this.g = next
    this.pending = advance(next)
    return undefined
  }

  /** Another table with the same past, to go another way from here. */
  fork(): TestMatch {
    const other = new TestMatch(this.g, this.copyOf)
    other.past.push(...this.past)
    return other
  }

  private undo(): string | undefined {
    const before = this.past.pop()
    if (!before) return 'there is nothing to take back'
    this.g = before
    this.pending = advance(before)
    return undefined
  }
}

function applied(g: Running, pending: Pending | undefined, entry: Entry): string | undefined {
  if (!pending) return 'the match is over'
  if (pending.name !== entry.name) return `the rules ask for ${pending.name}`
  if (pending.kind === 'chance') {
    if (entry.who !== 'chance') return `${pending.name} is for chance to answer`
    try {
      answerChance(g, pending, manual(pending, entry.key))
    } catch (error) {
      if (error instanceof InputError) return error.message
      throw error
    }
    return undefined
  }
  const who = entry.who === 'chance' ? -1 : pending.seats.indexOf(entry.who)
  if (who < 0) return `${pending.name} is for ${pending.seats.map(seatName).join(', ')} to answer`
  const choice = keysOf(g, pending, who).indexOf(entry.key)
  if (choice < 0) return `${entry.key} is not offered`
  answer(g, pending, choice, who)
  return undefined
}
