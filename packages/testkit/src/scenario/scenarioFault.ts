import { InputError } from '@alea/engine'
import type { Faults } from '../text/en/faults.ts'
import { FAULTS } from '../text/faults.ts'

/** A mistake in a scenario file, and the word it is about; without one it is the whole line. */
export class ScenarioFault extends InputError {
  readonly word: string | undefined

  constructor(say: (faults: Faults) => string, word?: string) {
    super((language) => say(FAULTS[language]))
    this.word = word
  }
}
