import type { Running } from './flow.ts'
import { type Language, SOURCE_LANGUAGE } from './language.ts'
import { FAULTS } from './text/faults.ts'

/** A bug in the rules, with the frame stack at that moment. */
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

  /** The same error with the log position. */
  withPosition(position: number): RulesError {
    return new RulesError(this.reason, this.frames, position, { cause: this.cause ?? this })
  }
}

/** Bad input from outside: a log, an option, a scenario. It is told to the person who wrote the input, in that person's language. */
export class InputError extends Error {
  override name = 'InputError'
  readonly line: number | undefined
  readonly #sentence: Sentence

  /** A plain string is the same in every language; `line` counts from 1. */
  constructor(sentence: Sentence, line?: number) {
    super(atLine(sayIn(sentence, SOURCE_LANGUAGE), SOURCE_LANGUAGE, line))
    this.#sentence = sentence
    this.line = line
  }

  in(language: Language): string {
    return atLine(sayIn(this.#sentence, language), language, this.line)
  }
}

/** Something to say, not yet in any language. */
export type Sentence = string | ((language: Language) => string)

/** The sentence in a language. */
export const sayIn = (sentence: Sentence, language: Language): string =>
  typeof sentence === 'string' ? sentence : sentence(language)

const atLine = (text: string, language: Language, line: number | undefined): string =>
  line === undefined ? text : FAULTS[language].atLine(line, text)
