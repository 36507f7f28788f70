/** SQLite as one end of a move. */
import { InputError } from '@alea/engine'
import { type Row, run, type Steps, type Value } from '../storage/rows/statement.ts'
import { Database } from '../storage/sqlite/database.ts'
import { Journal } from '../storage/sqlite/journal.ts'
import { FAULTS } from '../text/index.ts'
import type { End } from './end.ts'
import type { MovedTable } from './tables.ts'

export class SqliteEnd implements End {
  private readonly db: Database

  constructor(path: string) {
    this.db = new Database(path)
  }

  /** Moves all answers from the journal to the tables. `folder`: as the operator knows it. */
  emptyJournal(folder: string): void {
    this.db.inTransaction(() => {
      const journal = new Journal(this.db)
      journal.begin()
      journal.moveAll()
      if (journal.damagedMatches.size > 0) throw new InputError((language) => FAULTS[language].repairFirst(folder))
    })
  }

  async run<T>(steps: Steps<T>): Promise<T> {
    return this.db.inTransaction(() => this.db.complete(steps)).result
  }

  /** Each value for itself: numbers that SQLite reads from JSON may differ in the last bit. */
  *insert({ name, columns }: MovedTable, rows: readonly Row[]): Steps {
    const sql = `INSERT INTO ${name} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`
    for (const row of rows) yield* run(sql, ...columns.map((column) => row[column] as Value))
  }

  *finish(): Steps {}

  close(): void {
    this.db.close()
  }
}
