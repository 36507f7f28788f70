/** How many tables that have not ended one person may have set up, and how many bots at them. */
import { type Ids, Refusal } from '@alea/host'
import type { Config } from '../config.ts'
import type { Storage } from '../storage/storage.ts'
import type { TableCount } from '../storage/tableCount.ts'
import { FAULTS } from '../text/index.ts'

interface Owner {
  readonly id: string
  readonly ids: Ids
}

export class TableQuota {
  private readonly storage: Pick<Storage, 'hostedBy'>
  private readonly limits: Pick<Config, 'tablesPerPerson' | 'botSeatsPerPerson' | 'botMatchesPerPerson'>
  /** The last request of each person: a person's requests are counted one after the other. */
  private readonly last = new Map<string, Promise<unknown>>()

  constructor(storage: TableQuota['storage'], limits: TableQuota['limits']) {
    this.storage = storage
    this.limits = limits
  }

  /** Does `work`, which adds this to what a person has set up, unless there would be too much. */
  async adding<T>(owner: Owner, added: TableCount, work: () => Promise<T>): Promise<T> {
    const turn = (this.last.get(owner.id) ?? Promise.resolve()).then(async () => {
      await this.check(owner, added)
      return work()
    })
    const done = turn.then(
      () => {},
      () => {},
    )
    this.last.set(owner.id, done)
    try {
      return await turn
    } finally {
      if (this.last.get(owner.id) === done) this.last.delete(owner.id)
    }
  }

  private async check({ ids }: Owner, added: TableCount): Promise<void> {
    const { tablesPerPerson, botSeatsPerPerson, botMatchesPerPerson } = this.limits
    const has = await this.storage.hostedBy([...ids])
    const exceeds = (what: keyof TableCount, most: number) => added[what] > 0 && has[what] + added[what] > most
    if (exceeds('tables', tablesPerPerson))
      throw new Refusal('too-many', (language) => FAULTS[language].manyTables(tablesPerPerson))
    if (exceeds('botSeats', botSeatsPerPerson))
      throw new Refusal('too-many', (language) => FAULTS[language].manyBots(botSeatsPerPerson))
    if (exceeds('botMatches', botMatchesPerPerson))
      throw new Refusal('too-many', (language) => FAULTS[language].manyBotMatches(botMatchesPerPerson))
  }
}
