import type { Storage } from '../storage.ts'
import { auditRows } from './auditRows.ts'
import { awaitedRows } from './awaitedRows.ts'
import { banRows } from './banRows.ts'
import { blockRows } from './blockRows.ts'
import { chatRows } from './chatRows.ts'
import { deletionRows } from './deletionRows.ts'
import { goalRows } from './goalRows.ts'
import { hostedRows } from './hostedRows.ts'
import { notificationRows } from './notificationRows.ts'
import { playerRows } from './playerRows.ts'
import { reportRows } from './reportRows.ts'
import { sessionRows } from './sessionRows.ts'
import { settingRows } from './settingRows.ts'
import type { Steps } from './statement.ts'

/** Calls of the storage as steps. */
export type InSteps<T> = {
  [K in keyof T]: T[K] extends (...args: infer A) => Promise<infer R> ? (...args: A) => Steps<R> : never
}

/** How matches are read and appended to is each database's own: `matchRows.ts` of both. */
export type MatchCalls = Pick<
  Storage,
  'commit' | 'load' | 'records' | 'find' | 'due' | 'matchIds' | 'unfinishedRules' | 'unfinishedUnder' | 'unrated'
>

/** The calls that are the same on both databases. */
export const sharedRows: InSteps<Omit<Storage, keyof MatchCalls | 'backup' | 'close'>> = {
  ...playerRows,
  ...goalRows,
  ...hostedRows,
  ...sessionRows,
  ...chatRows,
  ...blockRows,
  ...reportRows,
  ...banRows,
  ...deletionRows,
  ...auditRows,
  ...awaitedRows,
  ...notificationRows,
  ...settingRows,
}
