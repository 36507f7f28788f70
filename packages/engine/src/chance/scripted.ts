import { InputError } from '../errors.ts'
import { type ChanceQuestion, chanceFault } from '../question.ts'
import type { ChanceSource } from './source.ts'

/** A chance source with prepared results. */
export interface Script extends ChanceSource {
  /** Results nobody asked for yet; a scenario that ends with some has lied about its dice. */
  left(): number
}

/** For scenarios and lessons: prepared results, used in order. Too few, too many or impossible ones are an error. */
export function scripted(results: readonly (readonly number[])[]): Script {
  let next = 0
  const source = (question: ChanceQuestion) => {
    const prepared = results[next]
    if (!prepared) throw new InputError(`No result is prepared for ${chanceText(question)}`)
    const fault = chanceFault(question, prepared)
    if (fault) throw new InputError(`Prepared result ${next + 1} does not fit ${chanceText(question)}: ${fault}`)
    next++
    return prepared
  }
  return Object.assign(source, { left: () => results.length - next })
}

/** `roll 3d6`, `deck (a shuffle of 32)`: for messages. */
export const chanceText = ({ name, draw, count, sides }: ChanceQuestion): string =>
  draw === 'roll' ? `${name} ${count}d${sides}` : `${name} (a shuffle of ${count})`
