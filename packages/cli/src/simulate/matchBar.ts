import type { Messages } from '../messages/messages.ts'
import { ProgressBar } from '../terminal/progressBar.ts'

/** How far so many matches have got, how fast, and how long it will take. */
export class MatchBar {
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
    this.bar.show(done, this.say.simulating(done, total, done / seconds, (total - done) * (seconds / done)))
  }

  clear(): void {
    this.bar.clear()
  }
}
