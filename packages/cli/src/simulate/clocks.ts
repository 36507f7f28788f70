import { isRepeatable } from '@alea/bots'
import type { Messages } from '../messages/messages.ts'

/** One line, beside the results, where those depend on how fast the machine is. */
export function warnOfClocks(say: Messages, bots: readonly string[]): void {
  const timed = [...new Set(bots)].filter((bot) => !isRepeatable(bot))
  if (timed.length > 0) process.stderr.write(`alea: ${say.byTheClock(timed)}\n`)
}
