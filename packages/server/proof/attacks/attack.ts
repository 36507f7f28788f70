/** One attack on a running server, with everything it needs. `attacks/index.ts` lists them; `proof/attack.ts` runs each beside an honest match. */
import type { ServerProcess } from '../serverProcess.ts'

/** Something the attack measures; more than `most` is judged by the command, never by a test. */
export interface Figure {
  /** `ms to stop` */
  readonly what: string
  readonly value: number
  readonly most: number
}

export interface Attack {
  /** `<who>-<does what>`, such as `guest-takes-all-bots`. */
  readonly name: string
  /** One sentence: what the attacker does. */
  readonly what: string
  /** Settings of the server it needs; the limits are those of a server people use, unless given here. */
  readonly settings?: Readonly<Record<string, unknown>>
  /** How long the honest match may wait for an answer at p99, in milliseconds, if more than 50; with the reason in a comment. */
  readonly p99?: number
  /** By how many megabytes the server may grow meanwhile, if by more than 150; with the reason in a comment. */
  readonly growth?: number
  /** Attacks until `signal` aborts or it is done; resolves with what should not have happened (none: the server held). */
  run(server: ServerProcess, signal: AbortSignal, measured: (figure: Figure) => void): Promise<readonly string[]>
}
