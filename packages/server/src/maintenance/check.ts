/** Looks at everything in a data folder, without writing to it. */
import { bytesOf } from '../backups/copy.ts'
import { onlyFolderOf } from '../operator/place.ts'
import { stoppedDatabase } from '../operator/stoppedServer.ts'
import { namingFaults } from '../storage/databaseFault.ts'
import { Database } from '../storage/sqlite/database.ts'
import { Journal } from '../storage/sqlite/journal.ts'
import { matchRows } from '../storage/sqlite/matchRows.ts'
import { checkMatch } from './checkMatch.ts'
import { checkRows } from './checkRows.ts'
import { backupsIn, fileFaults, onFiles } from './databaseFiles.ts'
import { type InstalledRules, installedRules } from './installedRules.ts'
import type { CheckReport, MatchFinding, RowFinding } from './report.ts'
import { salvage } from './salvage.ts'

export async function checkFolder(folder: string): Promise<CheckReport> {
  const path = stoppedDatabase(onlyFolderOf(folder, 'check'))
  const rules = await installedRules()
  return namingFaults(path, async () => {
    const report = await onFiles(path, (copy) => checkCopy(copy, rules))
    return { ...report, bytes: bytesOf(path), backups: report.sound ? [] : await backupsIn(folder) }
  })
}

/** The copy is opened as a server would open the folder; where SQLite cannot read it, what can be salvaged is looked at. */
function checkCopy(copy: string, rules: InstalledRules): CheckReport {
  const sqlite = fileFaults(copy)
  const salvaged = `${copy}.salvaged`
  if (sqlite.length > 0 && !salvage(copy, salvaged)) return { ...UNREADABLE, sqlite }
  const contents = checkDatabase(sqlite.length > 0 ? salvaged : copy, rules)
  return { ...contents, sqlite, sound: contents.sound && sqlite.length === 0 }
}

/** Looks at a database whose pages are sound. */
export function checkDatabase(path: string, rules: InstalledRules): CheckReport {
  const db = new Database(path)
  try {
    const version = Number(db.get('PRAGMA user_version')?.user_version)
    return { ...db.inTransaction(() => contentsOf(db, rules)).result, version }
  } finally {
    db.close()
  }
}

function contentsOf(db: Database, rules: InstalledRules): CheckReport {
  const journal = new Journal(db)
  const setAside = count(db, 'damaged')
  journal.begin()
  const calls = matchRows(db, journal)
  const findings: MatchFinding[] = []
  const counts = { total: 0, sound: 0, otherRules: 0 }
  let answers = 0
  for (const { id } of db.all('SELECT id FROM matches ORDER BY created')) {
    const checked = checkMatch(db, calls, rules, id as string)
    counts.total++
    if ('finding' in checked) findings.push(checked.finding)
    else {
      counts.sound++
      answers += checked.answers
      if (!checked.isReplayed) counts.otherRules++
    }
  }
  const rows: RowFinding[] = [...checkRows(db), ...strayRecords(db)]
  const altered = count(db, 'damaged') - setAside
  return {
    ...UNREADABLE,
    matches: counts,
    answers,
    players: count(db, 'players'),
    journal: { answers: journal.length, altered },
    findings,
    rows,
    setAside,
    sound: findings.length + rows.length + altered === 0,
  }
}

/** Records whose row in `matches` is gone. */
const strayRecords = (db: Database): RowFinding[] =>
  db
    .all('SELECT match FROM records WHERE match NOT IN (SELECT id FROM matches)')
    .map(({ match }) => ({ table: 'matches', problem: 'missing', row: match as string }))

const count = (db: Database, table: string): number => Number(db.get(`SELECT count(*) AS n FROM ${table}`)!.n)

const UNREADABLE: CheckReport = {
  bytes: 0,
  version: undefined,
  sqlite: [],
  matches: { total: 0, sound: 0, otherRules: 0 },
  answers: 0,
  players: 0,
  journal: { answers: 0, altered: 0 },
  findings: [],
  rows: [],
  setAside: 0,
  backups: [],
  sound: false,
}
