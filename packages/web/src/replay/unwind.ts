import { applyEntry, entryText, type Game, InputError, Match, parseLog, type Seat } from '@alea/engine'
import { difference, patched, type Snapshot, snapshotOf, viewerOf } from '@alea/protocol/client'
import type { Moment } from './moment.ts'

/** A log of rules that are no more. */
export class OtherRules extends InputError {
  readonly was: number
  readonly now: number
  constructor(was: number, now: number) {
    super(`written under rules ${was}; these are rules ${now}`, 3)
    this.was = was
    this.now = now
  }
}

/** Plays a log again, moment by moment. What does not follow the rules is an InputError that says which answer. */
export function* unwind(game: Game, text: string, as: Seat | null): Generator<Moment> {
  const { header, entries } = parseLog(text)
  if (header.rules !== game.rulesVersion) throw new OtherRules(header.rules, game.rulesVersion)
  const match = new Match(game, { seats: header.seats, options: header.options })
  const viewer = viewerOf(as)
  const heard = () => {
    const events = match.heard(viewer)
    match.forgetEvents()
    return events
  }
  let sight = snapshotOf(match, viewer)
  yield { sight, answer: undefined, events: heard() }
  for (const entry of entries) {
    applyEntry(match, entry)
    sight = follow(sight, snapshotOf(match, viewer))
    yield { sight, answer: entryText(entry), events: heard() }
  }
}

/** The next sight, sharing with the last whatever did not change: a thousand of them fit into little memory. */
function follow(last: Snapshot, next: Snapshot): Snapshot {
  const changes = difference(last, next)
  return changes ? (patched(last, changes) as Snapshot) : last
}
