import type { Seat } from '@alea/engine'
import type { Words } from '../language/languages.ts'
import type { ClientState } from './matchClient.ts'

/** The prompt for a viewer who is not asked anything. */
export function waitingText(
  { snapshot, table, passes }: Pick<ClientState, 'snapshot' | 'table' | 'passes'>,
  names: readonly string[],
  { table: words, grammar, happening }: Words,
  seat: Seat | undefined,
): string {
  if (!snapshot) return words.loading
  if (table?.ended !== undefined || snapshot.outcome) return words.over
  if (table?.paused) return words.paused
  const asked = snapshot.asked?.seats ?? []
  if (asked.length === 0) return words.rolling
  // The reader's own answer has been given and what came of it is still to be shown, or a window of theirs passes by itself: no question.
  const waiting = asked.filter((who) => who !== seat)
  if (waiting.length === 0) return passes ? words.nothingToPlay : happening.goesOn
  const list = grammar.list(waiting.map((who) => names[who] ?? ''))
  if (snapshot.asked?.window) return waiting.length === 1 ? words.mayAnswer(list) : words.mayAnswerMany(list)
  if (waiting.length === 1 && table?.seats[waiting[0]!]?.bot) return words.thinking(list)
  return seat === undefined ? words.watchingNow(list) : words.waitingFor(list)
}
