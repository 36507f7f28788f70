/** Our server under load: a socket for each seat of every match; whoever is asked answers at once. */
import { type Random, random } from '@alea/engine'
import { FOLLOWING, type FromServer, patched, type Snapshot, type Table } from '@alea/protocol'
import { call } from '../../test/client.ts'
import { ServerProcess } from '../serverProcess.ts'
import { type Figures, figuresOf, residentOf, Stopwatch } from './figures.ts'
import { LeanSocket } from './leanSocket.ts'

/** How many play at each table, and its options. */
export interface LoadedSetup {
  readonly seats: number
  readonly options?: Readonly<Record<string, unknown>>
}

export async function loadAlea(game: string, matches: number, setup: LoadedSetup = { seats: 2 }): Promise<Figures> {
  const server = new ServerProcess()
  await server.start()
  const watch = new Stopwatch()
  const tables: LoadedTable[] = []
  for (let i = 0; i < matches; i++) {
    const { body } = await call(server.url, 'POST', '/api/guests', { token: true })
    tables.push(new LoadedTable(server.url, body.token as string, game, setup, watch, random(i + 1)))
  }
  for (const table of tables) await table.open()
  for (const table of tables) table.begin()
  await watch.run(server.pid)
  const memory = residentOf(server.pid)
  for (const table of tables) table.close()
  await server.kill()
  server.remove()
  return figuresOf(watch, memory)
}

export class LoadedTable {
  private readonly url: string
  /** Where the sockets of the seats connect, in turn. */
  private readonly live: readonly string[]
  private readonly token: string
  private readonly game: string
  private readonly setup: LoadedSetup
  private readonly watch: Stopwatch
  private readonly luck: Random
  private readonly sockets: LeanSocket[] = []
  private snapshots: (Snapshot | undefined)[] = []
  private positions: number[] = []
  private match = ''
  private commands = 0
  private sent = 0
  /** What has still to be heard of the answer under way. */
  private missing = 0
  private closed = false

  constructor(
    url: string,
    token: string,
    game: string,
    setup: LoadedSetup,
    watch: Stopwatch,
    luck: Random,
    live: readonly string[] = [url],
  ) {
    this.url = url
    this.live = live
    this.token = token
    this.game = game
    this.setup = setup
    this.watch = watch
    this.luck = luck
  }

  async open(): Promise<void> {
    await this.lay()
    for (let seat = 0; seat < this.setup.seats; seat++)
      this.sockets.push(
        await LeanSocket.open(`${this.live[seat % this.live.length]}/live`, FOLLOWING, this.token, (text) =>
          this.receive(seat, JSON.parse(text)),
        ),
      )
  }

  private async lay(): Promise<void> {
    const body = {
      game: this.game,
      seats: Array.from({ length: this.setup.seats }, () => ({ kind: 'me' })),
      windows: { delay: 0, limit: 0 },
      start: true,
      options: { ...(this.game === 'pig' && { target: 1000 }), ...this.setup.options },
    }
    const answered = await call(this.url, 'POST', '/api/tables', body, { authorization: `Bearer ${this.token}` })
    this.match = (answered.body as unknown as Table).id
  }

  /** Everybody looks, and whoever is asked answers. */
  begin(): void {
    this.snapshots = []
    this.positions = []
    this.missing = 0
    for (const [seat, socket] of this.sockets.entries()) {
      // No passing by itself: every answer is one of ours.
      const order = { type: 'order', match: this.match, seat, id: 'stop', orders: { stop: true } }
      socket.send(JSON.stringify(order))
      socket.send(JSON.stringify({ type: 'watch', match: this.match, as: seat }))
    }
  }

  private receive(seat: number, frame: FromServer): void {
    if (!('match' in frame) || frame.match !== this.match) return
    if (frame.type === 'refused') throw new Error(JSON.stringify(frame))
    if (frame.type === 'view') this.snapshots[seat] = frame.sight
    if (frame.type === 'step' && frame.changes)
      this.snapshots[seat] = patched(this.snapshots[seat], frame.changes) as Snapshot
    if (frame.type === 'view' || frame.type === 'step') this.positions[seat] = frame.position
    if (frame.type === 'step' || (frame.type === 'done' && frame.id !== 'stop')) this.heard()
    if (frame.type === 'view') this.play()
  }

  /** All seats have seen it and the sender knows that it is on disk. */
  private heard(): void {
    if (--this.missing === 0) this.watch.note(performance.now() - this.sent)
    this.play()
  }

  private play(): void {
    if (this.missing > 0 || this.closed) return
    for (let seat = 0; seat < this.setup.seats; seat++) if (!this.snapshots[seat]) return
    if (this.snapshots[0]!.outcome) {
      this.snapshots = []
      this.lay().then(
        () => this.begin(),
        // The server was killed because the measurement is over.
        (error: unknown) => {
          if (!this.closed) throw error
        },
      )
      return
    }
    const seat = this.snapshots.findIndex((snapshot) => snapshot?.asked?.offer)
    if (seat < 0) return
    const { options } = this.snapshots[seat]!.asked!.offer!
    const { key } = options[this.luck.below(options.length)]!
    this.missing = this.setup.seats + 1
    this.sent = performance.now()
    const frame = {
      type: 'answer',
      match: this.match,
      seat,
      id: `${++this.commands}`,
      position: this.positions[seat],
      key,
    }
    this.sockets[seat]!.send(JSON.stringify(frame))
  }

  close(): void {
    this.closed = true
    for (const socket of this.sockets) socket.close()
  }
}
