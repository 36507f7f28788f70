import { applyEntry, entryText, type Game, Match, parseLog, type Seat } from '@alea/engine'
import { difference, patched, type Snapshot, snapshotOf, viewerOf } from '@alea/protocol/client'
import type { ReplayFrame } from './replayFrame.ts'

/** The log was written under another version of the rules. */
export class RulesVersionError extends Error {
  readonly was: number
  readonly now: number
  constructor(was: number, now: number) {
    super(`written under rules ${was}; these are rules ${now}`)
    this.was = was
    this.now = now
  }
}

/** Plays a log again, frame by frame. An answer that is against the rules is an InputError that says which it is. */
export function* replayLog(game: Game, text: string, as: Seat | null): Generator<ReplayFrame> {
  const { header, entries } = parseLog(text)
  if (header.rules !== game.rulesVersion) throw new RulesVersionError(header.rules, game.rulesVersion)
  const match = new Match(game, { seats: header.seats, options: header.options })
  const viewer = viewerOf(as)
  const heard = () => {
    const events = match.heard(viewer)
    match.forgetEvents()
    return events
  }
  let snapshot = snapshotOf(match, viewer)
  yield { snapshot, answer: undefined, events: heard() }
  for (const entry of entries) {
    applyEntry(match, entry)
    snapshot = shareUnchanged(snapshot, snapshotOf(match, viewer))
    yield { snapshot, answer: entryText(entry), events: heard() }
  }
}

/** The next snapshot, sharing with the last whatever did not change: a thousand of them fit into little memory. */
function shareUnchanged(last: Snapshot, next: Snapshot): Snapshot {
  const changes = difference(last, next)
  return changes ? (patched(last, changes) as Snapshot) : last
}
