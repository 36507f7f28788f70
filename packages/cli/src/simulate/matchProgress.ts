import { ProgressBar } from '../terminal/progressBar.ts'
import type { Messages } from '../text/index.ts'

/** A progress bar for matches: how many are played, how fast, and how long the rest will take. */
export class MatchProgress {
  private readonly say: Messages
  private readonly total: number
  private readonly bar: ProgressBar
  private readonly began = performance.now()

  constructor(say: Messages, total: number, wanted: boolean) {
    this.say = say
    this.total = total
    this.bar = new ProgressBar(total, wanted)
    this.bar.show(0, '')
  }

  get seconds(): number {
    return (performance.now() - this.began) / 1000
  }

  readonly show = (done: number): void => {
    const { seconds, total } = this
    this.bar.show(done, this.say.simulate.progress(done, total, done / seconds, (total - done) * (seconds / done)))
  }

  clear(): void {
    this.bar.clear()
  }
}
