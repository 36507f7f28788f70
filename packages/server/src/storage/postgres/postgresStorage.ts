/** The storage on PostgreSQL. */

import { Conflict } from '@alea/host'
import { type Call, failureOf, type Result, type StorageState } from '../calls.ts'
import { sharedRows } from '../rows/sharedRows.ts'
import { get, type Steps } from '../rows/statement.ts'
import { halfMoved, moveMark } from '../rows/unfinishedMove.ts'
import type { Ran } from '../serveThread.ts'
import type { FencedCommit, RatingRow } from '../storage.ts'
import { DatabaseFault, isTaken } from './connection.ts'
import { Database, type Transaction } from './database.ts'
import { appendAll, matchRows } from './matchRows.ts'

/** How often a transaction is run again that met another one. */
const MOST_TRIES = 3

const NAMES_LOCK = 0x6e616d65
const RATINGS_LOCK = 0x72617465

/** Accounts get their names one after the other, on whichever node: what looks like a name is found by no unique index. */
function* oneAtATime<T>(steps: Steps<T>): Steps<T> {
  yield* get('SELECT pg_advisory_xact_lock(?)', NAMES_LOCK)
  return yield* steps
}

/** Ratings of a match follow from those before it: a Conflict if another node has changed them since they were read. */
function* rateInTurn(match: string, ratings: readonly RatingRow[]): Steps {
  yield* get('SELECT pg_advisory_xact_lock(?)', RATINGS_LOCK)
  if (!(yield* get('SELECT 1 FROM matches WHERE id = ? AND unrated = 1', match))) return
  for (const { player, pool, matches } of ratings) {
    const row = yield* get('SELECT matches FROM ratings WHERE player = ? AND pool = ?', player, pool)
    if (Number(row?.matches ?? 0) >= matches) throw new Conflict(`player ${player} was rated meanwhile`)
  }
  yield* sharedRows.rate(match, ratings)
}

const calls: Record<Call['method'], unknown> = {
  ...sharedRows,
  ...matchRows,
  rate: rateInTurn,
  createPlayer: (...args: Parameters<typeof sharedRows.createPlayer>) =>
    args[0].password === undefined ? sharedRows.createPlayer(...args) : oneAtATime(sharedRows.createPlayer(...args)),
  updatePlayer: (...args: Parameters<typeof sharedRows.updatePlayer>) =>
    args[0].password === undefined ? sharedRows.updatePlayer(...args) : oneAtATime(sharedRows.updatePlayer(...args)),
}

const stepsOf = ({ method, args }: Call): Steps<unknown> =>
  (calls[method] as (...args: readonly unknown[]) => Steps<unknown>)(...args)

export class PostgresStorage {
  private readonly db: Database

  private constructor(db: Database) {
    this.db = db
  }

  static async open(url: string): Promise<PostgresStorage> {
    const db = await Database.open(url)
    const { result: unfinished } = await db.inTransaction((transaction) => transaction.complete(moveMark()))
    if (!unfinished) return new PostgresStorage(db)
    await db.close()
    throw halfMoved()
  }

  /** Runs calls in one durable transaction. Each succeeds or fails alone; a fault of the database is thrown. */
  async run(asked: readonly Call[]): Promise<Ran> {
    for (let tries = 1; ; tries++) {
      try {
        const { result: results, wrote } = await this.db.inTransaction((transaction) => resultsOf(transaction, asked))
        return { results, wrote }
      } catch (error) {
        if (!(error instanceof DatabaseFault && error.isPassing && tries < MOST_TRIES)) throw error
      }
    }
  }

  /** Answers are in the tables at once, and what is damaged is found when it is loaded. */
  readonly state: StorageState = { journal: 0, damaged: [] }

  backup(): Promise<void> {
    return Promise.reject(new Error('a PostgreSQL database is backed up by pg_dump'))
  }

  close(): Promise<void> {
    return this.db.close()
  }
}

async function resultsOf(transaction: Transaction, asked: readonly Call[]): Promise<Result[]> {
  const results: Result[] = []
  for (let next = 0; next < asked.length; ) {
    const answers = answersFrom(asked, next)
    if (answers.length > 1) results.push(...(await appended(transaction, answers)))
    else results.push(await resultOf(transaction, asked[next]!))
    next = results.length
  }
  return results
}

/** The calls from this one on that only append to matches: one statement does them all. */
function answersFrom(asked: readonly Call[], from: number): readonly Call[] {
  const end = asked.findIndex((call, i) => i >= from && !isAnswer(call))
  return asked.slice(from, end < 0 ? undefined : end)
}

const commitOf = ({ args }: Call): FencedCommit => args[0] as FencedCommit

const isAnswer = (call: Call): boolean => call.method === 'commit' && commitOf(call).record === undefined

async function appended(transaction: Transaction, answers: readonly Call[]): Promise<Result[]> {
  try {
    const refusals = await transaction.alone(() => transaction.complete(appendAll(answers.map(commitOf))))
    return refusals.map((conflict): Result => (conflict === undefined ? {} : { conflict }))
  } catch (error) {
    if (error instanceof DatabaseFault) throw error
    // One of them cannot be written: each for itself.
    const results: Result[] = []
    for (const answer of answers) results.push(await resultOf(transaction, answer))
    return results
  }
}

async function resultOf(transaction: Transaction, call: Call, isAgain = false): Promise<Result> {
  try {
    return { value: await transaction.alone(() => transaction.complete(stepsOf(call))) }
  } catch (error) {
    if (error instanceof DatabaseFault) throw error
    // Another node was faster; what it wrote can be seen now.
    if (isTaken(error) && !isAgain) return resultOf(transaction, call, true)
    return failureOf(error)
  }
}
