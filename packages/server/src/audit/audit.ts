/** The audit log: what was done to accounts and to the data, by whom and when. Never a password, a token, or what somebody typed or said. */
import type { Storage } from '../storage/storage.ts'

export type Audited =
  | 'sign-up'
  | 'sign-in'
  | 'sign-in-failures'
  | 'password-change'
  | 'session-end'
  | 'sign-out-everywhere'
  | 'account-delete'
  | 'account-export'
  | 'ban'
  | 'unban'
  | 'rename'
  | 'report-close'
  | 'retention'
  | 'backup'
  | 'restore'
  | 'migrate'

export interface AuditLine {
  readonly at: number
  /** The id of a player, or one of those below. */
  readonly who: string
  readonly what: Audited
  /** The id of the account or session, the number of the report, or the name of the file, if that is not `who`. */
  readonly about: string
  /** The beginning of the address (`networkOf`). */
  readonly network: string
}

export interface AuditRow extends AuditLine {
  readonly number: number
}

/** Nobody who is signed in, the server by itself, and whoever runs `alea` on its machine. */
export const [SOMEBODY, SERVER, OPERATOR] = ['somebody', 'server', 'operator'] as const

export class Audit {
  private readonly storage: Pick<Storage, 'noteAudit'>
  private readonly now: () => number

  constructor(storage: Pick<Storage, 'noteAudit'>, now: () => number) {
    this.storage = storage
    this.now = now
  }

  /** Never rejects: what was done is done, and the storage has logged its own fault. */
  async note(what: Audited, who: string, about = '', network = ''): Promise<void> {
    await this.storage.noteAudit({ at: this.now(), who, what, about, network }).catch(() => {})
  }
}
