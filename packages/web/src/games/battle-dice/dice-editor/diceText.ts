import type { Language } from '@alea/engine'
import { WORDS } from '../../../language/languages.ts'
import { NAMES } from '../names.ts'
import { changedFaces, nameOf, tableOf } from './houseTable.ts'

/** House dice, face by face; undefined for dice that have a name. */
export function diceText(value: unknown, language: Language): string | undefined {
  const table = tableOf(value)
  if (nameOf(table) !== undefined) return undefined
  const { battleDice, grammar } = WORDS[language]
  const { race: raceName, face: faceName } = NAMES[language]
  return grammar.clauses(
    changedFaces(table).map(({ race, face, from, to }) =>
      battleDice.editor.change(raceName(race), face, faceName(from), faceName(to)),
    ),
  )
}
