/** Matches and answers to store. */
import type { Commit, MatchRecord, StoredEntry } from '@alea/host'
import { newMatch } from '../../src/matches/newMatch.ts'

export const player = { id: 'player-one', name: 'Anna' }

export const aRecord = (change: Partial<MatchRecord> = {}): MatchRecord => ({
  ...newMatch({ game: 'pig', seats: [{ kind: 'me' }, { kind: 'open' }] }, player, 1000),
  ...change,
})

export const created = (record: MatchRecord): Commit => ({
  match: record.id,
  revision: 0,
  position: 0,
  entries: [],
  record,
  dueAt: null,
})

export const entry = (key: string, command?: string): StoredEntry => ({
  who: 0,
  name: 'choose',
  key,
  at: 5,
  ...(command !== undefined && { command }),
})
