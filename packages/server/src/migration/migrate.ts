/** `alea migrate`: what an upgrade does to the matches of a data folder, before and instead of the first start. */
import { rmSync } from 'node:fs'
import { basename } from 'node:path'
import { InputError } from '@alea/engine'
import { closedAs, type MatchRecord } from '@alea/host'
import { OPERATOR } from '../audit/audit.ts'
import { backUpInFolder } from '../operator/backupFolder.ts'
import { onlyFolderOf } from '../operator/place.ts'
import { inCopy, inFolder, stoppedDatabase } from '../operator/stoppedServer.ts'
import { DATABASE_VERSION } from '../storage/sqlite/tables.ts'
import type { Storage } from '../storage/storage.ts'
import { FAULTS } from '../text/index.ts'
import { type Survey, surveyOf, type VersionSurvey } from './survey.ts'

export interface Migration {
  readonly survey: Survey
  readonly backup: string
  /** Matches that were closed. */
  readonly closed: readonly string[]
}

/** Replays every match; the folder stays as it is. */
export async function surveyFolder(folder: string, each?: (done: number) => void): Promise<Survey> {
  stoppedDatabase(onlyFolderOf(folder, 'migrate'))
  return inCopy(folder, (storage) => surveyOf(storage, each))
}

/** Backs the database up, upgrades it, and closes the unfinished matches that cannot be played on. */
export async function migrateFolder(folder: string, now: number, each?: (done: number) => void): Promise<Migration> {
  const database = stoppedDatabase(onlyFolderOf(folder, 'migrate'))
  const { file: backup, version } = await backUpInFolder(folder, 'before-upgrade', now)
  if (version > DATABASE_VERSION) {
    rmSync(backup)
    throw new InputError((language) => FAULTS[language].fileNewer(database, version, DATABASE_VERSION))
  }
  const done = await inFolder(folder, async (storage) => {
    const survey = await surveyOf(storage, each)
    await storage.noteAudit({ at: now, who: OPERATOR, what: 'migrate', about: basename(backup), network: '' })
    const closed: string[] = []
    for (const version of survey.versions) closed.push(...(await closeIn(storage, version, now)))
    return { survey, closed }
  })
  return { ...done, backup }
}

async function closeIn(storage: Storage, version: VersionSurvey, now: number): Promise<readonly string[]> {
  const { game, rules, runs, differing } = version
  const why = runs === 'none' ? 'rules' : 'answers'
  const unfinished = differing.filter(({ finished }) => !finished).map(({ match }) => match)
  const ids = runs === 'none' ? await storage.unfinishedUnder(game, rules) : unfinished
  for (const id of ids) await close(storage, id, (record) => closedAs(record, why, now))
  return ids
}

async function close(storage: Storage, match: string, closed: (record: MatchRecord) => MatchRecord): Promise<void> {
  const { record, revision, entries } = (await storage.load(match))!
  const commit = { match, revision, position: entries.length, entries: [], record: closed(record), dueAt: null }
  await storage.commit(commit)
}
