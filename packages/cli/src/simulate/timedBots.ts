import { isRepeatable } from '@alea/bots'
import { printError } from '../terminal/print.ts'
import type { Messages } from '../text/index.ts'

/** Warns that the results depend on the speed of the machine. */
export function warnOfTimedBots(say: Messages, bots: readonly string[]): void {
  const timed = [...new Set(bots)].filter((bot) => !isRepeatable(bot))
  if (timed.length > 0) printError(say.simulate.timedBots(timed))
}
