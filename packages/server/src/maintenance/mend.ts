/** Mends the contents of a database whose pages are sound. Nothing is deleted: what is taken out goes to the table `damaged`. */
import { Database } from '../storage/sqlite/database.ts'
import { Journal } from '../storage/sqlite/journal.ts'
import { matchRows } from '../storage/sqlite/matchRows.ts'
import { checkMatch } from './checkMatch.ts'
import { checkRows } from './checkRows.ts'
import type { InstalledRules } from './installedRules.ts'
import { MatchMender } from './matchMender.ts'
import type { MatchFinding, Repair, RowFinding } from './report.ts'
import { setRowAside } from './rowMender.ts'

export interface Mended {
  readonly matches: Repair[]
  readonly rows: RowFinding[]
}

export function mend(path: string, rules: InstalledRules, now: number): Mended {
  const db = new Database(path)
  try {
    return db.inTransaction(() => mendAll(db, rules, now)).result
  } finally {
    db.close()
  }
}

function mendAll(db: Database, rules: InstalledRules, now: number): Mended {
  const journal = new Journal(db)
  journal.begin()
  journal.moveAll()
  journal.setStuckAside()
  const cut = [...journal.damagedMatches]
  db.run('UPDATE damaged SET open = 0')
  const calls = matchRows(db, new Journal(db))
  const mender = new MatchMender(db, rules, now)
  mender.restoreRows()
  const matches: Repair[] = cut.map((match) => mender.wake({ match, problem: 'journal' }))
  for (const { id } of db.all('SELECT id FROM matches ORDER BY created'))
    matches.push(...mendMatch(mender, () => findingOf(checkMatch(db, calls, rules, id as string))))
  const rows = checkRows(db)
  for (const finding of rows) setRowAside(db, finding)
  return { matches, rows }
}

const findingOf = (checked: ReturnType<typeof checkMatch>): MatchFinding | undefined =>
  'finding' in checked ? checked.finding : undefined

/** What one repair leaves may need another; what none can mend is set aside. */
const MOST_REPAIRS = 4

function mendMatch(mender: MatchMender, check: () => MatchFinding | undefined): Repair[] {
  const repairs: Repair[] = []
  for (let finding = check(); finding; finding = check()) {
    const repair = repairs.length < MOST_REPAIRS ? mender.mend(finding) : mender.setAside(finding)
    repairs.push(repair)
    if (repair.done === 'left' || repair.done === 'set-aside') break
  }
  return repairs
}
