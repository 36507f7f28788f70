/** Somebody who comes, plays a part of a match as people do (with previews, undo, chat, lost connections), looks at a replay and goes. */
import { setTimeout as sleep } from 'node:timers/promises'
import { GAMES } from '@alea/catalog'
import type { Random } from '@alea/engine'
import type { Mirror, Table } from '@alea/protocol'
import { Client, call } from '../../test/client.ts'

/** What all visitors did, and what should not have happened. */
export interface Visits {
  visits: number
  answers: number
  previews: number
  undone: number
  said: number
  reconnections: number
  replays: number
  /** Refused, though nothing was wrong with it. */
  readonly refused: string[]
  /** Answers that were acknowledged and are not there. */
  lost: number
}

export const noVisits = (): Visits => ({
  visits: 0,
  answers: 0,
  previews: 0,
  undone: 0,
  said: 0,
  reconnections: 0,
  replays: 0,
  refused: [],
  lost: 0,
})

const MOST_ANSWERS = 120
const MOST_SAID = 8
const THINKING_MS = 20
/** Refusals that are nobody's fault: a bot was quicker, or the dice have fallen. */
const USUAL = new Set(['stale', 'barred', 'not-your-question'])

export class Visitor {
  private readonly client: Client
  private readonly luck: Random
  private readonly all: Visits
  private match = ''
  private mirrors: Mirror[] = []
  private acknowledged = 0
  private said = 0

  private constructor(client: Client, luck: Random, all: Visits) {
    this.client = client
    this.luck = luck
    this.all = all
  }

  static async visit(url: string, luck: Random, all: Visits, signal: AbortSignal): Promise<void> {
    const visitor = new Visitor(await Client.guest(url), luck, all)
    await visitor.sit()
    const answers = 1 + luck.below(MOST_ANSWERS)
    for (let i = 0; i < answers && !signal.aborted; i++) if (!(await visitor.move())) break
    await visitor.end()
    all.visits++
  }

  private async sit(): Promise<void> {
    const { client, luck } = this
    const game = GAMES[luck.below(GAMES.length)]!
    const withBot = luck.below(3) === 0
    const seats = [{ kind: 'me' }, withBot ? { kind: 'bot', bot: 'random' } : { kind: 'me' }]
    const wish = { game: game.id, seats, pace: 0, windows: { delay: 0, limit: 0 }, open: true, start: true }
    const table = await client.ask<Table>('POST', '/api/tables', wish)
    this.match = table.id
    await client.connect()
    for (const [seat, { kind }] of table.seats.entries()) {
      if (kind !== 'player') continue
      await this.command({ type: 'order', seat, orders: { stop: true } })
      this.mirrors.push(await client.watch(table.id, seat))
    }
  }

  /** False when there is nothing more to do. */
  private async move(): Promise<boolean> {
    const { client, luck } = this
    client.frames.length = 0
    await sleep(luck.below(THINKING_MS))
    if (this.mirrors.some(({ snapshot }) => snapshot?.outcome)) return false
    const mirror = this.mirrors.find(({ snapshot }) => snapshot?.asked?.offer)
    // A bot is thinking.
    if (!mirror) return true
    const { position, as: seat } = mirror
    const { options } = mirror.snapshot!.asked!.offer!
    const { key } = options[luck.below(options.length)]!
    await this.aside(seat!, position, key)
    const done = await this.command({ type: 'answer', seat, position, key })
    if (done !== undefined) {
      this.all.answers++
      this.acknowledged = Math.max(this.acknowledged, done)
    }
    return true
  }

  /** What people do between two answers. */
  private async aside(seat: number, position: number, key: string): Promise<void> {
    const { all, client } = this
    switch (this.luck.below(12)) {
      case 0:
        if ((await this.command({ type: 'preview', seat, position, key })) !== undefined) all.previews++
        return
      case 1:
        if ((await this.command({ type: 'undo', seat, position })) !== undefined) all.undone++
        return
      case 2:
        await client.call('GET', `/api/matches/${this.match}/seats/${seat}/undo`)
        return
      case 3:
        // Faster than one line a second would be too fast.
        if (this.said++ >= MOST_SAID) return
        if ((await this.command({ type: 'say', phrase: 'hello' })) !== undefined) all.said++
        return
      case 4:
        await this.reconnect()
    }
  }

  private async reconnect(): Promise<void> {
    this.client.socket!.terminate()
    await this.client.connect()
    for (const { as } of this.mirrors) await this.client.watch(this.match, as)
    this.all.reconnections++
  }

  /** The position behind it; undefined if it was refused. */
  private async command(frame: object): Promise<number | undefined> {
    const reply = await this.client.command({ match: this.match, ...frame })
    if (reply.type === 'done') return reply.position
    if (!USUAL.has(reply.error.code)) this.all.refused.push(JSON.stringify([frame, reply.error]))
    return undefined
  }

  private async end(): Promise<void> {
    const { client, match, all } = this
    const { position } = await client.ask<Table>('GET', `/api/tables/${match}`)
    if (position < this.acknowledged) all.lost++
    const way = this.luck.below(4)
    if (way < 2) {
      await client.call('POST', `/api/matches/${match}/seats/${this.mirrors[0]!.as}/resign`)
      await call(client.url, 'GET', `/api/matches/${match}/replay?as=spectator`)
      await call(client.url, 'GET', `/api/matches/${match}/log`)
      all.replays++
    }
    if (way === 2) await client.call('POST', `/api/tables/${match}/abandon`)
    await client.close()
  }
}
