/** Any view as things to draw: facts, lists, tables, players, groups. Nothing of the view is left out. */
export type Thing =
  | { readonly kind: 'fact'; readonly name: string; readonly value: Plain }
  | { readonly kind: 'list'; readonly name: string; readonly values: readonly Plain[] }
  /** One row for each thing of a list, one column for each of their words. */
  | {
      readonly kind: 'table'
      readonly name: string
      readonly columns: readonly string[]
      readonly rows: readonly (readonly Cell[])[]
    }
  /** One plain value for each seat. */
  | { readonly kind: 'scores'; readonly name: string; readonly values: readonly Plain[] }
  /** A whole board for each seat. */
  | { readonly kind: 'players'; readonly name: string; readonly players: readonly (readonly Thing[])[] }
  | { readonly kind: 'group'; readonly name: string; readonly things: readonly Thing[] }

export type Plain = string | number | boolean | null | undefined
/** Undefined where a row has no such word. */
export type Cell = Plain | readonly Plain[]

export const thingsOf = (view: unknown, seats: number): readonly Thing[] =>
  isRecord(view) ? thingsIn(view, seats) : [thing('', view, seats)]

/** How many plain values a thing shows. */
export function countOf(one: Thing): number {
  switch (one.kind) {
    case 'fact':
      return 1
    case 'list':
    case 'scores':
      return one.values.length
    case 'table':
      return sum(one.rows.flat().map((cell) => (Array.isArray(cell) ? cell.length : cell === undefined ? 0 : 1)))
    case 'players':
      return sum(one.players.flat().map(countOf))
    case 'group':
      return sum(one.things.map(countOf))
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

const thingsIn = (record: Readonly<Record<string, unknown>>, seats: number): Thing[] =>
  Object.entries(record).flatMap(([name, value]) => (value === undefined ? [] : [thing(name, value, seats)]))

function thing(name: string, value: unknown, seats: number): Thing {
  if (isPlain(value)) return { kind: 'fact', name, value }
  if (!Array.isArray(value)) return { kind: 'group', name, things: thingsIn(value as Record<string, unknown>, seats) }
  if (value.every(isPlain))
    return { kind: value.length === seats && isScored(name) ? 'scores' : 'list', name, values: value }
  if (value.length === seats && value.every(isRecord) && (value.every(isSeated) || !value.every(isRow)))
    return { kind: 'players', name, players: value.map((one) => thingsIn(one, seats)) }
  if (value.every(isRow)) return tableOf(name, value)
  return { kind: 'group', name, things: value.map((one, i) => thing(String(i + 1), one, seats)) }
}

/** Lists that are as long as the table has seats by chance are hands and dice. */
const isScored = (name: string): boolean => /s(cores?|eats?)$|points|health|gold|places|teams/i.test(name)

const isSeated = (one: Readonly<Record<string, unknown>>, seat: number): boolean => one.seat === seat

/** All its words have plain values, or short lists of them. */
const isRow = (value: unknown): value is Readonly<Record<string, Cell>> =>
  isRecord(value) && Object.values(value).every((one) => isPlain(one) || (Array.isArray(one) && one.every(isPlain)))

function tableOf(name: string, rows: readonly Readonly<Record<string, Cell>>[]): Thing {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row).filter((word) => row[word] !== undefined)))]
  return { kind: 'table', name, columns, rows: rows.map((row) => columns.map((column) => row[column])) }
}

const isPlain = (value: unknown): value is Plain => value === null || typeof value !== 'object'

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
