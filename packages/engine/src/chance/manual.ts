import { InputError } from '../errors.ts'
import { type ChanceQuestion, chanceFault } from '../question.ts'
import { FAULTS } from '../text/faults.ts'

/**
 * For real dice: reads what a person typed as the answer to a roll or a shuffle.
 * `6 2 3`, `6,2,3` and, for dice of at most nine faces, `623` all mean the same.
 */
export function manual(question: ChanceQuestion, typed: string): number[] {
  const text = typed.trim()
  const packed = question.draw === 'roll' && question.sides <= 9 && /^\d+$/.test(text) && text.length === question.count
  const words = packed ? [...text] : text.split(/[\s,;]+/).filter((word) => word !== '')
  const odd = words.find((word) => !/^\d{1,5}$/.test(word))
  if (odd !== undefined) throw new InputError((language) => FAULTS[language].notANumber(odd))
  const results = words.map((word) => Number(word) - (question.draw === 'shuffle' ? 1 : 0))
  const fault = chanceFault(question, results)
  if (fault) throw new InputError(fault)
  return results
}

/** Results as the log writes them: faces, or the old positions counted from 1. */
export const chanceKey = (question: Pick<ChanceQuestion, 'draw'>, results: readonly number[]): string =>
  results.map((value) => value + (question.draw === 'shuffle' ? 1 : 0)).join(' ')
