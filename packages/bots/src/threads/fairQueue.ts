/** Whom a job is for. */
export interface Share {
  /** Those who wait for it: the job counts for the one of them with the fewest jobs. */
  readonly people?: readonly string[]
  readonly match?: string
}

interface Person {
  readonly matches: Map<string, unknown[]>
  waiting: number
}

/** Who was served when is remembered of so many people and matches. */
const REMEMBERED = 10_000

/**
 * Jobs that wait. Next is the person who was served longest ago, and of that person the match that was: somebody with a thousand jobs is served
 * as often as somebody with one, and who has not been served for a while waits for nobody but the jobs that have begun.
 */
export class FairQueue<T> {
  private readonly people = new Map<string, Person>()
  /** When people, and their matches, were last served; the latest last. */
  private readonly served = new Map<string, number>()
  private readonly placeOf = new Map<T, { readonly person: string; readonly match: string }>()
  private turn = 0

  get size(): number {
    return this.placeOf.size
  }

  add(job: T, { people = [], match = '' }: Share): void {
    const person = this.leastBusy(people)
    let queue = this.people.get(person)
    if (!queue) this.people.set(person, (queue = { matches: new Map(), waiting: 0 }))
    queue.waiting++
    const jobs = queue.matches.get(match)
    if (jobs) jobs.push(job)
    else queue.matches.set(match, [job])
    this.placeOf.set(job, { person, match })
  }

  take(): T | undefined {
    const person = this.longestUnserved(this.people.keys())
    if (person === undefined) return undefined
    const { matches } = this.people.get(person)!
    const match = this.longestUnserved(matches.keys(), `${person} `)!
    const job = matches.get(match)![0] as T
    this.remove(job)
    this.serve(person)
    this.serve(`${person} ${match}`)
    return job
  }

  /** False if it does not wait here. */
  remove(job: T): boolean {
    const place = this.placeOf.get(job)
    if (!place) return false
    this.placeOf.delete(job)
    const queue = this.people.get(place.person)!
    const jobs = queue.matches.get(place.match)!
    jobs.splice(jobs.indexOf(job), 1)
    if (jobs.length === 0) queue.matches.delete(place.match)
    if (--queue.waiting === 0) this.people.delete(place.person)
    return true
  }

  /** Everything that waits; afterwards nothing does. */
  clear(): T[] {
    const jobs = [...this.placeOf.keys()]
    this.placeOf.clear()
    this.people.clear()
    return jobs
  }

  private leastBusy(people: readonly string[]): string {
    const waiting = (person: string) => this.people.get(person)?.waiting ?? 0
    return people.reduce((least, one) => (waiting(one) < waiting(least) ? one : least), people[0] ?? '')
  }

  private longestUnserved(names: Iterable<string>, prefix = ''): string | undefined {
    let found: string | undefined
    let earliest = Number.POSITIVE_INFINITY
    for (const name of names) {
      const at = this.served.get(prefix + name) ?? -1
      if (at >= earliest) continue
      found = name
      earliest = at
    }
    return found
  }

  private serve(name: string): void {
    this.served.delete(name)
    this.served.set(name, this.turn++)
    if (this.served.size > REMEMBERED) this.served.delete(this.served.keys().next().value!)
  }
}
