import { NAMES, type Names } from '@alea/dice-throne'
import type { Language } from '@alea/engine'
import { diceThroneWords } from '../../language/diceThroneWords.ts'

/** Sentences of effects are made from data each time they are asked for; a board asks at every change. */
const remembering = (names: Names): Names => ({
  ...names,
  ability: once(names.ability),
  card: once(names.card),
  need: once(names.need),
  cardLine: once(names.cardLine),
  board: once(names.board),
})

function once<A extends readonly string[], R>(say: (...args: A) => R): (...args: A) => R {
  const said = new Map<string, R>()
  return (...args) => {
    const key = args.join(' ')
    if (!said.has(key)) said.set(key, say(...args))
    return said.get(key)!
  }
}

const speechIn = (language: Language, names: Names) => ({
  names: remembering(names),
  words: diceThroneWords[language],
  language,
})

const SPEECH = { en: speechIn('en', NAMES.en), fr: speechIn('fr', NAMES.fr) }

/** The names of the game and the words of its board, in one language. */
export const speech = (language: Language): Speech => SPEECH[language]
export type Speech = ReturnType<typeof speechIn>

/** `42 %` in French, `42%` in English; the unlikely keeps a digit. */
export const percent = (share: number, language: Language): string =>
  PERCENT[language][share > 0 && share < 0.01 ? 1 : 0].format(share)

const percents = (language: Language) =>
  [0, 1].map(
    (digits) => new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: digits }),
  ) as unknown as readonly [Intl.NumberFormat, Intl.NumberFormat]

const PERCENT = { en: percents('en'), fr: percents('fr') }
