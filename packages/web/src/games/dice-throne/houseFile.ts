/** A file of house numbers: what it says, what it changes, and one to fill in. */
import {
  checkNumbers,
  type HouseNumbers,
  listedHero,
  type NO_HOUSE_NUMBERS,
  numbersOf,
  replaceable,
} from '@alea/dice-throne'
import { InputError, type Language } from '@alea/engine'
import { WORDS } from '../../language/languages.ts'

/** The numbers it changes, or what is wrong with it. */
export type HouseFile =
  | { readonly numbers: HouseNumbers | typeof NO_HOUSE_NUMBERS }
  | { readonly problem: (language: Language) => string }

export function readHouseFile(text: string): HouseFile {
  try {
    return { numbers: checkNumbers(JSON.parse(text)) }
  } catch (error) {
    if (error instanceof InputError) return { problem: (language) => error.in(language) }
    if (error instanceof SyntaxError) {
      // Not every browser says where.
      const [, line] = /line (\d+)/.exec(error.message) ?? []
      return { problem: (language) => WORDS[language].houseNumbers.notJson(line) }
    }
    throw error
  }
}

export interface Change {
  readonly name: string
  readonly from: number
  readonly to: number
}

/** Hero by hero. */
export const changesIn = (
  numbers: HouseNumbers,
): readonly { readonly hero: string; readonly changes: readonly Change[] }[] =>
  Object.entries(numbers).map(([hero, changed]) => ({
    hero,
    changes: Object.entries(changed).map(([name, to]) => ({ name, from: listedHero(hero)!.numbers![name]!, to })),
  }))

/** The present numbers of those among these heroes who have any to replace; of all who have, if these do not. */
export function templateFor(heroes: readonly string[]): string {
  const wanted = replaceable().filter((hero) => heroes.includes(hero))
  return `${JSON.stringify(numbersOf(wanted.length > 0 ? wanted : replaceable()), null, 2)}\n`
}
