/** A route declares its parameters and its reply; validation, the OpenAPI document and the types are derived from that. */
import type { Language } from '@alea/engine'
import type { Static, TSchema } from 'typebox'
import type { Player } from '../players/players.ts'
import type { ClientFacts, Session } from '../players/sessions.ts'
import type { Services } from '../services.ts'

export interface Call<P, Q, B> {
  readonly params: P
  readonly query: Q
  readonly body: B
  /** Who asks; undefined if nobody is signed in. */
  readonly player: Player | undefined
  /** With which session. */
  readonly session: Session | undefined
  /** By a token in the authorization header, not by a cookie. */
  readonly program: boolean
  readonly facts: ClientFacts
  /** The mark of a browser in which somebody has signed in before. */
  readonly device: string | undefined
  /** Who shares limits with the caller (`limitKey`). */
  readonly address: string
  /** What the caller reads. */
  readonly language: Language
  readonly now: number
  /** Sets a cookie; `seconds` 0 takes it away. */
  cookie(name: string, value: string, seconds: number): void
}

export interface Described {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** `/api/tables/{match}` */
  readonly path: string
  readonly tag: string
  readonly summary: string
  /** How much of the address's rate limit a call uses; 1 unless given. */
  readonly cost?: number
  /** Plain text instead of JSON. */
  readonly text?: true
  /** What is not there yet is answered with 202: what it means. */
  readonly accepted?: string
  /** About a match, but from the storage alone: any node can answer it. */
  readonly stored?: true
  /** Also accepts a form, whose content is not read. */
  readonly form?: true
}

export interface Route extends Described {
  readonly params?: TSchema
  readonly query?: TSchema
  readonly body?: TSchema
  readonly reply?: TSchema
  /** Only for those who have a session. */
  readonly signedIn: boolean
  run(services: Services, call: Call<unknown, unknown, unknown>): Promise<unknown>
}

/** A reply that is written already, or whose status is not 200. */
export class Written {
  readonly status: 200 | 202
  readonly json: string

  constructor(status: 200 | 202, json: string) {
    this.status = status
    this.json = json
  }
}

export interface SignedIn {
  readonly player: Player
  readonly session: Session
}

type Of<S> = S extends TSchema ? Static<S> : Record<never, never>

/** A route for everybody. */
export function open<P extends TSchema, Q extends TSchema, B extends TSchema, R extends TSchema>(
  described: Described & { params?: P; query?: Q; body?: B; reply?: R },
  run: (services: Services, call: Call<Of<P>, Of<Q>, Of<B>>) => Promise<unknown>,
): Route {
  return { ...described, signedIn: false, run: run as Route['run'] }
}

/** A route for players. */
export function signedIn<P extends TSchema, Q extends TSchema, B extends TSchema, R extends TSchema>(
  described: Described & { params?: P; query?: Q; body?: B; reply?: R },
  run: (services: Services, call: Call<Of<P>, Of<Q>, Of<B>> & SignedIn) => Promise<unknown>,
): Route {
  return { ...described, signedIn: true, run: run as Route['run'] }
}
