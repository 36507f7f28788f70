import type { Language } from '@alea/engine'
import type { Messages } from './messages/messages.ts'

export const COMMANDS = [
  'games',
  'play',
  'simulate',
  'tournament',
  'odds',
  'scenario',
  'replay',
  'fuzz',
  'bench',
  'serve',
  'verify',
] as const
export type CommandName = (typeof COMMANDS)[number]

export interface Context {
  readonly language: Language
  readonly say: Messages
}

/** Does its work and says how it went. */
export type Command = (args: readonly string[], context: Context) => Exit | Promise<Exit>

/** Exit codes: well; done, but what was tried failed; not done, because of what was asked. */
export const EXIT = { well: 0, failed: 1, misused: 2 } as const
export type Exit = (typeof EXIT)[keyof typeof EXIT]
