/** A local match without a browser: the shell the worker runs, what it sends, and a place for its saves. */
import { adviceOn, think } from '@alea/bots'
import { type ChanceSource, fast } from '@alea/engine'
import { Inbox } from '@alea/host/contract'
import type { Connection, ConnectionStatus } from '../src/connection/connection.ts'
import type { FromServer } from '../src/connection/types.ts'
import { type LocalEnvironment, LocalHost } from '../src/local/localHost.ts'
import type { LocalSetup } from '../src/local/localSetup.ts'
import type { SavedMatch } from '../src/local/savedMatch.ts'
import type { Saves } from '../src/local/saves.ts'
import type { Thinker } from '../src/local/thinker.ts'

/** As IndexedDB keeps things: copies, written a moment later. */
export class TestSaves implements Saves {
  readonly kept = new Map<string, SavedMatch>()

  async get(id: string): Promise<SavedMatch | undefined> {
    return structuredClone(this.kept.get(id))
  }

  async update(id: string, change: (before: SavedMatch | undefined) => SavedMatch): Promise<void> {
    await Promise.resolve()
    this.kept.set(id, structuredClone(change(this.kept.get(id))))
  }
}

export const thinkerHere: Thinker = {
  choose: async (job) => think(job),
  advise: async (job) => adviceOn(job),
  dropAdvice: () => {},
  close: () => {},
}

export interface LocalShell {
  readonly host: LocalHost
  readonly inbox: Inbox
  readonly troubles: unknown[]
}

export async function openLocal(setup: LocalSetup, change: Partial<LocalEnvironment> = {}): Promise<LocalShell> {
  const inbox = new Inbox()
  const troubles: unknown[] = []
  const chance: ChanceSource = fast(5)
  const host = await LocalHost.open(setup, {
    saves: new TestSaves(),
    thinker: thinkerHere,
    chance,
    now: () => Date.now(),
    later(ms, work) {
      const timer = setTimeout(work, ms)
      return () => clearTimeout(timer)
    },
    seed: () => 7,
    send: (text) => inbox.take(JSON.parse(text)),
    trouble: (_, error) => troubles.push(error),
    ...change,
  })
  return { host, inbox, troubles }
}

/** A connection to a local match that can be cut. */
export class TestConnection implements Connection {
  readonly kind = 'local'
  readonly sent: Parameters<Connection['send']>[0][] = []
  private readonly host: LocalHost
  private onFrame: (frame: FromServer) => void = () => {}
  private onStatus: (status: ConnectionStatus) => void = () => {}
  private isOpen = true

  constructor({ host, inbox }: LocalShell) {
    this.host = host
    const { take } = inbox
    Object.assign(inbox, {
      take: (frame: FromServer) => {
        take(frame)
        if (this.isOpen) this.onFrame(frame)
      },
    })
  }

  send(frame: Parameters<Connection['send']>[0]): void {
    this.sent.push(frame)
    if (this.isOpen) this.host.take(frame)
  }

  listen(onFrame: (frame: FromServer) => void, onStatus: (status: ConnectionStatus) => void): () => void {
    this.onFrame = onFrame
    this.onStatus = onStatus
    onStatus('open')
    return () => {
      this.onFrame = () => {}
    }
  }

  cut(): void {
    this.isOpen = false
    this.onStatus('lost')
  }

  mend(): void {
    this.isOpen = true
    this.onStatus('open')
  }

  mayUndo = (seat: number) =>
    this.host.undoBar(seat).then(
      (bar) => bar === null,
      () => false,
    )
  log = async () => this.host.log()
  close = () => this.host.close()
}
