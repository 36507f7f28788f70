/** What nodes say to each other about matches and people. */
import type { Language, Seat } from '@alea/engine'
import type { CommandFrame, Has } from '@alea/host'
import type { BotJob } from '../bots/botRunner.ts'

/** What the owner of a match is asked. */
export type Asked =
  | AskedWatch
  | { readonly kind: 'perform'; readonly frame: CommandFrame; readonly sender: SentPerson }
  | { readonly kind: 'route'; readonly method: string; readonly path: string; readonly call: SentCall }
  | { readonly kind: 'task'; readonly task: string; readonly args: readonly unknown[] }

export interface AskedWatch {
  readonly kind: 'watch'
  /** Under which the node that asks knows the connection and its viewer. */
  readonly watcher: number
  readonly as: Seat | null
  readonly ids: readonly string[]
  readonly player: string | undefined
  readonly language: Language | undefined
  readonly follows: boolean | undefined
  readonly isHidden: boolean | undefined
  readonly has: Has
  readonly invitation: string | undefined
}

export interface SentPerson {
  readonly id: string
  readonly name: string
  readonly ids: readonly string[]
}

/** A request, as another node runs it. */
export interface SentCall {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  readonly player: (SentPerson & { readonly account: boolean }) | undefined
  readonly program: boolean
  readonly address: string
  readonly language: Language
}

export interface Watched {
  readonly owner: string
  readonly isDesync: boolean
}

/** What needs no answer. */
export type Note =
  /** Frames for watchers, in order. */
  | { readonly kind: 'texts'; readonly texts: readonly { readonly to: number[]; readonly text: string }[] }
  | { readonly kind: 'leave'; readonly watcher: number }
  | { readonly kind: 'hidden'; readonly watcher: number; readonly isHidden: boolean }
  | { readonly kind: 'changed'; readonly changed: Changed }
  /** Somebody may have to be told that it is their turn. */
  | { readonly kind: 'awaited' }
  | ThinkingNote
  /** The node leaves in good order. */
  | { readonly kind: 'bye' }

/** How nodes think for each other (bots/sharedBots.ts). Jobs have numbers of the node that asks. */
export type ThinkingNote =
  /** Bots wait here for a thread. */
  | { readonly kind: 'busy' }
  /** So many threads have nothing to do here. */
  | { readonly kind: 'idle'; readonly threads: number }
  | { readonly kind: 'think'; readonly id: number; readonly job: BotJob }
  /** Nobody needs the answer any more. */
  | { readonly kind: 'enough'; readonly id: number }
  /** Without a key: it could not be done there. */
  | { readonly kind: 'thought'; readonly id: number; readonly key?: string }

/** What other nodes have in memory is out of date. */
export interface Changed {
  readonly sessions?: readonly string[]
  readonly players?: readonly string[]
  /** Guests who look like these accounts are called otherwise now. */
  readonly names?: readonly string[]
  /** Whom they do not hear. */
  readonly unheard?: readonly string[]
}
