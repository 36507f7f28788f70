/** Options and answers in the words of the game, as the seat that was asked read them. */
import { advance, findOption, type Game, keysOf, type Language, paramsOf, type Seat } from '@alea/engine'
import type { Decision } from './analysis.ts'
import type { Step } from './trail.ts'

/** A decision in words: what was asked, and each option in the order of `Decision.options`. */
export interface DecisionWords {
  readonly asked: string
  readonly options: readonly string[]
}

export function wordsOf(
  game: Game,
  { before }: Step,
  { seat, name, options }: Pick<Decision, 'seat' | 'name' | 'options'>,
  language: Language,
  nameOf: (seat: Seat) => string,
): DecisionWords {
  const text = game.text[language]
  const found = findOption(before, seat, options[0]!.key)
  if (!found) return { asked: name, options: options.map(({ key }) => key) }
  const { question, who } = found
  const keys = keysOf(before, question, who)
  const params = paramsOf(before, question, seat)
  const view = game.view(before, seat)
  return {
    asked: text.ask(name, params),
    options: options.map(({ key }) => {
      const value = question.options[who]![keys.indexOf(key)]
      return value === undefined ? key : text.option(name, value, view, nameOf, params)
    }),
  }
}

/** The results of a roll as they were thrown: `3, 6`; undefined for a shuffle. */
export function facesOf({ before, entry }: Step): string | undefined {
  const pending = advance(before)
  return pending?.kind === 'chance' && pending.draw === 'roll' ? entry.key.split(' ').join(', ') : undefined
}
