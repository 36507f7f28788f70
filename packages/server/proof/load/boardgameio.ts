/** boardgame.io under the same load: two sockets for each match, whoever's turn it is moves at once. */
import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { type Random, random } from '@alea/engine'
import { type Figures, figuresOf, residentOf, Stopwatch } from './figures.ts'

interface Socket {
  on(event: string, hear: (...args: never[]) => void): void
  emit(event: string, ...args: unknown[]): void
  close(): void
}

interface State {
  readonly G: { readonly turnTotal: number }
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown }
  readonly _stateID: number
}

const PORT = 18_000 + (process.pid % 1000)

/** `lean`: without its history of undo. */
export async function loadBoardgameio(matches: number, lean = false): Promise<Figures> {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'boardgameioServer.ts'), `${PORT}`, lean ? 'lean' : ''],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  await new Promise<void>((resolve) => child.stdout.on('data', (text) => String(text).includes('ready') && resolve()))
  // socket.io's own client, the one boardgame.io uses.
  const { io } = createRequire(import.meta.url)('socket.io-client') as { io(url: string, options: object): Socket }
  const watch = new Stopwatch()
  const tables: BoardgameioMatch[] = []
  for (let i = 0; i < matches; i++) tables.push(await BoardgameioMatch.open(io, `m${i}`, watch, random(i + 1)))
  for (const table of tables) table.begin()
  await watch.run(child.pid)
  const memory = residentOf(child.pid!)
  for (const table of tables) table.close()
  kill()
  process.off('exit', kill)
  return figuresOf(watch, memory)
}

class BoardgameioMatch {
  private readonly watch: Stopwatch
  private readonly luck: Random
  private readonly match: string
  private readonly sockets: Socket[] = []
  /** The state each seat has. */
  private readonly states = [-1, -1]
  private sent = 0

  private constructor(match: string, watch: Stopwatch, luck: Random) {
    this.match = match
    this.watch = watch
    this.luck = luck
  }

  static async open(
    io: (url: string, options: object) => Socket,
    match: string,
    watch: Stopwatch,
    luck: Random,
  ): Promise<BoardgameioMatch> {
    const table = new BoardgameioMatch(match, watch, luck)
    for (const player of ['0', '1']) {
      const socket = io(`http://localhost:${PORT}/pig`, { transports: ['websocket'], forceNew: true })
      table.sockets.push(socket)
      const hear = (_: string, state: { state?: State } & State) => table.heard(Number(player), state.state ?? state)
      socket.on('update', hear as never)
      socket.on('sync', hear as never)
      await new Promise<void>((resolve) => socket.on('connect', resolve as never))
    }
    return table
  }

  /** A match that is not there yet is made when somebody asks for it. */
  begin(): void {
    for (const [player, socket] of this.sockets.entries()) socket.emit('sync', this.match, `${player}`, undefined, 2)
  }

  private heard(seat: number, state: State): void {
    if (state._stateID <= this.states[seat]!) return
    this.states[seat] = state._stateID
    if (this.states[0] !== this.states[1]) return
    if (this.sent > 0) this.watch.note(performance.now() - this.sent)
    if (state.ctx.gameover !== undefined) return
    const player = state.ctx.currentPlayer
    const type = state.G.turnTotal > 0 && this.luck.below(2) === 0 ? 'hold' : 'roll'
    this.sent = performance.now()
    const action = { type: 'MAKE_MOVE', payload: { type, args: [], playerID: player } }
    this.sockets[Number(player)]!.emit('update', action, state._stateID, this.match, player)
  }

  close(): void {
    for (const socket of this.sockets) socket.close()
  }
}
