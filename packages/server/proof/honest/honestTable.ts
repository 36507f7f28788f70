/** Two people who play one match after the other like people: an answer takes them 50 to 200 ms. What they notice of an attack is counted. */
import { setTimeout as sleep } from 'node:timers/promises'
import { type Random, random } from '@alea/engine'
import type { Mirror, Table } from '@alea/protocol'
import { addressOf, HonestPerson } from './honestPerson.ts'

export interface HonestGame {
  readonly game: string
  readonly options?: object
}

const QUICKEST_MS = 50
const SLOWEST_MS = 200
/** As the web app: after an answer it asks whether it can be taken back. Not after each, because these people are quicker than any. */
const UNDO_HINT_EVERY = 5
/** Longer than anything takes on the busiest machine. */
const HANGS_MS = 120_000

export class HonestTable {
  /** What should not happen to honest people: refusals, desyncs, lost connections. */
  readonly harmed: string[] = []
  private waits: number[] = []
  private readonly people: readonly HonestPerson[]
  private readonly wish: HonestGame
  private readonly luck: Random
  private stopped = false
  private look = () => {}
  private playing: Promise<void> = Promise.resolve()

  private constructor(people: readonly HonestPerson[], wish: HonestGame, seed: number) {
    this.people = people
    this.wish = wish
    this.luck = random(seed)
    for (const person of people) {
      person.onFrame = () => this.look()
      person.onHarm = (what) => this.harmed.push(`${wish.game}: ${what}`)
    }
  }

  /** `number` tells tables apart: their people have addresses of their own. */
  static async open(url: string, wish: HonestGame, number: number): Promise<HonestTable> {
    const addresses = [addressOf(2 * number), addressOf(2 * number + 1)]
    const people = await Promise.all(addresses.map((address) => HonestPerson.arrive(url, address)))
    const table = new HonestTable(people, wish, number + 1)
    table.playing = table.play()
    return table
  }

  /** Ends when told to, and with the first thing that goes wrong. */
  private async play(): Promise<void> {
    try {
      while (!this.stopped) await this.match()
    } catch (error) {
      if (!this.stopped) this.harmed.push(`${this.wish.game}: ${(error as Error).message}`)
    }
  }

  private async match(): Promise<void> {
    const id = await this.started()
    const mirrors = this.people.map(({ mirror }) => mirror!)
    for (let answers = 1; !this.stopped; answers++) {
      const seat = await this.asked(mirrors)
      if (seat === undefined) break
      await sleep(QUICKEST_MS + this.luck.below(SLOWEST_MS - QUICKEST_MS))
      if (this.stopped) return
      const isLast = await this.answer(id, seat, mirrors)
      if (!isLast && answers % UNDO_HINT_EVERY === 0)
        await this.people[seat]!.call('GET', `/api/matches/${id}/seats/${seat}/undo`)
    }
    const desyncs = mirrors.reduce((sum, mirror) => sum + mirror.desyncs, 0)
    if (desyncs > 0) this.harmed.push(`${this.wish.game}: ${desyncs} desyncs`)
  }

  private async started(): Promise<string> {
    const [anna, ben] = this.people as [HonestPerson, HonestPerson]
    const seats = [{ kind: 'me' }, { kind: 'open' }]
    const wish = { ...this.wish, seats, open: true, windows: { delay: 0, limit: 0 } }
    const { id } = await anna.ask<Table>('POST', '/api/tables', wish)
    await ben.ask('POST', `/api/tables/${id}/seats`, {})
    await anna.ask('POST', `/api/tables/${id}/start`)
    for (const [seat, person] of this.people.entries()) {
      await person.ask('PUT', `/api/matches/${id}/seats/${seat}/orders`, { stop: true })
      person.watch(id, seat)
    }
    return id
  }

  /** The seat that must answer; undefined when the match is over. */
  private async asked(mirrors: readonly Mirror[]): Promise<number | undefined> {
    const isOver = () => mirrors.every(({ snapshot }) => snapshot?.outcome)
    const seat = () => mirrors.findIndex(({ snapshot }) => snapshot?.asked?.offer)
    await this.until(() => isOver() || seat() >= 0, 'nobody is asked')
    return isOver() || this.stopped ? undefined : seat()
  }

  /** True if it ended the match. */
  private async answer(match: string, seat: number, mirrors: readonly Mirror[]): Promise<boolean> {
    const { snapshot, position } = mirrors[seat]!
    // The mirror may just have been lost by a restart.
    const options = snapshot?.asked?.offer?.options
    if (!options) return false
    const { key } = options[this.luck.below(options.length)]!
    const sent = performance.now()
    const reply = await this.people[seat]!.command({ type: 'answer', match, seat, position, key })
    if (reply.type === 'refused') throw new Error(`an answer was refused: ${JSON.stringify(reply.error)}`)
    await this.until(() => mirrors.every((mirror) => mirror.position >= reply.position), 'an answer is not shown')
    this.waits.push(performance.now() - sent)
    return Boolean(mirrors[seat]!.snapshot?.outcome)
  }

  /** Looks again after each frame. */
  private until(condition: () => boolean, fault: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(fault)), HANGS_MS)
      this.look = () => {
        if (!condition() && !this.stopped) return
        clearTimeout(timer)
        resolve()
      }
      this.look()
    })
  }

  /** Milliseconds from sending an answer until it was on disk and both had seen it, since the last call. */
  takeWaits(): number[] {
    const { waits } = this
    this.waits = []
    return waits
  }

  async stop(): Promise<void> {
    this.stopped = true
    for (const person of this.people) person.stop()
    this.look()
    await Promise.race([this.playing, sleep(1000, undefined, { ref: false })])
  }
}
