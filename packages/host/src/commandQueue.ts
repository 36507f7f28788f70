/** Runs the commands of a match one after the other: the next starts when the previous one is stored and published. */
export class CommandQueue {
  private tail: Promise<unknown> = Promise.resolve()
  private waiting = 0

  get isIdle(): boolean {
    return this.waiting === 0
  }

  /** Resolves when everything that waits or runs now has been done. */
  get settled(): Promise<unknown> {
    return this.tail
  }

  /** Runs immediately if the queue is empty. */
  run<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.waiting++ === 0 ? started(work) : this.tail.then(work)
    this.tail = turn.then(this.done, this.done)
    return turn
  }

  private readonly done = (): void => {
    this.waiting--
  }
}

/** Turns an error thrown synchronously into a rejection. */
function started<T>(work: () => Promise<T>): Promise<T> {
  try {
    return work()
  } catch (error) {
    return Promise.reject(error)
  }
}
