/** The log: one line each on stderr, as text or as JSON. It never contains a secret, a token or what somebody said. */
import { type Sentence, sayIn } from '@alea/engine'
import type { Config } from './config.ts'

export type LogLevel = 'error' | 'warn' | 'info' | 'debug'

/** What a line is about, such as the id of the request: by name, short, and safe to print. */
export type LogFacts = Readonly<Record<string, string | number>>

export type Log = (level: LogLevel, message: Sentence, facts?: LogFacts) => void

const LEVELS = ['silent', 'error', 'warn', 'info', 'debug']

export const logger = (
  { log: most, logFormat, language }: Pick<Config, 'log' | 'logFormat' | 'language'>,
  write: (line: string) => void = (line) => process.stderr.write(line),
): Log => {
  const format = logFormat === 'json' ? jsonLine : textLine
  return (level, message, facts = {}) => {
    if (LEVELS.indexOf(level) > LEVELS.indexOf(most)) return
    const line = sayIn(message, language).replaceAll(/\s*\n\s*/g, ' | ')
    write(`${format(new Date().toISOString(), level, line, facts)}\n`)
  }
}

const textLine = (at: string, level: LogLevel, message: string, facts: LogFacts): string =>
  [at, level, message, ...Object.entries(facts).map(([name, value]) => `${name}=${value}`)].join(' ')

const jsonLine = (at: string, level: LogLevel, message: string, facts: LogFacts): string =>
  JSON.stringify({ at, level, message, ...facts })
