/** Finished matches, seen again through any eyes. */
import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { gameOf } from '@alea/catalog'
import { entryText, logOf, type Match, printLog, type Seat, seatName } from '@alea/engine'
import { entryOf, follow, isFinished, type Loaded, type MatchRecord, Refusal, restore } from '@alea/host'
import { type Bundle, difference, type ReplayPage, snapshotHash, snapshotOf, viewerOf } from '@alea/protocol'
import type { Storage } from '../storage/storage.ts'

/** Answers shown in one page at most. */
export const PAGE = 200
/** Answers replayed before others get their turn: a long replay must not be felt at the tables. */
const YIELD_EVERY = 25

export async function logText(storage: Storage, id: string): Promise<string> {
  const { match } = await finished(storage, id)
  return printLog(logOf(match))
}

/** Everything needed to throw all dice again. */
export async function bundle(storage: Storage, id: string): Promise<Bundle> {
  const { match, record } = await finished(storage, id)
  const { game, rules, dice } = record
  const { secret, commitment } = dice
  const [commitments, contributions] = [[...dice.commitments], [...dice.contributions]]
  const proof = { match: id, game, rules, secret, commitment, commitments, contributions }
  return { log: printLog(logOf(match)), proof }
}

export async function replayPage(
  storage: Storage,
  id: string,
  as: Seat | null,
  from: number,
  to: number,
): Promise<ReplayPage> {
  const { record, entries } = await loaded(storage, id)
  if (as !== null && as >= record.seats.length) throw new Refusal('not-found', `there is no ${seatName(as)}`)
  const start = Math.min(from, entries.length)
  const end = Math.min(to, entries.length, start + PAGE)
  const match = await replayed(record, entries.slice(0, start))
  const viewer = viewerOf(as)
  let sight = snapshotOf(match, viewer)
  const page = { match: id, as, from: start, length: entries.length, sight }
  const steps: ReplayPage['steps'] = []
  for (const stored of entries.slice(start, end)) {
    if (steps.length % YIELD_EVERY === YIELD_EVERY - 1) await yieldToOthers()
    const entry = entryOf(stored)
    follow(match, [entry])
    const next = snapshotOf(match, viewer)
    const changes = difference(sight, next)
    const events = match.heard(viewer)
    match.forgetEvents()
    steps.push({
      answer: entryText(entry),
      at: stored.at,
      ...(changes && { changes }),
      events,
      hash: snapshotHash(next),
    })
    sight = next
  }
  return { ...page, steps }
}

async function finished(storage: Storage, id: string): Promise<Loaded & { match: Match }> {
  const found = await loaded(storage, id)
  return { ...found, match: await replayed(found.record, found.entries) }
}

/** Only of matches that are over: a log tells the order of every deck. */
async function loaded(storage: Storage, id: string): Promise<Loaded> {
  const found = await storage.load(id)
  if (!found) throw new Refusal('not-found', `there is no match ${id}`)
  if (!isFinished(found.record)) throw new Refusal('not-over', 'the match is still being played')
  if (found.record.started === undefined) throw new Refusal('not-found', 'the match never began')
  return found
}

async function replayed(record: MatchRecord, entries: Loaded['entries']): Promise<Match> {
  const match = restore(gameOf(record.game)!, record, [])
  for (let i = 0; i < entries.length; i += YIELD_EVERY) {
    follow(match, entries.slice(i, i + YIELD_EVERY).map(entryOf))
    await yieldToOthers()
  }
  match.forgetEvents()
  return match
}
