/** Looks at everything that is stored besides matches. */
import type { Row } from '../storage/rows/statement.ts'
import type { Database } from '../storage/sqlite/database.ts'
import type { RowFinding } from './report.ts'

export function checkRows(db: Database): RowFinding[] {
  return [
    ...CHECKS.flatMap(({ table, problem, sql }) => db.all(sql).map(({ row }) => ({ table, problem, row: `${row}` }))),
    ...chatFaults(db),
    ...keyFaults(db),
  ]
}

const CHECKS: readonly (Pick<RowFinding, 'table' | 'problem'> & { readonly sql: string })[] = [
  {
    table: 'ratings',
    problem: 'no-player',
    sql: `SELECT player || ' ' || pool AS row FROM ratings WHERE player NOT IN (SELECT id FROM players)`,
  },
  {
    table: 'ratings',
    problem: 'impossible',
    sql: `SELECT player || ' ' || pool AS row FROM ratings
          WHERE typeof(mu) != 'real' OR typeof(sigma) != 'real' OR sigma <= 0 OR abs(mu) > 1000 OR matches < 1`,
  },
  {
    table: 'players',
    problem: 'no-player',
    sql: `SELECT id AS row FROM players WHERE became IS NOT NULL AND became NOT IN (SELECT id FROM players)`,
  },
]

function chatFaults(db: Database): RowFinding[] {
  const isJson = ({ line }: Row) => {
    try {
      return typeof JSON.parse(line as string) === 'object'
    } catch {
      return false
    }
  }
  return db
    .all('SELECT match, number, line FROM chat')
    .filter((row) => !isJson(row))
    .map(({ match, number }) => ({ table: 'chat', problem: 'no-json', row: `${match} ${number}` }))
}

/** Without the key that signs sessions, everybody is signed out at the next start. */
function keyFaults(db: Database): RowFinding[] {
  const key = db.get(`SELECT value FROM settings WHERE name = 'signing-key'`)?.value
  if (key === undefined && db.get('SELECT 1 FROM players') === undefined) return []
  return typeof key === 'string' && /^[0-9a-f]{64}$/.test(key)
    ? []
    : [{ table: 'settings', problem: key === undefined ? 'missing' : 'impossible', row: 'signing-key' }]
}
