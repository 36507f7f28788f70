/** A host for tests and proofs: time is advanced by hand, the store is in memory, no bot thinks. */
import { fast } from '@alea/engine'
import { type HostEnvironment, unkeptChat } from './environment.ts'
import { localPresence } from './presence.ts'
import type { MatchRecord } from './record.ts'
import { type Commit, Conflict, type Loaded, type MatchStore, type StoredEntry } from './store.ts'

/** A clock that a test advances. */
export class TestTime {
  now: number
  private timers: { readonly at: number; readonly work: () => void }[] = []

  constructor(now = 1_000_000) {
    this.now = now
  }

  readonly later = (ms: number, work: () => void): (() => void) => {
    const timer = { at: this.now + ms, work }
    this.timers.push(timer)
    return () => {
      this.timers = this.timers.filter((one) => one !== timer)
    }
  }

  /** Advances the time, timer by timer; between two timers all pending promises are settled. */
  async pass(ms: number): Promise<void> {
    const end = this.now + ms
    await atRest()
    for (;;) {
      const next = this.timers.toSorted((one, other) => one.at - other.at)[0]
      if (!next || next.at > end) break
      this.timers = this.timers.filter((one) => one !== next)
      this.now = Math.max(this.now, next.at)
      next.work()
      await atRest()
    }
    this.now = end
  }
}

/** Waits until every promise that can settle without a timer has settled. */
export async function atRest(): Promise<void> {
  for (let i = 0; i < 200; i++) await Promise.resolve()
}

/** Rejects, as every store must, a commit that is not based on the stored revision. */
export class MemoryStore implements MatchStore {
  private readonly matches = new Map<
    string,
    { record: MatchRecord; revision: number; entries: StoredEntry[]; last: Commit }
  >()

  readonly commit = async (commit: Commit): Promise<void> => {
    const { match, revision, position, entries, record } = commit
    const known = this.matches.get(match)
    if ((known?.revision ?? 0) !== revision || (known?.entries.length ?? 0) !== position)
      throw new Conflict(`match ${match} is at revision ${known?.revision ?? 0}, not ${revision}`)
    if (!known && !record) throw new Conflict(`there is no match ${match}`)
    this.matches.set(match, {
      record: record ?? known!.record,
      revision: revision + 1,
      entries: [...(known?.entries ?? []), ...entries],
      last: commit,
    })
  }

  load(match: string): Loaded | undefined {
    const found = this.matches.get(match)
    if (!found) return undefined
    const { record, revision, entries, last } = found
    return { record, revision, entries, clock: last.clock, checkpoint: undefined }
  }
}

let secrets = 0

/** An environment that does nothing; a test overrides what it needs. */
export function testEnvironment(change: Partial<HostEnvironment> = {}, time = new TestTime()): HostEnvironment {
  return {
    store: new MemoryStore(),
    chat: unkeptChat(),
    now: () => time.now,
    later: time.later,
    scheduleAt: () => {},
    ownedSince: 0,
    chanceOf: () => fast(1),
    sha256: (hex) => hex,
    think: async () => {
      throw new Error('nobody thinks here')
    },
    thinkSimply: async () => {
      throw new Error('nobody thinks here')
    },
    seed: () => 1,
    newId: () => `secret-${++secrets}`,
    presenceOf: ({ seats }) => localPresence(seats.length, time.now),
    absenceMs: 1000,
    contributionMs: 1000,
    unwatchedMs: 60_000,
    ended: () => {},
    trouble: (what, error) => {
      throw new Error(what, { cause: error })
    },
    ...change,
  }
}
