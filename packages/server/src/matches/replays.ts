/** Finished matches, as any viewer saw them. */
import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { gameOf } from '@alea/catalog'
import { applyEntry, entryText, logOf, type Match, printLog, type Seat, seatName } from '@alea/engine'
import { entryOf, isFinished, type Loaded, type MatchRecord, Refusal, restore } from '@alea/host'
import { type Bundle, difference, type ReplayPage, snapshotHash, snapshotOf, viewerOf } from '@alea/protocol'
import type { Storage } from '../storage/storage.ts'
import { FAULTS } from '../text/index.ts'

/** The most answers on one page. */
export const PAGE = 200
/** Answers replayed before the event loop gets a turn: a long replay must not slow down live matches. */
const YIELD_EVERY = 25

export async function logText(storage: Storage, id: string): Promise<string> {
  const { match } = await finished(storage, id)
  return printLog(logOf(match))
}

/** What `alea verify` needs to compute all dice again. */
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
  if (as !== null && as >= record.seats.length)
    throw new Refusal('not-found', (language) => FAULTS[language].noSeat(seatName(as)))
  const start = Math.min(from, entries.length)
  const end = Math.min(to, entries.length, start + PAGE)
  const match = await replayed(record, entries.slice(0, start))
  const viewer = viewerOf(as)
  let snapshot = snapshotOf(match, viewer)
  const page = { match: id, as, from: start, length: entries.length, sight: snapshot }
  const steps: ReplayPage['steps'] = []
  for (const stored of entries.slice(start, end)) {
    if (steps.length % YIELD_EVERY === YIELD_EVERY - 1) await yieldToOthers()
    const entry = entryOf(stored)
    applyEntry(match, entry)
    const next = snapshotOf(match, viewer)
    const changes = difference(snapshot, next)
    const events = match.heard(viewer)
    match.forgetEvents()
    steps.push({
      answer: entryText(entry),
      at: stored.at,
      ...(changes && { changes }),
      events,
      hash: snapshotHash(next),
    })
    snapshot = next
  }
  return { ...page, steps }
}

async function finished(storage: Storage, id: string): Promise<Loaded & { match: Match }> {
  const found = await loaded(storage, id)
  return { ...found, match: await replayed(found.record, found.entries) }
}

/** Only matches that are over: a log contains the order of every deck. */
async function loaded(storage: Storage, id: string): Promise<Loaded> {
  const found = await storage.load(id)
  if (!found) throw new Refusal('not-found', (language) => FAULTS[language].noMatch(id))
  if (!isFinished(found.record)) throw new Refusal('not-over', (language) => FAULTS[language].stillPlayed)
  if (found.record.started === undefined) throw new Refusal('not-found', (language) => FAULTS[language].neverBegan)
  return found
}

async function replayed(record: MatchRecord, entries: Loaded['entries']): Promise<Match> {
  const match = restore(gameOf(record.game)!, record, [])
  for (let i = 0; i < entries.length; i += YIELD_EVERY) {
    for (const entry of entries.slice(i, i + YIELD_EVERY)) applyEntry(match, entryOf(entry))
    await yieldToOthers()
  }
  match.forgetEvents()
  return match
}
