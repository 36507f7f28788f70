import type { Language } from '@alea/engine'
import type { Absence, ClockSetup } from '../connection/types.ts'
import type { Words } from './languages.ts'
import { levelLabel } from './levelLabel.ts'

/** What is agreed about players who leave. */
export interface AbsenceTerms {
  readonly absence?: Absence | undefined
  readonly clock?: ClockSetup | undefined
  readonly standIn: string
  readonly rated: boolean
}

/** The rule of a table in sentences; undefined for a table from before there were such rules. */
export function absenceText({ absence: words }: Words, terms: AbsenceTerms, language: Language): string[] {
  const { absence, clock, rated } = terms
  if (!absence) return []
  const level = levelLabel(terms.standIn, language)
  const { rule, after = 0 } = absence
  const sentence = clock ? words.byClock[rule](level) : words.byAbsence[rule](durationText(words, after), level)
  return rated ? [sentence, words.ratedRule] : [sentence]
}

const UNITS = [
  ['days', 86_400],
  ['hours', 3600],
  ['minutes', 60],
] as const

/** In the largest unit of which there is one. */
export function durationText(words: Words['absence'], seconds: number): string {
  const [unit, size] = UNITS.find(([, length]) => seconds >= length) ?? ['seconds', 1]
  return words[unit](Math.floor(seconds / size))
}
