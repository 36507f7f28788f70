/** Messages between the page and the worker of a local match; frames of the live protocol travel inside them. */
import type { Seat } from '@alea/engine'
import type { FromClient } from '@alea/protocol/client'
import type { Advice } from '../connection/connection.ts'
import type { LocalSetup } from './localSetup.ts'

export type WorkerRequest =
  | { readonly ask: 'may-undo'; readonly seat: Seat }
  | { readonly ask: 'advise'; readonly seat: Seat }
  | { readonly ask: 'log' }

export type ToWorker =
  /** Continues a saved match; starts any other. */
  | { readonly do: 'open'; readonly setup: LocalSetup }
  | { readonly do: 'take'; readonly frame: FromClient }
  | { readonly do: 'answer'; readonly number: number; readonly ask: WorkerRequest }

export type FromWorker =
  /** A frame of the live protocol, as text. */
  | { readonly text: string }
  | { readonly number: number; readonly answer: boolean | string | Advice }
  | { readonly fault: string }
