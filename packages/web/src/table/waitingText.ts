import type { Seat } from '@alea/engine'
import type { Words } from '../language/languages.ts'
import type { ClientState } from './matchClient.ts'

/** The prompt for a viewer who is not asked anything. */
export function waitingText(
  { snapshot, table }: ClientState,
  names: readonly string[],
  { table: words, grammar }: Words,
  seat: Seat | undefined,
): string {
  if (!snapshot) return words.loading
  if (table?.ended !== undefined || snapshot.outcome) return words.over
  if (table?.paused) return words.paused
  const waiting = snapshot.asked?.seats ?? []
  if (waiting.length === 0) return words.rolling
  const list = grammar.list(waiting.map((who) => names[who] ?? ''))
  if (waiting.length === 1 && table?.seats[waiting[0]!]?.bot) return words.thinking(list)
  return seat === undefined ? words.watchingNow(list) : words.waitingFor(list)
}
