import { entryText, type Game, Match, parseLog, replayEntry, type Seat } from '@alea/engine'
import { difference, patched, type Sight, sightOf, viewerOf } from '@alea/protocol/client'
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

/** An answer of the log is against the rules. */
export class IllegalAnswerError extends Error {
  readonly number: number
  readonly answer: string
  constructor(number: number, answer: string, problem: string) {
    super(`answer ${number}, ${answer}: ${problem}`)
    this.number = number
    this.answer = answer
  }
}

/** Plays a log again, frame by frame. */
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
  let snapshot = sightOf(match, viewer)
  yield { snapshot, answer: undefined, events: heard() }
  for (const [i, entry] of entries.entries()) {
    const problem = replayEntry(match, entry)
    if (problem) throw new IllegalAnswerError(i + 1, entryText(entry), problem)
    snapshot = shareUnchanged(snapshot, sightOf(match, viewer))
    yield { snapshot, answer: entryText(entry), events: heard() }
  }
}

/** The next snapshot, sharing with the last whatever did not change: a thousand of them fit into little memory. */
function shareUnchanged(last: Sight, next: Sight): Sight {
  const changes = difference(last, next)
  return changes ? (patched(last, changes) as Sight) : last
}
