import type { Names } from '@alea/dice-throne'
import { eachLanguage, type Language } from '@alea/engine'
import { WORDS, type Words } from '../../language/languages.ts'
import { NAMES } from './names.ts'

/** The names of the game and the words of its board, in one language. */
export interface Speech {
  readonly names: Names
  readonly words: Words['diceThrone']
  readonly language: Language
}

const SPEECH = eachLanguage(
  (language): Speech => ({ names: NAMES[language], words: WORDS[language].diceThrone, language }),
)

export const speech = (language: Language): Speech => SPEECH[language]

/** The same at a table, where a companion may be with one of these players. */
export function speechAt(language: Language, players: readonly string[]): Speech {
  const spoken = SPEECH[language]
  const companionState: Names['companionState'] = (id, state) =>
    spoken.names.companionState(id, state, (seat) => players[seat] ?? '')
  return { ...spoken, names: { ...spoken.names, companionState } }
}

/** `42 %` in French, `42%` in English; the unlikely keeps a digit. */
export const percent = (share: number, language: Language): string =>
  WORDS[language].grammar.percent(share, share > 0 && share < 0.01 ? 1 : 0)
