/** How PostgreSQL is reached, and what its errors mean. */
import pg from 'pg'

/** By this name a running server is known to `alea move`. */
export const APPLICATION = 'alea'

const CONNECT_MS = 5000
/** An answer that takes longer will not come: the network or the machine of the database is gone. */
const ANSWER_MS = 60_000
const LEASE_ANSWER_MS = 2000
const KEEP_ALIVE_MS = 10_000
const INT8 = 20

/** Numbers of 64 bits are times and counts: all are safe as numbers. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: string) =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
}

const settingsOf = (url: string): pg.ClientConfig => ({
  connectionString: url,
  application_name: APPLICATION,
  connectionTimeoutMillis: CONNECT_MS,
  keepAlive: true,
  keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  types,
})

/** Statements of one transaction are sent without waiting for each other's answers. The connection stays, used or not. */
export const poolOf = (url: string): pg.Pool =>
  new pg.Pool({ ...settingsOf(url), pipeline: true, max: 1, idleTimeoutMillis: 0, query_timeout: ANSWER_MS })

/** For leases: short statements, each a transaction. One that takes long is as good as lost, for the lease ends meanwhile. */
export const leasePoolOf = (url: string): pg.Pool =>
  new pg.Pool({
    ...settingsOf(url),
    max: 2,
    idleTimeoutMillis: 0,
    query_timeout: LEASE_ANSWER_MS,
    connectionTimeoutMillis: LEASE_ANSWER_MS,
  })

/** One connection, for work that may take long. */
export const clientOf = (url: string): pg.Client => new pg.Client(settingsOf(url))

/** The connection or the whole database failed, and with it everything in the transaction. */
export class DatabaseFault extends Error {
  override name = 'DatabaseFault'
  /** PostgreSQL broke a deadlock, or two transactions met: run again, it may well succeed. */
  readonly isPassing: boolean

  constructor(cause: unknown) {
    super(textOf(cause), { cause })
    this.isPassing = codeOf(cause).startsWith('40')
  }
}

/** Trying several addresses fails with an error that has no message of its own. */
export const textOf = (error: unknown): string => {
  const { message, code } = error as NodeJS.ErrnoException
  return message || code || String(error)
}

/**
 * Classes of SQLSTATE: connection, transaction state (a standby that only reads, say), rollback, resources (a full disk), operator, system, internal
 * (postgresql.org/docs/current/errcodes-appendix.html).
 */
const FAULT_CLASSES: ReadonlySet<string> = new Set(['08', '25', '40', '53', '57', '58', 'XX'])
const UNIQUE_VIOLATION = '23505'

/** What is no error of the database's own is one of the connection. */
export const isFault = (error: unknown): boolean =>
  !(error instanceof pg.DatabaseError) || FAULT_CLASSES.has(codeOf(error).slice(0, 2))

/** Somebody else wrote the same key first. */
export const isTaken = (error: unknown): boolean => codeOf(error) === UNIQUE_VIOLATION

const codeOf = (error: unknown): string => (error instanceof pg.DatabaseError ? (error.code ?? '') : '')
