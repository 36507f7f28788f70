import type { Seat } from '@alea/engine'
import type { Words } from '../language/languages.ts'
import type { TableState } from './atTable.ts'

/** What the prompt says to whoever is not asked. */
export function waitingText(
  { sight, table }: TableState,
  names: readonly string[],
  { table: words, grammar }: Words,
  seat: Seat | undefined,
): string {
  if (!sight) return words.loading
  if (table?.ended !== undefined || sight.outcome) return words.over
  const waiting = sight.asked?.seats ?? []
  if (waiting.length === 0) return words.rolling
  const list = grammar.list(waiting.map((who) => names[who] ?? ''))
  if (waiting.length === 1 && table?.seats[waiting[0]!]?.bot) return words.thinking(list)
  return seat === undefined ? words.watchingNow(list) : words.waitingFor(list)
}
