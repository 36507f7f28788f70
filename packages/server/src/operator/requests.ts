/**
 * What the commands of an operator ask a running server, which has its database for itself. They meet at a socket in the data folder: whoever may
 * write there may ask, and nobody else can. No page and no program on the network can reach it.
 */
import { createHash } from 'node:crypto'
import { realpathSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Language } from '@alea/engine'
import type { Loaded } from '@alea/host'
import type { Said } from '@alea/protocol'
import type { AuditRow } from '../audit/audit.ts'
import type { Backup } from '../backups/backups.ts'
import type { ListedBan, NamedPlayer, StoredReport } from '../storage/storage.ts'

export interface StoredMatchFacts extends Loaded {
  readonly chat: readonly Said[]
}

/** By the name of the request: what goes with it, and what comes back. */
export interface OperatorCalls {
  backup: { readonly ask: object; readonly answer: Backup }
  reports: { readonly ask: { readonly all: boolean }; readonly answer: readonly StoredReport[] }
  closeReport: { readonly ask: { readonly report: number; readonly note: string }; readonly answer: boolean }
  /** `player` is an id or the name of an account; an `answer` of null says that there is no such player, or no such ban. */
  ban: {
    readonly ask: { readonly player: string; readonly until: number | null; readonly reason: string }
    readonly answer: NamedPlayer | null
  }
  unban: { readonly ask: { readonly player: string }; readonly answer: NamedPlayer | null }
  bans: { readonly ask: object; readonly answer: readonly ListedBan[] }
  rename: { readonly ask: { readonly player: string; readonly name: string }; readonly answer: NamedPlayer | null }
  /** As `Storage.audit`. */
  audit: { readonly ask: { readonly since: number; readonly after: number }; readonly answer: readonly AuditRow[] }
  /** Everything stored about one match, its secrets included; `answer` is null if there is no such match. */
  match: { readonly ask: { readonly match: string }; readonly answer: StoredMatchFacts | null }
}

export type OperatorRequest = {
  [K in keyof OperatorCalls]: { readonly do: K; readonly language: Language } & OperatorCalls[K]['ask']
}[keyof OperatorCalls]

export type OperatorReply<K extends keyof OperatorCalls = keyof OperatorCalls> =
  | { readonly value: OperatorCalls[K]['answer'] }
  | { readonly fault: string }

/** The operating system takes no longer names for a socket. */
const LONGEST_PATH = 100

/** Undefined if the folder's name is too long. */
export function operatorPath(data: string): string | undefined {
  const folder = realpathSync(data)
  if (process.platform === 'win32')
    return `\\\\.\\pipe\\alea-${createHash('sha256').update(folder).digest('hex').slice(0, 32)}`
  const path = join(folder, 'alea.sock')
  return [path, relative(process.cwd(), path)].find((each) => Buffer.byteLength(each) <= LONGEST_PATH)
}
