/** Forecasts that wait, taken in turns: whoever asks for many delays only their own. */
import type { ForecastJob } from '@alea/host'

export interface Task {
  readonly job: ForecastJob
  /** A newer one has replaced it. */
  replaced(): void
}

export class ForecastQueue<T extends Task> {
  /** By person, in the order in which they are served; each has at most one preview waiting, and one hint and one undo for each match. */
  private readonly people = new Map<string, Map<string, T>>()

  /** People wait for the answer to what they asked last: it replaces what they asked before. */
  put(task: T): void {
    const { asker, kind, match } = task.job
    const theirs = this.people.get(asker) ?? new Map<string, T>()
    const what = kind === 'preview' ? kind : `${kind} ${match}`
    theirs.get(what)?.replaced()
    theirs.delete(what)
    theirs.set(what, task)
    this.people.set(asker, theirs)
  }

  /** The next task; its person then comes last. */
  take(): T | undefined {
    for (const [asker, theirs] of this.people) {
      const [what, task] = theirs.entries().next().value!
      theirs.delete(what)
      this.people.delete(asker)
      if (theirs.size > 0) this.people.set(asker, theirs)
      return task
    }
    return undefined
  }

  get size(): number {
    let tasks = 0
    for (const theirs of this.people.values()) tasks += theirs.size
    return tasks
  }
}
