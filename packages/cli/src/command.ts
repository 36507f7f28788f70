import type { Language } from '@alea/engine'
import type { Messages } from './text/index.ts'

export const COMMANDS = [
  'games',
  'play',
  'simulate',
  'tournament',
  'lab',
  'odds',
  'numbers',
  'scenario',
  'replay',
  'analyse',
  'think',
  'fuzz',
  'bench',
  'serve',
  'think-node',
  'backup',
  'restore',
  'inspect',
  'reports',
  'ban',
  'unban',
  'rename',
  'audit',
  'check',
  'repair',
  'verify',
  'migrate',
  'move',
] as const
export type CommandName = (typeof COMMANDS)[number]

export interface Context {
  readonly language: Language
  readonly say: Messages
}

/** Runs and returns the exit code. */
export type Command = (args: readonly string[], context: Context) => Exit | Promise<Exit>

/** Exit codes: it worked; it ran, but what it checked or played failed; it did not run because of wrong input; Ctrl-C, as shells count it. */
export const EXIT = { success: 0, failure: 1, usage: 2, interrupted: 130 } as const
export type Exit = (typeof EXIT)[keyof typeof EXIT]
