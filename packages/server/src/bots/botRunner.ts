import { gameFor, type Job, think } from '@alea/bots'
import type { Thought } from '@alea/bots/threads'
import type { ThinkJob } from '@alea/host'

export type BotJob = ThinkJob & Pick<Job, 'ms'>

/** Chooses for bots: it gets only what the seat knows and returns the key of one of the seat's options. */
export interface BotRunner {
  /** Once `signal` aborts, nobody needs the answer, and the promise may reject. */
  choose(job: BotJob, signal: AbortSignal): Promise<string>
  /** Called at the end of every job. */
  onThought?: (thought: Thought) => void
  /** How many jobs wait, and about how many a bot is thinking. */
  readonly waiting?: number
  readonly thinking?: number
  /** How many more it could think about at once; any number, if left out. */
  readonly free?: number
  /** Must not wait for a bot that thinks. */
  close?(): Promise<void>
}

/** Runs bots in this thread, for tests. A live server uses the threads of @alea/bots. */
export const inProcessBots: BotRunner = { choose: async (job) => think(job, undefined, await gameFor(job)) }
