/** The bots of a match: quick ones think in this thread, slow ones in another, so that the keyboard stays responsive. */
import { gameFor, SEARCH, THINKING_MS, think } from '@alea/bots'
import { BotThreads } from '@alea/bots/threads'
import type { ThinkJob } from '@alea/host'

const isSlow = (bot: string): boolean => bot in THINKING_MS || bot.startsWith(SEARCH)

export class MatchBots {
  private readonly threads = new BotThreads()
  private thinking: AbortController | undefined
  private last: Promise<unknown> = Promise.resolve()

  /** The answer to a job, once `ready` resolves. One bot thinks at a time, so that `hurry` is about that one. */
  think(job: ThinkJob, ready: () => Promise<void>): Promise<string> {
    const thought = this.last.then(ready).then(() => this.choose(job))
    this.last = thought.catch(() => {})
    return thought
  }

  /** Makes the thinking bot answer at once. */
  hurry(): void {
    this.thinking?.abort()
  }

  close(): Promise<void> {
    return this.threads.close()
  }

  private async choose(job: ThinkJob): Promise<string> {
    if (!isSlow(job.bot)) return think(job, undefined, await gameFor(job))
    this.thinking = new AbortController()
    return this.threads.choose(job, undefined, this.thinking.signal)
  }
}
