import { think } from '@alea/bots'
import type { ThinkJob } from '@alea/host'

/** Whoever thinks for a bot: given only what its seat knows, it returns the key of one of the options the seat has. */
export interface BotRunner {
  choose(job: ThinkJob): Promise<string>
  close?(): Promise<void>
}

/** Thinks in this very thread: for tests, and for bots that hardly think. Live servers use the threads of @alea/bots. */
export const inProcessBots: BotRunner = { choose: async (job) => think(job) }
