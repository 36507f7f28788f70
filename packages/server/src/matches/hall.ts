/** All matches that are in memory: found by id, read when needed, put away when nobody looks. */
import { gameOf } from '@alea/catalog'
import { InputError, RulesError } from '@alea/engine'
import { Refusal } from '../refusal.ts'
import { Alarm } from './alarm.ts'
import { dutiesOf } from './duties.ts'
import type { House } from './house.ts'
import { MatchHost } from './matchHost.ts'
import type { MatchRecord } from './record.ts'

/** A match nobody looks at stays in memory for so long. */
const IDLE_MS = 60_000

export class Hall {
  private readonly hosts = new Map<string, MatchHost>()
  private readonly reading = new Map<string, Promise<MatchHost>>()
  private readonly house: House
  private readonly alarm: Alarm
  private readonly sweeper: NodeJS.Timeout
  private closed = false

  constructor(house: Omit<House, 'alarm'>) {
    this.alarm = new Alarm((match) => void this.ring(match))
    this.house = { ...house, alarm: (match, at) => this.closed || this.alarm.set(match, at) }
    this.sweeper = setInterval(() => this.sweep(), IDLE_MS / 4)
    this.sweeper.unref()
  }

  /** Everything the disk says is owed: bots think on, clocks run on. */
  async open(): Promise<number> {
    const wakes = await this.house.storage.wakes()
    for (const { match, at } of wakes) this.alarm.set(match, at)
    return wakes.length
  }

  get size(): number {
    return this.hosts.size
  }

  get waking(): number {
    return this.alarm.size
  }

  /** A table that did not exist before. */
  async lay(record: MatchRecord): Promise<MatchHost> {
    const { storage } = this.house
    const wake = dutiesOf(record, undefined, undefined, record.created)[0]?.at ?? null
    await storage.commit({ match: record.id, revision: 0, position: 0, entries: [], record, wake })
    return this.host(record.id)
  }

  /** At once if the match is in memory. */
  host(id: string): MatchHost | Promise<MatchHost> {
    const known = this.hosts.get(id)
    if (known && !known.broken) return known
    const reading = this.reading.get(id) ?? this.read(id).finally(() => this.reading.delete(id))
    this.reading.set(id, reading)
    return reading
  }

  private async read(id: string): Promise<MatchHost> {
    this.hosts.delete(id)
    try {
      const loaded = await this.house.storage.load(id)
      const game = loaded && gameOf(loaded.record.game)
      if (!loaded || !game) throw new Refusal('not-found', `there is no match ${id}`)
      const host = new MatchHost(game, loaded, this.house)
      this.hosts.set(id, host)
      void host.wake().catch((error: unknown) => this.house.trouble(`match ${id}`, error))
      return host
    } catch (error) {
      if (!(error instanceof InputError || error instanceof RulesError)) throw error
      this.house.trouble(`match ${id} cannot be read`, error)
      throw new Refusal('unavailable', error.message.split('\n')[0])
    }
  }

  private async ring(id: string): Promise<void> {
    try {
      const host = await this.host(id)
      await host.wake()
    } catch (error) {
      this.house.trouble(`match ${id}`, error)
      // The disk may be full for a while: what is owed stays owed.
      if (!this.closed) this.alarm.set(id, Date.now() + RETRY_MS)
    }
  }

  private sweep(): void {
    const before = this.house.now() - IDLE_MS
    for (const [id, host] of this.hosts) if (host.broken || host.isIdleSince(before)) this.hosts.delete(id)
  }

  close(): void {
    this.closed = true
    clearInterval(this.sweeper)
    this.alarm.stop()
  }
}

const RETRY_MS = 5000
