/**
 * Passwords are checked one after the other, because each check costs a core a tenth of a second. Names take turns, so that guessing at one does not slow down
 * people with other names; whoever has signed in on this device before waits in a queue of their own kind.
 */
import { Refusal } from '@alea/host'
import { FAULTS } from '../text/index.ts'

/** How many may wait, for one name and in all. */
const FOR_ONE = 8
const IN_ALL = 64

interface Waiting {
  start(): void
  refuse(error: Refusal): void
}

export class HashQueue {
  /** In the order of their turns. */
  private readonly waiting = new Map<string, Waiting[]>()
  private count = 0
  private busy = false

  run<T>(name: string, work: () => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const queue = this.waiting.get(name) ?? []
      if (queue.length >= FOR_ONE || (this.count >= IN_ALL && !this.makeRoom(queue.length))) return reject(tooMany())
      queue.push({ start: () => void work().then(resolve, reject).finally(this.next), refuse: reject })
      this.waiting.set(name, queue)
      this.count++
      if (!this.busy) this.next()
    })
  }

  /** The longest queue gives up its last, if it is longer than the newcomer's would be. */
  private makeRoom(own: number): boolean {
    const longest = [...this.waiting.values()].reduce((one, other) => (other.length > one.length ? other : one))
    if (longest.length <= own + 1) return false
    longest.pop()!.refuse(tooMany())
    this.count--
    return true
  }

  private readonly next = (): void => {
    const turn = this.waiting.entries().next().value
    this.busy = turn !== undefined
    if (!turn) return
    const [name, queue] = turn
    const first = queue.shift()!
    this.count--
    // To the end of the line.
    this.waiting.delete(name)
    if (queue.length > 0) this.waiting.set(name, queue)
    first.start()
  }
}

const tooMany = (): Refusal => new Refusal('too-many', (language) => FAULTS[language].manyTries)
