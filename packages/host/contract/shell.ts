/** What the contract needs of a shell: a way to open a match on it, and the two directions of its connection. */
import { type ChanceSource, fast, type Seat, seedOf } from '@alea/engine'
import type { FromClient, FromServer, SeatWish } from '@alea/protocol/client'
import type { MatchHost } from '../src/index.ts'

export interface ContractSetup {
  readonly game: string
  readonly seats: readonly Extract<SeatWish, { kind: 'me' | 'bot' }>[]
  readonly options?: Readonly<Record<string, unknown>>
}

export interface Shell {
  readonly name: string
  /**
   * A match that has begun and waits for a person, so that the first frames do not depend on how fast bots are.
   * Every `me` is the same person. Bots take no time, and neither do windows.
   */
  open(setup: ContractSetup): Promise<OpenedMatch>
}

export interface OpenedMatch {
  readonly match: string
  send(frame: FromClient): void
  /** Everything received so far. */
  readonly frames: readonly FromServer[]
  /** Resolves when there are more frames than so many. */
  more(than: number): Promise<void>
  undoBar(seat: Seat): Promise<string | null>
  /** Closed, and opened again from what was stored. */
  reopen(): Promise<OpenedMatch>
  close(): Promise<void>
}

/** Lets bots answer until the match waits for a person. */
export async function untilWaiting(host: MatchHost): Promise<void> {
  while (!host.isWaiting) await new Promise((resolve) => setTimeout(resolve, 0))
}

/** The same dice in every shell, and again after opening it anew: each draw depends on its position alone. */
export const contractDice: ChanceSource = (question, position) => fast(seedOf(15, position))(question, position)

/** The same luck for every bot. */
export const CONTRACT_SEED = 7

/** Frames as they come in, for `frames` and `more`. */
export class Inbox {
  readonly frames: FromServer[] = []
  private waiting: { readonly than: number; resolve(): void }[] = []

  readonly take = (frame: FromServer): void => {
    this.frames.push(frame)
    const ready = this.waiting.filter(({ than }) => this.frames.length > than)
    this.waiting = this.waiting.filter(({ than }) => this.frames.length <= than)
    for (const { resolve } of ready) resolve()
  }

  readonly more = (than: number): Promise<void> =>
    this.frames.length > than ? Promise.resolve() : new Promise((resolve) => this.waiting.push({ than, resolve }))
}
