/** One command of a match at a time: the next begins when the one before is stored and shown. */
export class CommandQueue {
  private tail: Promise<unknown> = Promise.resolve()
  private waiting = 0

  get isIdle(): boolean {
    return this.waiting === 0
  }

  /** Runs at once where nothing is under way. */
  run<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.waiting++ === 0 ? started(work) : this.tail.then(work)
    this.tail = turn.then(this.done, this.done)
    return turn
  }

  private readonly done = (): void => {
    this.waiting--
  }
}

/** What a command throws at once is a rejection like any other. */
function started<T>(work: () => Promise<T>): Promise<T> {
  try {
    return work()
  } catch (error) {
    return Promise.reject(error)
  }
}
