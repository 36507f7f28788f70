/** All that Dice City says, by language. A new language is a folder like `en/`, and its name here. */
import { type ByLanguage, eachLanguage, inEveryLanguage, type Language } from '@alea/engine'
import type { LocationId } from '../content/locations.ts'
import { describeLocation } from './describe.ts'
import { en } from './en/index.ts'
import { fr } from './fr/index.ts'
import { gameText } from './gameText.ts'
import type { Names } from './words.ts'

export const WORDS = inEveryLanguage({ en, fr })

export const text = eachLanguage((language) => gameText(WORDS[language]))

/** Names of locations, resources, rows, ends… */
export const NAMES: ByLanguage<Names> = eachLanguage((language) => WORDS[language].names)

/** What a location does, in full. */
export function abilityText(id: LocationId, language: Language): string {
  const { abilities, traits } = WORDS[language]
  return describeLocation(id, abilities, traits)
}

/** `2 wood and 1 iron` */
export const amountsText = (amounts: readonly number[], language: Language): string => WORDS[language].amounts(amounts)
