/** The way to a match: on a server, or in a worker of this browser. Both speak the live protocol. */
import type { Seat } from '@alea/engine'
import type { FromClient, FromServer } from '@alea/protocol/client'

/** `signed-out`: the session has ended, and it does not reconnect. */
export type ConnectionStatus = 'connecting' | 'open' | 'lost' | 'signed-out'

export interface Connection {
  /** `local`: in this browser; nothing leaves this device. */
  readonly kind: 'live' | 'local'
  send(frame: FromClient): void
  /** Passes on every frame and every change of status until the returned function is called. */
  listen(onFrame: (frame: FromServer) => void, onStatus: (status: ConnectionStatus) => void): () => void
  mayUndo(seat: Seat): Promise<boolean>
  /** What a bot would do here; only where no other person is playing. */
  advise?(seat: Seat): Promise<Advice>
  /** The log so far, as text. */
  log(): Promise<string>
  close(): void
}

/** Each option with its chance to win as a bot estimates it, best first. */
export interface Advice {
  readonly options: readonly { readonly key: string; readonly chance: number }[]
}
