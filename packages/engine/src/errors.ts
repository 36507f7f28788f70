import type { Running } from './flow.ts'

/** A mistake in the rules themselves, with the place where they stood. */
export class RulesError extends Error {
  override name = 'RulesError'
  /** The frame stack, outermost first. */
  readonly frames: string
  readonly reason: string

  constructor(reason: string, frames: string, position?: number, options?: ErrorOptions) {
    super(
      `${reason}\n  in ${frames || 'no flow'}${position === undefined ? '' : `\n  at log position ${position}`}`,
      options,
    )
    this.reason = reason
    this.frames = frames
  }

  static at(g: Running, cause: unknown): RulesError {
    if (cause instanceof RulesError) return cause
    const frames = g.stack.map(({ flow, at }) => `${flow}@${at}`).join(' > ')
    return new RulesError(cause instanceof Error ? cause.message : String(cause), frames, undefined, { cause })
  }

  /** The same error, knowing how many answers had been given. */
  withPosition(position: number): RulesError {
    return new RulesError(this.reason, this.frames, position, { cause: this.cause ?? this })
  }
}

/** Bad input from outside: a log, an option, a scenario. Its message is for the person who wrote the input. */
export class InputError extends Error {
  override name = 'InputError'
  readonly line: number | undefined

  constructor(message: string, line?: number) {
    super(line === undefined ? message : `line ${line}: ${message}`)
    this.line = line
  }
}
