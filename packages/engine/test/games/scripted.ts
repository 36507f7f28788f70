/** A source of chance that gives prepared results in order; one that is missing or does not fit throws. */
import { type ChanceQuestion, type ChanceSource, chanceFault, chanceText, sayIn } from '../../src/index.ts'

export function scripted(results: readonly (readonly number[])[]): ChanceSource & { left(): number } {
  let next = 0
  const source = (question: ChanceQuestion) => {
    const prepared = results[next++]
    if (!prepared) throw new Error(`No result is prepared for ${chanceText(question)}`)
    const fault = chanceFault(question, prepared)
    if (fault) throw new Error(`Result ${next} does not fit ${chanceText(question)}: ${sayIn(fault, 'en')}`)
    return prepared
  }
  return Object.assign(source, { left: () => results.length - next })
}
