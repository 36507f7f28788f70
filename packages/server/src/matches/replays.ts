/** Finished matches, as any viewer saw them. */
import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { rulesOf } from '@alea/catalog/rules'
import { entryText, type Game, type Log, logOf, type Match, printLog, type Seat, seatName } from '@alea/engine'
import {
  entryOf,
  isFinished,
  type Loaded,
  type MatchRecord,
  Refusal,
  repeat,
  restore,
  type StoredEntry,
  withUnfittingAnswers,
} from '@alea/host'
import {
  type Bundle,
  difference,
  type ReplayPage,
  snapshotHash,
  snapshotOf,
  type Unplayable,
  viewerOf,
} from '@alea/protocol'
import type { Storage } from '../storage/storage.ts'
import { FAULTS } from '../text/index.ts'

/** The most answers on one page. */
export const PAGE = 200
/** Answers replayed before the event loop gets a turn: a long replay must not slow down live matches. */
const YIELD_EVERY = 25

export async function logText(storage: Storage, id: string): Promise<string> {
  return printLog(await logFrom(await finishedMatch(storage, id)))
}

/** What `alea verify` needs to compute all dice again. */
export async function bundle(storage: Storage, id: string): Promise<Bundle> {
  const found = await finishedMatch(storage, id)
  const { game, rules, dice } = found.record
  const { secret, commitment } = dice
  const [commitments, contributions] = [[...dice.commitments], [...dice.contributions]]
  const salts = dice.salts && { salts: [...dice.salts] }
  const proof = { match: id, game, rules, secret, commitment, commitments, contributions, ...salts }
  return { log: printLog(await logFrom(found)), proof }
}

export async function replayPage(
  storage: Storage,
  id: string,
  as: Seat | null,
  from: number,
  to: number,
): Promise<ReplayPage> {
  const { record, entries } = await finishedMatch(storage, id)
  if (as !== null && as >= record.seats.length)
    throw new Refusal('not-found', (language) => FAULTS[language].noSeat(seatName(as)))
  const start = Math.min(from, entries.length)
  const end = Math.min(to, entries.length, start + PAGE)
  const page = { match: id, as, from: start, length: entries.length }
  const shown = entries.slice(start, end)
  const game = await rulesOf(record.game, record.rules)
  if (!game) return { ...page, ...answersAlone(shown, 'rules') }
  try {
    const match = await replayed(game, record, entries.slice(0, start))
    return { ...page, ...(await steps(match, as, shown)) }
  } catch (error) {
    if (!withUnfittingAnswers(record, error)) throw error
    return { ...page, ...answersAlone(shown, 'answers') }
  }
}

async function steps(
  match: Match,
  as: Seat | null,
  entries: readonly StoredEntry[],
): Promise<Pick<ReplayPage, 'sight' | 'steps'>> {
  const viewer = viewerOf(as)
  const sight = snapshotOf(match, viewer)
  let snapshot = sight
  const steps: ReplayPage['steps'] = []
  for (const stored of entries) {
    if (steps.length % YIELD_EVERY === YIELD_EVERY - 1) await yieldToOthers()
    const entry = entryOf(stored)
    repeat(match, entry)
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
  return { sight, steps }
}

/** A match that cannot be run is shown by its answers. */
const answersAlone = (
  entries: readonly StoredEntry[],
  unplayable: Unplayable,
): Pick<ReplayPage, 'sight' | 'steps' | 'unplayable'> => ({
  sight: null,
  unplayable,
  steps: entries.map((entry) => ({ answer: entryText(entryOf(entry)), at: entry.at, events: [], hash: '' })),
})

/** With its last line if the match can be run; otherwise as it was recorded. */
async function logFrom({ record, entries }: Loaded): Promise<Log> {
  const { game: id, rules, seats, options } = record
  const recorded: Log = { header: { game: id, rules, seats: seats.length, options }, entries: entries.map(entryOf) }
  const game = await rulesOf(id, rules)
  if (!game) return recorded
  try {
    return logOf(await replayed(game, record, entries))
  } catch (error) {
    if (withUnfittingAnswers(record, error)) return recorded
    throw error
  }
}

/** Only matches that are over: a log contains the order of every deck. */
export async function finishedMatch(storage: Storage, id: string): Promise<Loaded> {
  const found = await storage.load(id)
  if (!found) throw new Refusal('not-found', (language) => FAULTS[language].noMatch(id))
  if (!isFinished(found.record)) throw new Refusal('not-over', (language) => FAULTS[language].stillPlayed)
  if (found.record.started === undefined) throw new Refusal('not-found', (language) => FAULTS[language].neverBegan)
  return found
}

async function replayed(game: Game, record: MatchRecord, entries: Loaded['entries']): Promise<Match> {
  const match = restore(game, record, [])
  for (let i = 0; i < entries.length; i += YIELD_EVERY) {
    for (const entry of entries.slice(i, i + YIELD_EVERY)) repeat(match, entryOf(entry))
    await yieldToOthers()
  }
  match.forgetEvents()
  return match
}
