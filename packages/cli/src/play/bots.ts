/** The bots at the table: quick ones think in place, slow ones in a thread beside the one that listens to the keyboard. */
import { SEARCH, THINKING_MS, think } from '@alea/bots'
import { BotThreads } from '@alea/bots/threads'
import type { ThinkJob } from '@alea/host'

const isSlow = (bot: string): boolean => bot in THINKING_MS || bot.startsWith(SEARCH)

export class TableBots {
  private readonly threads = new BotThreads()
  private thinking: AbortController | undefined
  private last: Promise<unknown> = Promise.resolve()

  /** The answer to a job, once everybody at the table is `ready` for it. One after another, so that `hurry` means the one that thinks now. */
  think(job: ThinkJob, ready: () => Promise<void>): Promise<string> {
    const thought = this.last.then(ready).then(() => this.choose(job))
    this.last = thought.catch(() => {})
    return thought
  }

  /** The bot that thinks answers at once. */
  hurry(): void {
    this.thinking?.abort()
  }

  close(): Promise<void> {
    return this.threads.close()
  }

  private async choose(job: ThinkJob): Promise<string> {
    if (!isSlow(job.bot)) return think(job)
    this.thinking = new AbortController()
    return this.threads.choose(job, this.thinking.signal)
  }
}
