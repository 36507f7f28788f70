/** Options and answers in the words of the game, as the seat that was asked read them. */
import {
  advance,
  answer,
  answerChance,
  clone,
  collectEvents,
  type Event,
  findOption,
  type Game,
  heardBy,
  keysOf,
  type Language,
  manual,
  paramsOf,
  type Seat,
} from '@alea/engine'
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

/** What everybody at the table heard of an answer. */
export function eventsOf({ before, entry }: Step): Event[] {
  const g = clone(before)
  const pending = advance(g)
  const { events } = collectEvents(() => {
    if (entry.who !== 'chance') {
      const found = findOption(g, entry.who, entry.key)
      if (found) answer(g, found.question, found.choice, found.who)
    } else if (pending?.kind === 'chance') answerChance(g, pending, manual(pending, entry.key))
    advance(g)
  })
  return heardBy(undefined, events)
}
