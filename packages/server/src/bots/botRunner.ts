import { think } from '@alea/bots'
import type { ThinkJob } from '@alea/host'

/** Chooses for a bot: it gets only what the seat knows and returns the key of one of the seat's options. */
export interface BotRunner {
  choose(job: ThinkJob): Promise<string>
  close?(): Promise<void>
}

/** Runs bots in this thread, for tests. A live server uses the threads of @alea/bots. */
export const inProcessBots: BotRunner = { choose: async (job) => think(job) }
