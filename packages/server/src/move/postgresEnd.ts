/** PostgreSQL as one end of a move. */
import { InputError } from '@alea/engine'
import { APPLICATION } from '../storage/postgres/connection.ts'
import { Database } from '../storage/postgres/database.ts'
import { postgresFault } from '../storage/postgres/faults.ts'
import { get, type Row, run, type Steps } from '../storage/rows/statement.ts'
import { FAULTS } from '../text/index.ts'
import type { End } from './end.ts'
import { type MovedTable, NUMBERED } from './tables.ts'

export class PostgresEnd implements End {
  private readonly db: Database
  private readonly url: string

  private constructor(db: Database, url: string) {
    this.db = db
    this.url = url
  }

  static async open(url: string): Promise<PostgresEnd> {
    try {
      return new PostgresEnd(await Database.open(url), url)
    } catch (error) {
      throw postgresFault(url, error)
    }
  }

  /** An InputError if a server uses the database. */
  async checkUnused(): Promise<void> {
    const users = await this.run(
      get(
        `SELECT count(*) AS n FROM pg_stat_activity
         WHERE application_name = ? AND datname = current_database() AND pid <> pg_backend_pid()`,
        APPLICATION,
      ),
    )
    if (Number(users!.n) > 0) throw new InputError((language) => FAULTS[language].postgresInUse)
  }

  async run<T>(steps: Steps<T>): Promise<T> {
    try {
      return (await this.db.inTransaction((transaction) => transaction.complete(steps))).result
    } catch (error) {
      throw postgresFault(this.url, error)
    }
  }

  *insert({ name, columns }: MovedTable, rows: readonly Row[]): Steps {
    const list = columns.join(', ')
    const read = `SELECT ${list} FROM json_populate_recordset(null::${name}, ?::json)`
    yield* run(`INSERT INTO ${name} (${list}) ${read}`, JSON.stringify(rows))
  }

  /** New rows are numbered behind those that were copied. */
  *finish(): Steps {
    for (const table of NUMBERED)
      yield* get(`SELECT setval(pg_get_serial_sequence('${table}', 'number'), max(number)) FROM ${table}`)
    yield* run('ANALYZE')
  }

  close(): Promise<void> {
    return this.db.close()
  }
}
