/** Transactions on PostgreSQL, and their savepoints. */
import type pg from 'pg'
import type { Row, Statement, Steps, Value } from '../rows/statement.ts'
import { clientOf, DatabaseFault, isFault, poolOf } from './connection.ts'
import { migrate } from './tables.ts'

export class Database {
  private readonly pool: pg.Pool

  private constructor(pool: pg.Pool) {
    this.pool = pool
    // A connection that breaks is replaced by the next transaction; what it was doing is told by its statements.
    pool.on('error', () => {})
    pool.on('connect', (client) => client.on('error', () => {}))
  }

  /** Creates or upgrades the tables. */
  static async open(url: string): Promise<Database> {
    const client = clientOf(url)
    client.on('error', () => {})
    try {
      await client.connect()
      await migrate(client)
    } catch (error) {
      throw new DatabaseFault(error)
    } finally {
      await client.end().catch(() => {})
    }
    return new Database(poolOf(url))
  }

  /**
   * Runs the work in a durable transaction; an error rolls it back. If the connection breaks during the commit, nobody knows whether it was made:
   * it counts as failed, hosts then read the match again, and a command that is repeated is known by its id.
   */
  async inTransaction<T>(
    work: (transaction: Transaction) => Promise<T>,
  ): Promise<{ readonly result: T; readonly wrote: boolean }> {
    const client = await this.connected()
    const transaction = new Transaction(client)
    try {
      transaction.send('BEGIN')
      const result = await work(transaction)
      await transaction.commit()
      client.release()
      return { result, wrote: transaction.changes > 0 }
    } catch (error) {
      // Whatever became of the connection, a new one is in order.
      client.release(true)
      throw error
    }
  }

  private async connected(): Promise<pg.PoolClient> {
    try {
      return await this.pool.connect()
    } catch (error) {
      throw new DatabaseFault(error)
    }
  }

  async close(): Promise<void> {
    await this.pool.end()
  }
}

export class Transaction {
  private readonly client: pg.ClientBase
  /** Rows changed so far. */
  changes = 0

  constructor(client: pg.ClientBase) {
    this.client = client
  }

  /** Sends what is to be done before the next statement. If it fails, so does that one. */
  send(sql: string): void {
    this.client.query(sql).catch(() => {})
  }

  async commit(): Promise<void> {
    const { command } = await this.query(this.client.query('COMMIT'))
    // What PostgreSQL says when there was nothing it could commit.
    if (command !== 'COMMIT') throw new DatabaseFault(new Error('the transaction was rolled back'))
  }

  /** Runs a part of the transaction that succeeds or fails alone: if it throws, what it wrote is taken back and the rest stands. */
  async alone<T>(work: () => Promise<T>): Promise<T> {
    const before = this.changes
    this.send('SAVEPOINT part')
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof DatabaseFault)) this.send('ROLLBACK TO part')
      this.changes = before
      throw error
    } finally {
      this.send('RELEASE part')
    }
  }

  /** Answers the statements of a part of a call, one after the other. */
  async complete<T>(steps: Steps<T>): Promise<T> {
    let step = steps.next()
    while (!step.done) step = steps.next(await this.answer(step.value))
    return step.value
  }

  private async answer({ wants, sql, values }: Statement): Promise<Row | readonly Row[] | number | undefined> {
    const { rows, rowCount } = await this.query(this.client.query({ ...prepared(sql), values: values.map(storable) }))
    if (wants === 'changes') {
      this.changes += rowCount ?? 0
      return rowCount ?? 0
    }
    return wants === 'row' ? rows[0] : rows
  }

  private async query(result: Promise<pg.QueryResult>): Promise<pg.QueryResult> {
    try {
      return await result
    } catch (error) {
      throw isFault(error) ? new DatabaseFault(error) : error
    }
  }
}

interface Prepared {
  readonly name: string
  readonly text: string
}

const statements = new Map<string, Prepared>()

/** PostgreSQL plans a statement that has a name once for each connection, and numbers its values. */
function prepared(sql: string): Prepared {
  let statement = statements.get(sql)
  if (!statement) {
    let number = 0
    statement = { name: `alea${statements.size}`, text: sql.replaceAll('?', () => `$${++number}`) }
    statements.set(sql, statement)
  }
  return statement
}

/** PostgreSQL cannot store the character 0. */
const storable = (value: Value): Value =>
  typeof value === 'string' && value.includes('\0') ? value.replaceAll('\0', '\uFFFD') : value
